import { useEffect, useRef } from 'react';

import {
  shownTime,
  type LeadRow,
  type DisplayTime,
} from '../../../src/features/staff/staff.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import * as styles from './LeadDetailsDialog.css.ts';
import { mailTo } from '../shell/mail-to.ts';
import type { OpenLead } from './use-open-lead.ts';

interface LeadDialogProps {
  id: string;
  lead: OpenLead;
  /** What the list knows of it already. */
  row: LeadRow | undefined;
  /** Whether the page came with it open. */
  isOpenAtFirst: boolean;
  /** The list without it, for those who have no script. */
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

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.facts}>
        {known.map(([label, value]) => (
          <div className={styles.fact} key={label}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.value} dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One lead with where it came from: first and last campaign, landing page, referrer, partner key. */
export function LeadDialog({ id, lead, row, isOpenAtFirst, closeHref, time }: LeadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = lead.id !== null;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!isOpen) return element.close();
    if (element.matches(':modal')) return;
    // Taken away rather than closed, which would count as staff closing it.
    element.removeAttribute('open');
    element.showModal();
  }, [isOpen]);

  const known = lead.details ?? row;
  const from = lead.details?.attribution;
  const campaign = (prefix: string): Fact[] =>
    CAMPAIGN.map(([field, label]) => [label, from?.[`${prefix}utm_${field}`]]);
  return (
    <Dialog id={id} label="Lead" dialogRef={dialog} isOpen={isOpenAtFirst} onClose={lead.hide}>
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {known?.name ?? 'Lead'}
        </h2>
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
      </div>
      {known ? (
        <>
          <p className={styles.email}>
            <a href={mailTo(known.email)}>{known.email}</a>
          </p>
          <Facts
            title="Lead"
            facts={[
              ['Created', shownTime(known.created_at, time)],
              ['Source', known.source],
              ['Partner key', known.partner_key],
            ]}
          />
        </>
      ) : null}
      {lead.details ? (
        <>
          <Facts title="First visit" facts={campaign('first_')} />
          <Facts title="Last visit" facts={campaign('')} />
          <Facts
            title="Way here"
            facts={[
              ['Landing page', from?.['landing_page']],
              ['Referrer', from?.['referrer']],
            ]}
          />
          {from ? null : <p className={styles.quiet}>Where this lead came from is not known.</p>}
        </>
      ) : (
        <div className={styles.quiet} aria-live="polite">
          {lead.problem ?? (isOpen ? 'Reading where this lead came from...' : null)}
          {lead.problem ? (
            <Button variant="secondary" size="small" onClick={lead.retry}>
              Try again
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
