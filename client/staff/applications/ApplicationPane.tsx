import { AUDIT_ACTIONS } from '../../../src/audit/audit-actions.contract.ts';
import {
  type ApplicationResponse,
  type ApplicationRow,
  type HistoryRow,
  applicationsApi,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  applicantFilling,
  decisionMailApi,
} from '../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { waitingText } from '../../../src/features/affiliates/review/review.contract.ts';
import { ReplyPart } from '../../../src/features/replies/client/ReplyPart.tsx';
import { personPath } from '../../../src/features/people/people.contract.ts';
import type { DisplayTime } from '../../../src/shared/display-time.ts';
import type { MailText } from '../../../src/shared/text/mail-text.ts';
import { useStaffQuery } from '../data/staff-query.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';
import { ShownTime } from '../ui/ShownTime.tsx';
import { DialogGroup } from '../ui/DialogParts.tsx';
import { Facts } from '../ui/Facts.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { SecondLine } from '../ui/Table.tsx';
import { RecordChange, RecordPane, WorkHistory } from '../work/RecordPane.tsx';
import { ActionButtons, type RecordAction } from '../work/RowActions.tsx';
import * as work from '../work/Work.css.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { DoubtList } from './ApplicationMarks.tsx';
import * as styles from './Applications.css.ts';
import {
  failureText,
  MAIL_WORDS,
  nameOf,
  STATUS_TONES,
  STATUS_WORDS,
  termsText,
} from './decision-words.ts';

interface ApplicationPaneProps {
  id: string;
  /** As the list has it, where it does. */
  row: ApplicationRow | undefined;
  /** When it had last changed as it was opened (ISO); null where that is not known. */
  openedAt: string | null;
  /** What is known of it already; undefined where it is yet to be read. */
  start: ApplicationResponse | null | undefined;
  /** Why it could not be read. */
  failed: string;
  actionsOf: (row: ApplicationRow) => readonly RecordAction[];
  closeHref: string;
  time: DisplayTime;
  onClose: () => void;
}

/** What someone else did last since the pane was opened (LIV-01); '' for nothing. */
function othersChange(history: readonly HistoryRow[], openedAt: string | null): string {
  const last = history.find(
    ({ at, session, yours }) =>
      openedAt !== null && session !== null && !yours && (at ?? '') > openedAt,
  );
  return last ? `Changed by ${last.who}: ${AUDIT_ACTIONS[last.action].toLowerCase()}` : '';
}

/** The stored question to an applicant; null where it cannot be read. */
async function readQuestion(): Promise<MailText | null> {
  const read = await callAsStaff(decisionMailApi.templates, {});
  return read.ok ? read.value.templates.more_info : null;
}

/** The details of one application (ADA-08): every field, what is doubtful, and its history. */
export function ApplicationPane({
  id,
  row: listed,
  openedAt,
  start,
  failed,
  actionsOf,
  closeHref,
  time,
  onClose,
}: ApplicationPaneProps) {
  const input = { params: { id } };
  const key = ['applications', 'record', id];
  const details = useStaffQuery(key, applicationsApi.one, input, {
    start: start ?? undefined,
    failed,
  });
  const { data, error } = details;
  const problem = error?.message ?? (start === null && !data ? failed : null);
  const reload = () => void details.refetch();
  const row = listed ?? data?.application;
  const pane = {
    isDialog: true,
    label: row ? `Details of ${nameOf(row)}` : 'Details',
    title: row ? nameOf(row) : 'Application',
    closeHref,
    onClose,
    change: <RecordChange text={othersChange(data?.history ?? [], openedAt)} />,
  };
  if (!row) {
    return (
      <RecordPane {...pane}>
        <p className={work.quiet} aria-live="polite">
          {problem ?? 'Loading...'}
        </p>
      </RecordPane>
    );
  }
  return (
    <RecordPane {...pane}>
      <p className={work.email}>
        <a href={personPath(id)}>{row.email}</a>
      </p>
      <div className={styles.paneActions}>
        <ActionButtons actions={actionsOf(row)} />
      </div>
      {data ? <DoubtList row={row} doubts={data.doubts} /> : null}
      <Facts
        kind="dialog"
        facts={[
          [
            'Status',
            <span key="status">
              <StatusDot tone={STATUS_TONES[row.status]}>{STATUS_WORDS[row.status]}</StatusDot>
              {row.failure === null ? null : (
                <span className={styles.failure} suppressHydrationWarning>
                  {failureText(row, time)}
                </span>
              )}
            </span>,
          ],
          ['Company', row.company ?? 'None given'],
          ['Partner id', row.partnerstack_id ?? 'None'],
          [
            'Applied',
            <span key="applied">
              <ShownTime isRequired at={row.created_at} time={time} />
              {row.waiting ? ` (${waitingText(row.waiting)})` : null}
            </span>,
          ],
          ['Changed', <ShownTime key="changed" isRequired at={row.updated_at} time={time} />],
          [
            'Terms',
            <span key="terms" suppressHydrationWarning>
              {termsText(row, time)}
            </span>,
          ],
          ...(row.reason === null ? [] : [['Reason', row.reason] as const]),
        ]}
      />
      <ApplicationFacts kind="dialog" row={row} />
      <ReplyPart
        key={id}
        list="applications"
        id={id}
        name={nameOf(row)}
        email={row.email}
        about="Your application"
        quote={row.motivation}
        filling={applicantFilling(row)}
        templates={[{ label: 'Please tell us more', read: readQuestion }]}
        onSent={reload}
      />
      <WorkHistory history={data?.notes ?? []} time={time} onTried={reload} />
      {data && row.mail !== null ? (
        <>
          <DialogGroup>{MAIL_WORDS[row.mail]}</DialogGroup>
          {data.mail ? (
            <blockquote className={work.letter} dir="auto">
              <strong>{data.mail.subject}</strong>
              {`\n\n${data.mail.text}`}
            </blockquote>
          ) : (
            <p className={work.quiet}>Its text was deleted after its period.</p>
          )}
        </>
      ) : null}
      <DialogGroup>What happened so far</DialogGroup>
      {data ? (
        <History history={data.history} time={time} />
      ) : (
        <p className={work.quiet} aria-live="polite">
          {problem ?? 'Loading...'}
        </p>
      )}
    </RecordPane>
  );
}

/** The decisions on an application and the failed attempts to send it. */
function History({ history, time }: { history: readonly HistoryRow[]; time: DisplayTime }) {
  if (history.length === 0) return <p className={work.quiet}>Nothing since the application.</p>;
  return (
    <ol className={work.history}>
      {history.map((entry) => (
        <li key={`${entry.at ?? ''} ${entry.action}`}>
          {AUDIT_ACTIONS[entry.action]}
          {entry.detail['sent'] === true ? ', sent to PartnerStack' : ''}
          {entry.detail['mailed'] === true ? ', with an e-mail' : ''}
          <SecondLine>
            <ShownTime isRequired at={entry.at} time={time} />
            {entry.session === null
              ? ', by itself'
              : `, by ${entry.yours ? 'you, ' : ''}${entry.who}`}
          </SecondLine>
        </li>
      ))}
    </ol>
  );
}
