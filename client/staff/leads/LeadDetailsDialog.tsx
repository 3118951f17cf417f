import { useEffect, useRef } from 'react';

import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import {
  leadsApi,
  leadTexts,
  type LeadDetails,
  type LeadRow,
} from '../../../src/features/leads/admin/leads-admin.contract.ts';
import { personPath } from '../../../src/features/people/people.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import * as styles from './LeadDetailsDialog.css.ts';
import { useResource } from '../../api/use-resource.ts';
import { mailTo } from '../shell/mail-to.ts';
import { DialogHead } from '../ui/DialogParts.tsx';
import { Facts } from '../ui/Facts.tsx';
import type { OpenLead } from './use-open-lead.ts';

/** The lead that the page came with open; the details are null when they could not be read. */
export type StartLead = { id: string; details: LeadDetails | null; problem: string | null };

interface LeadDetailsDialogProps {
  id: string;
  lead: OpenLead;
  /** The lead's row, where the list shows it. */
  row: LeadRow | undefined;
  start: StartLead | null;
  /** The list without the dialog, where there is no script. */
  closeHref: string;
  time: DisplayTime;
}

const CAMPAIGN = [
  ['source', 'Source'],
  ['medium', 'Medium'],
  ['campaign', 'Campaign'],
  ['term', 'Term'],
  ['content', 'Content'],
] as const;

type Fact = readonly [label: string, value: string | null | undefined];

function FactsPart({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <Facts kind="dialog" facts={known} />
    </section>
  );
}

/** One lead with its attribution: first and last campaign, landing page, referrer. */
export function LeadDetailsDialog({
  id,
  lead,
  row,
  start,
  closeHref,
  time,
}: LeadDetailsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = lead.id !== null;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) return element.close();
    if (element.matches(':modal')) return;
    // Removed rather than closed, which would count as staff closing it.
    element.removeAttribute('open');
    element.showModal();
  }, [isOpen]);

  const known = row ?? (start?.id === lead.id ? start?.details : undefined);
  return (
    <Dialog id={id} label="Lead" dialogRef={dialog} isOpen={start !== null} onClose={lead.hide}>
      <DialogHead
        title={known?.name ?? 'Lead'}
        close={
          <Button
            href={closeHref}
            variant="quiet"
            size="small"
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
          >
            Close
          </Button>
        }
      />
      {known ? (
        <>
          <p className={styles.email}>
            <a href={mailTo(known.email)}>{known.email}</a>
          </p>
          <FactsPart
            title="Lead"
            facts={[
              ['Created', shownTime(known.created_at, time)],
              ['Source', known.source],
              ['Partner key', known.partner_key],
            ]}
          />
        </>
      ) : null}
      {lead.id === null ? null : (
        <p className={styles.quiet}>
          <a href={personPath(lead.id)}>Everything of this person</a>
        </p>
      )}
      {lead.id === null ? null : (
        <Origin
          key={lead.id}
          id={lead.id}
          start={start?.id === lead.id ? start.details : undefined}
          failed={start?.problem ?? leadTexts.failed}
          time={time}
        />
      )}
    </Dialog>
  );
}

/** Where a lead came from. @param start as the page was rendered; undefined where it is yet to be read */
function Origin({
  id,
  start,
  failed,
  time,
}: {
  id: string;
  start: LeadDetails | null | undefined;
  failed: string;
  time: DisplayTime;
}) {
  const input = { params: { id } };
  const { data, problem, read } = useResource(leadsApi.details, input, { start, failed });
  if (!data) {
    return (
      <div className={styles.quiet} aria-live="polite">
        {problem ?? 'Reading where this lead came from...'}
        {problem ? (
          <Button variant="secondary" size="small" onClick={() => void read(input)}>
            Try again
          </Button>
        ) : null}
      </div>
    );
  }
  const { attribution, page, visits } = data;
  const other = (partner: string | undefined) => (partner === data.partner_key ? null : partner);
  const campaign = (prefix: string): Fact[] =>
    CAMPAIGN.map(([field, label]) => [label, attribution?.[`${prefix}utm_${field}`]]);
  return (
    <>
      <FactsPart title="Sent from" facts={[['Page', page]]} />
      <FactsPart
        title={visits.length === 1 ? 'Came back once' : `Came back ${visits.length} times`}
        facts={visits.map(({ created_at, source, page: on, partner_key }) => [
          shownTime(created_at, time),
          [source, on, partner_key && `partner ${partner_key}`].filter(Boolean).join(', '),
        ])}
      />
      <FactsPart title="First visit" facts={campaign('first_')} />
      <FactsPart title="Last visit" facts={campaign('')} />
      <FactsPart
        title="Way here"
        facts={[
          ['Landing page', attribution?.['landing_page']],
          ['Referrer', attribution?.['referrer']],
          ['First partner', other(attribution?.['first_partner_key'])],
          ['Last partner', other(attribution?.['last_partner_key'])],
        ]}
      />
      {attribution ? null : <p className={styles.quiet}>Where this lead came from is not known.</p>}
    </>
  );
}
