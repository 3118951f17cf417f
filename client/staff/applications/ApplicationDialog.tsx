import { useEffect, useState, type Ref } from 'react';

import { AUDIT_ACTIONS } from '../../../src/audit/audit-actions.contract.ts';
import {
  type ApplicationResponse,
  type ApplicationRow,
  DECISIONS,
  type DecisionRequest,
  type HistoryRow,
  applicationTexts,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { staffGet } from '../shell/api.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import * as styles from './Applications.css.ts';
import { failureText, nameOf, STATUS_WORDS } from './decision-words.ts';
import * as list from '../list/ListScreen.css.ts';
import * as sheet from '../shell/ShortcutsDialog.css.ts';

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

/** Everything that is known of one application, and what happened to it (ADA-08). */
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
          <form method="dialog" className={sheet.head}>
            <h2 className={sheet.title}>{nameOf(row)}</h2>
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
            <h3 className={sheet.group}>What happened so far</h3>
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

/** The decisions on an application and the tries that failed, by the log. */
function History({ id, time }: { id: string; time: DisplayTime }) {
  const [found, setFound] = useState<readonly HistoryRow[] | string>('Loading...');
  useEffect(() => {
    const alive = new AbortController();
    const load = async () => {
      const address = `/api/admin/applications/${encodeURIComponent(id)}`;
      const read = await staffGet<ApplicationResponse>(
        address,
        applicationTexts.oneFailed,
        alive.signal,
      );
      if (!alive.signal.aborted) setFound(read.ok ? read.value.history : read.error);
    };
    void load();
    return () => alive.abort();
  }, [id]);
  if (typeof found === 'string') return <p className={list.term}>{found}</p>;
  if (found.length === 0) return <p className={list.term}>Nothing but the application itself.</p>;
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
