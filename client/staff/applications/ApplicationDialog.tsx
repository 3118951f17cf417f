import { Fragment, useEffect, useState, type ReactNode, type Ref } from 'react';

import { AUDIT_ACTIONS } from '../../../src/audit/audit-actions.contract.ts';
import {
  type ApplicationResponse,
  type ApplicationRow,
  type HistoryRow,
  applicationsApi,
  applicationTexts,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  DECISIONS,
  REOPENING,
  waitingText,
  SENDING,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { personPath } from '../../../src/features/people/people.contract.ts';
import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { callAsStaff } from '../../api/call-as-staff.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { DoubtList } from './ApplicationMarks.tsx';
import * as styles from './Applications.css.ts';
import {
  failureText,
  MAIL_WORDS,
  nameOf,
  termsText,
  STATUS_TONES,
  STATUS_WORDS,
} from './decision-words.ts';
import { DialogGroup, DialogHead } from '../ui/DialogParts.tsx';
import { Facts } from '../ui/Facts.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { SecondLine } from '../ui/Table.tsx';

interface ApplicationDialogProps {
  id: string;
  dialogRef: Ref<HTMLDialogElement>;
  /** The application that is shown; null while the dialog is closed. */
  row: ApplicationRow | null;
  canDecide: boolean;
  canSend: boolean;
  canReopen: boolean;
  isSendingNow: boolean;
  time: DisplayTime;
  onDecide: (decision: DecisionRequest) => void;
  onSend: () => void;
  onWrite: () => void;
  onReopen: () => void;
  onClose: () => void;
}

/** Every field of one application, and its history (ADA-08). */
export function ApplicationDialog({
  id,
  dialogRef,
  row,
  canDecide,
  canSend,
  canReopen,
  isSendingNow,
  time,
  onDecide,
  onSend,
  onWrite,
  onReopen,
  onClose,
}: ApplicationDialogProps) {
  return (
    <Dialog
      id={id}
      label={row ? `Details of ${nameOf(row)}` : 'Details'}
      dialogRef={dialogRef}
      onClose={onClose}
    >
      {row ? (
        <>
          <DialogHead title={nameOf(row)} />
          <div className={styles.dialogBody}>
            <Details
              key={`${row.id} ${row.updated_at ?? ''} ${row.failed_at ?? ''}`}
              row={row}
              time={time}
            >
              <Facts
                kind="dialog"
                facts={[
                  [
                    'Status',
                    <Fragment key="status">
                      <StatusChip tone={STATUS_TONES[row.status]}>
                        {STATUS_WORDS[row.status]}
                      </StatusChip>
                      {row.failure === null ? null : (
                        <span className={styles.failure}>{failureText(row, time)}</span>
                      )}
                    </Fragment>,
                  ],
                  [
                    'Email',
                    <a key="person" href={personPath(row.id)}>
                      {row.email}
                    </a>,
                  ],
                  ['Company', row.company ?? 'None given'],
                  ['Partner id', row.partnerstack_id ?? 'None'],
                  [
                    'Applied',
                    row.waiting
                      ? `${shownTime(row.created_at, time)} (${waitingText(row.waiting)})`
                      : shownTime(row.created_at, time),
                  ],
                  ['Changed', shownTime(row.updated_at, time)],
                  ['Terms', termsText(row, time)],
                  ...(row.reason === null ? [] : [['Reason', row.reason] as const]),
                ]}
              />
              <ApplicationFacts kind="dialog" row={row} />
            </Details>
          </div>
          {canDecide ? (
            <div className={styles.dialogActions}>
              {DECISIONS.map(({ label, decision }) => (
                <StaffButton key={label} onClick={() => onDecide(decision)}>
                  {label}
                </StaffButton>
              ))}
              <StaffButton onClick={onWrite}>With e-mail...</StaffButton>
            </div>
          ) : null}
          {canReopen ? (
            <div className={styles.dialogActions}>
              <StaffButton onClick={onReopen}>{REOPENING.label}</StaffButton>
            </div>
          ) : null}
          {canSend ? (
            <div className={styles.dialogActions}>
              <StaffButton disabled={isSendingNow} onClick={onSend}>
                {isSendingNow ? 'Sending...' : SENDING.label}
              </StaffButton>
            </div>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}

interface DetailsProps {
  row: ApplicationRow;
  time: DisplayTime;
  /** What the list knows already. */
  children: ReactNode;
}

/** What is read when the details open: doubts, the e-mail, and what happened so far. */
function Details({ row, time, children }: DetailsProps) {
  const { id } = row;
  const [found, setFound] = useState<ApplicationResponse | string>('Loading...');
  useEffect(() => {
    const alive = new AbortController();
    const load = async () => {
      const read = await callAsStaff(
        applicationsApi.one,
        { params: { id } },
        { signal: alive.signal },
      );
      if (alive.signal.aborted) return;
      setFound(read.ok ? read.value : read.error.error || applicationTexts.oneFailed);
    };
    void load();
    return () => alive.abort();
  }, [id]);
  if (typeof found === 'string') {
    return (
      <>
        {children}
        <DialogGroup>What happened so far</DialogGroup>
        <p className={styles.quiet}>{found}</p>
      </>
    );
  }
  const { application, doubts, history, mail } = found;
  return (
    <>
      <DoubtList row={application} doubts={doubts} />
      {children}
      {application.mail === null ? null : (
        <>
          <DialogGroup>{MAIL_WORDS[application.mail]}</DialogGroup>
          {mail ? (
            <blockquote className={styles.letter} dir="auto">
              <strong>{mail.subject}</strong>
              {`\n\n${mail.text}`}
            </blockquote>
          ) : (
            <p className={styles.quiet}>Its text was deleted after its period.</p>
          )}
        </>
      )}
      <DialogGroup>What happened so far</DialogGroup>
      <History history={history} time={time} />
    </>
  );
}

/** The decisions on an application and the failed attempts to send it. */
function History({ history, time }: { history: readonly HistoryRow[]; time: DisplayTime }) {
  if (history.length === 0) return <p className={styles.quiet}>Nothing since the application.</p>;
  return (
    <ol className={styles.history}>
      {history.map((entry) => (
        <li key={`${entry.at ?? ''} ${entry.action}`}>
          {AUDIT_ACTIONS[entry.action]}
          {entry.detail['sent'] === true ? ', sent to PartnerStack' : ''}
          {entry.detail['mailed'] === true ? ', with an e-mail' : ''}
          <SecondLine>
            {shownTime(entry.at, time)}
            {entry.session === null
              ? ', by itself'
              : `, by ${entry.yours ? 'you, ' : ''}${entry.who}`}
          </SecondLine>
        </li>
      ))}
    </ol>
  );
}
