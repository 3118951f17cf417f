import type { ReactNode } from 'react';

import {
  leadsApi,
  leadTexts,
  type LeadDetails,
  type LeadRow,
  type LeadValues,
} from '../../../src/features/leads/admin/leads-admin.contract.ts';
import { personPath } from '../../../src/features/people/people.contract.ts';
import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { useResource } from '../../api/use-resource.ts';
import { mailTo } from '../shell/mail-to.ts';
import { Facts } from '../ui/Facts.tsx';
import { RecordPane, WorkHistory } from '../work/RecordPane.tsx';
import { WorkForm } from '../work/WorkForm.tsx';
import * as styles from '../work/Work.css.ts';
import { LEAD_STATUS_WORDS } from './lead-words.ts';

interface LeadPaneProps {
  id: string;
  /** The lead's row, where the list shows it. */
  row: LeadRow | undefined;
  /** What is known of it already. */
  details: LeadDetails | null | undefined;
  /** Why it could not be read with the page. */
  problem: string | null;
  names: readonly string[];
  closeHref: string;
  time: DisplayTime;
  onSave: (row: LeadRow, values: LeadValues & { note?: string }) => Promise<string | null>;
  onClose: () => void;
  /** What someone else changed. */
  change: ReactNode;
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

/** One lead next to the list: how it is worked, where it came from, what happened. */
export function LeadPane({
  id,
  row,
  details,
  problem,
  names,
  closeHref,
  time,
  onSave,
  onClose,
  change,
}: LeadPaneProps) {
  const known = row ?? details ?? undefined;
  return (
    <RecordPane
      label="Lead"
      title={known?.name ?? 'Lead'}
      closeHref={closeHref}
      onClose={onClose}
      change={change}
    >
      {known ? (
        <>
          <p className={styles.email}>
            <a href={mailTo(known.email)}>{known.email}</a>
            <a href={personPath(id)}>Everything of this person</a>
          </p>
          <WorkForm
            record={known}
            statuses={LEAD_STATUS_WORDS}
            names={names}
            onSave={(changed) => onSave(known, changed)}
          >
            <label className={styles.field}>
              Next step
              <input name="next_step" defaultValue={known.next_step ?? ''} maxLength={200} />
            </label>
            <label className={styles.field}>
              On
              <input type="date" name="next_at" defaultValue={known.next_at ?? ''} />
            </label>
          </WorkForm>
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
      <Origin
        key={`${id} ${known?.version ?? ''}`}
        id={id}
        start={details}
        failed={problem ?? leadTexts.failed}
        time={time}
      />
    </RecordPane>
  );
}

/** Where a lead came from, and what happened to it. @param start undefined where it is yet to be read */
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
      <WorkHistory history={data.history} time={time} />
      <FactsPart
        title={visits.length === 1 ? 'Came back once' : `Came back ${visits.length} times`}
        facts={visits.map(({ created_at, source, page: on, partner_key, status_before }) => [
          shownTime(created_at, time),
          [
            source,
            on,
            partner_key && `partner ${partner_key}`,
            status_before && `was ${LEAD_STATUS_WORDS[status_before].toLowerCase()}`,
          ]
            .filter(Boolean)
            .join(', '),
        ])}
      />
      <FactsPart title="Sent from" facts={[['Page', page]]} />
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
