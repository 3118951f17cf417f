import { Fragment, useEffect, useState, type Ref } from 'react';

import { AUDIT_ACTIONS } from '../../../src/audit/audit-actions.contract.ts';
import {
  type ApplicationRow,
  DECISIONS,
  SENDING,
  type DecisionRequest,
  type HistoryRow,
  applicationsApi,
  applicationTexts,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { personPath } from '../../../src/features/people/people.contract.ts';
import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { callAsStaff } from '../../api/call-as-staff.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import * as styles from './Applications.css.ts';
import { failureText, nameOf, termsText, STATUS_TONES, STATUS_WORDS } from './decision-words.ts';
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
  isSendingNow: boolean;
  time: DisplayTime;
  onDecide: (decision: DecisionRequest) => void;
  onSend: () => void;
  onClose: () => void;
}

/** Every field of one application, and its history (ADA-08). */
export function ApplicationDialog({
  id,
  dialogRef,
  row,
  canDecide,
  canSend,
  isSendingNow,
  time,
  onDecide,
  onSend,
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
                ['Applied', shownTime(row.created_at, time)],
                ['Changed', shownTime(row.updated_at, time)],
                ['Terms', termsText(row, time)],
              ]}
            />
            <ApplicationFacts kind="dialog" row={row} />
            <DialogGroup>What happened so far</DialogGroup>
            <History
              key={`${row.id} ${row.updated_at ?? ''} ${row.failed_at ?? ''}`}
              id={row.id}
              time={time}
            />
          </div>
          {canDecide ? (
            <div className={styles.dialogActions}>
              {DECISIONS.map(({ label, decision }) => (
                <StaffButton key={label} onClick={() => onDecide(decision)}>
                  {label}
                </StaffButton>
              ))}
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

/** The decisions on an application and the failed attempts to send it. */
function History({ id, time }: { id: string; time: DisplayTime }) {
  const [found, setFound] = useState<readonly HistoryRow[] | string>('Loading...');
  useEffect(() => {
    const alive = new AbortController();
    const load = async () => {
      const read = await callAsStaff(
        applicationsApi.one,
        { params: { id } },
        { signal: alive.signal },
      );
      if (alive.signal.aborted) return;
      setFound(read.ok ? read.value.history : read.error.error || applicationTexts.oneFailed);
    };
    void load();
    return () => alive.abort();
  }, [id]);
  if (typeof found === 'string') return <p className={styles.quiet}>{found}</p>;
  if (found.length === 0) return <p className={styles.quiet}>Nothing since the application.</p>;
  return (
    <ol className={styles.history}>
      {found.map((entry) => (
        <li key={`${entry.at ?? ''} ${entry.action}`}>
          {AUDIT_ACTIONS[entry.action]}
          {entry.detail['sent'] === true ? ', sent to PartnerStack' : ''}
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
