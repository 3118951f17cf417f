import { Copy } from 'lucide-react';
import { memo } from 'react';

import { type ApplicationRow as Application } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  DECISIONS,
  REOPENING,
  reopenPath,
  SENDING,
  decisionPath,
  undoPath,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import type { DisplayTime } from '../../../src/shared/display-time.ts';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { Marks, Waited } from './ApplicationMarks.tsx';
import * as styles from './Applications.css.ts';
import { failureText, nameOf, STATUS_TONES, STATUS_WORDS } from './decision-words.ts';
import { ShownTime } from '../shell/ShownTime.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { cell } from '../ui/Table.css.ts';
import { SecondLine } from '../ui/Table.tsx';

const PARTNER_ID_SHOWN = 8;

/** The actions of every row: one stable object, so that a row renders only when it changes itself. */
export interface RowActions {
  toggle: (id: string) => void;
  select: (id: string, selected: boolean, extend: boolean) => void;
  decide: (id: string, decision: DecisionRequest) => void;
  /** Opens the dialog of a decision with an e-mail. */
  write: (id: string) => void;
  reopen: (id: string) => void;
  send: (id: string) => void;
  undo: (id: string) => void;
  showDetails: (id: string) => void;
  copy: (partnerId: string) => void;
}

interface ApplicationRowProps {
  row: Application;
  time: DisplayTime;
  open: boolean;
  selected: boolean;
  undoable: boolean;
  canSend: boolean;
  canReopen: boolean;
  /** Whether it is being sent from this page. */
  isSendingNow: boolean;
  columns: number;
  /** The ids of the forms that work without JavaScript; both have the list to go back to. */
  forms: { decide: string; undo: string };
  actions: RowActions;
}

/** One application: the person, the status, the actions (ADA-06 to ADA-10). */
export const ApplicationRow = memo(function ApplicationRow({
  row,
  time,
  open,
  selected,
  undoable,
  canSend,
  canReopen,
  isSendingNow,
  columns,
  forms,
  actions,
}: ApplicationRowProps) {
  const { id } = row;
  const name = nameOf(row);
  const canDecide = row.status === 'pending';
  return (
    <>
      <tr data-row={id} data-selected={selected || undefined} className={styles.row}>
        <th className={styles.applicant} scope="row">
          <span className={styles.who}>
            {canDecide ? (
              <label className={styles.checkPlace}>
                <input
                  className={styles.check}
                  type="checkbox"
                  aria-label={`Select ${name}`}
                  checked={selected}
                  onChange={({ currentTarget, nativeEvent }) =>
                    actions.select(
                      id,
                      currentTarget.checked,
                      nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                    )
                  }
                />
              </label>
            ) : null}
            <span className={styles.whoText}>
              <span className={styles.nameLine}>
                <button
                  className={styles.opener}
                  type="button"
                  data-opener={id}
                  aria-expanded={open}
                  aria-controls={`application-${id}`}
                  onClick={() => actions.toggle(id)}
                >
                  {name}
                </button>
                <Marks row={row} />
              </span>
              <SecondLine>
                {row.email}
                {row.company ? ` · ${row.company}` : ''}
              </SecondLine>
              {row.failure === null ? null : (
                <span className={styles.failure} suppressHydrationWarning>
                  {failureText(row, time)}
                </span>
              )}
            </span>
          </span>
        </th>
        <td className={styles.status}>
          <StatusChip tone={STATUS_TONES[row.status]}>{STATUS_WORDS[row.status]}</StatusChip>
          {row.partnerstack_id ? (
            <span className={styles.partner} title={row.partnerstack_id}>
              <span>Partner {row.partnerstack_id.slice(0, PARTNER_ID_SHOWN)}</span>
              <button
                className={styles.copy}
                type="button"
                onClick={() => actions.copy(row.partnerstack_id ?? '')}
              >
                <Icon icon={Copy} size={14} label={`Copy the partner id of ${name}`} />
              </button>
            </span>
          ) : null}
        </td>
        <td className={styles.applied}>
          <ShownTime isRequired at={row.created_at} time={time} />
          <Waited row={row} />
        </td>
        <td className={styles.actionsCell}>
          <span className={styles.actions}>
            {undoable ? (
              <StaffButton
                type="submit"
                kind="row"
                form={forms.undo}
                formAction={undoPath(id)}
                onClick={(event) => {
                  event.preventDefault();
                  actions.undo(id);
                }}
              >
                Undo
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </StaffButton>
            ) : null}
            {canDecide
              ? DECISIONS.map((choice) => (
                  <StaffButton
                    key={choice.name}
                    type="submit"
                    kind="row"
                    form={forms.decide}
                    formAction={decisionPath(id)}
                    name="decision"
                    value={choice.name}
                    onClick={(event) => {
                      event.preventDefault();
                      actions.decide(id, choice.decision);
                    }}
                  >
                    {choice.label}
                    <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                  </StaffButton>
                ))
              : null}
            {canDecide ? (
              <span className={styles.wideOnly}>
                <StaffButton kind="row" shownWith="script" onClick={() => actions.write(id)}>
                  With e-mail...
                  <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                </StaffButton>
              </span>
            ) : null}
            {canReopen ? (
              <StaffButton
                type="submit"
                kind="row"
                form={forms.undo}
                formAction={reopenPath(id)}
                onClick={(event) => {
                  event.preventDefault();
                  actions.reopen(id);
                }}
              >
                {REOPENING.label}
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </StaffButton>
            ) : null}
            {canSend ? (
              <StaffButton
                type="submit"
                kind="row"
                form={forms.decide}
                formAction={decisionPath(id)}
                name="decision"
                value={SENDING.name}
                disabled={isSendingNow}
                onClick={(event) => {
                  event.preventDefault();
                  actions.send(id);
                }}
              >
                {isSendingNow ? 'Sending...' : SENDING.label}
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </StaffButton>
            ) : null}
            <StaffButton kind="row" shownWith="script" onClick={() => actions.showDetails(id)}>
              Details
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </StaffButton>
          </span>
        </td>
      </tr>
      <tr
        id={`application-${id}`}
        data-row-of={id}
        className={styles.factsRow}
        data-closed={open ? undefined : true}
      >
        <td className={cell.details} colSpan={columns}>
          <ApplicationFacts kind="row" row={row} />
        </td>
      </tr>
    </>
  );
});
