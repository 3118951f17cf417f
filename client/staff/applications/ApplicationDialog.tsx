import { useEffect, useState, type Ref } from 'react';

import { AUDIT_ACTIONS } from '../../../src/audit/audit-actions.contract.ts';
import {
  type ApplicationRow,
  DECISIONS,
  type DecisionRequest,
  type HistoryRow,
  applicationsApi,
  applicationTexts,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { callAsStaff } from '../../api/call-as-staff.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import * as styles from './Applications.css.ts';
import { failureText, nameOf, STATUS_WORDS } from './decision-words.ts';
import * as list from '../list/ListScreen.css.ts';
import * as heading from '../shell/ShortcutsDialog.css.ts';

interface ApplicationDialogProps {
  id: string;
  dialogRef: Ref<HTMLDialogElement>;
  /** The application that is shown; null while the dialog is closed. */
  row: ApplicationRow | null;
  canDecide: boolean;
  time: DisplayTime;
  onDecide: (decision: DecisionRequest) => void;
  onClose: () => void;
}

/** Every field of one application, and its history (ADA-08). */
export function ApplicationDialog({
  id,
  dialogRef,
  row,
  canDecide,
  time,
  onDecide,
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
          <form method="dialog" className={heading.head}>
            <h2 className={heading.title}>{nameOf(row)}</h2>
            <Button type="submit" size="small" variant="secondary" className={list.press}>
              Close
            </Button>
          </form>
          <div className={styles.dialogBody}>
            <dl className={list.facts}>
              <dt className={list.term}>Status</dt>
              <dd className={list.fact}>
                <span className={list.status[row.status]}>{STATUS_WORDS[row.status]}</span>
                {row.failure === null ? null : (
                  <span className={styles.failure}>{failureText(row, time)}</span>
                )}
              </dd>
              <dt className={list.term}>Email</dt>
              <dd className={list.fact}>{row.email}</dd>
              <dt className={list.term}>Company</dt>
              <dd className={list.fact}>{row.company ?? 'None given'}</dd>
              <dt className={list.term}>Partner id</dt>
              <dd className={list.fact}>{row.partnerstack_id ?? 'None'}</dd>
              <dt className={list.term}>Applied</dt>
              <dd className={list.fact}>{shownTime(row.created_at, time)}</dd>
              <dt className={list.term}>Changed</dt>
              <dd className={list.fact}>{shownTime(row.updated_at, time)}</dd>
            </dl>
            <ApplicationFacts row={row} />
            <h3 className={heading.group}>What happened so far</h3>
            <History key={`${row.id} ${row.updated_at ?? ''}`} id={row.id} time={time} />
          </div>
          {canDecide ? (
            <div className={styles.dialogActions}>
              {DECISIONS.map(({ label, decision }) => (
                <Button
                  key={label}
                  size="small"
                  variant="secondary"
                  className={list.press}
                  onClick={() => onDecide(decision)}
                >
                  {label}
                </Button>
              ))}
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
  if (typeof found === 'string') return <p className={list.term}>{found}</p>;
  if (found.length === 0) return <p className={list.term}>Nothing since the application.</p>;
  return (
    <ol className={styles.history}>
      {found.map((entry) => (
        <li key={`${entry.at ?? ''} ${entry.action}`}>
          {AUDIT_ACTIONS[entry.action]}
          {entry.detail['sent'] === true ? ', sent to PartnerStack' : ''}
          <span className={list.second}>
            {shownTime(entry.at, time)}
            {entry.session === null
              ? ', by itself'
              : `, by ${entry.yours ? 'you, ' : ''}session ${entry.session}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
