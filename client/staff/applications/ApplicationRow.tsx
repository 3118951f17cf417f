import { Copy } from 'lucide-react';

import { type ApplicationRow as Application } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import type { DisplayTime } from '../../../src/shared/display-time.ts';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { LeftMark } from '../list/LeftMark.tsx';
import type { Left } from '../list/live-rows.ts';
import { ShownTime } from '../ui/ShownTime.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { cell } from '../ui/Table.css.ts';
import { ActionButtons, RowActions } from '../work/RowActions.tsx';
import * as work from '../work/Work.css.ts';
import { actionsOf, type ActionState, type ApplicationActions } from './application-actions.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { Marks, Waited } from './ApplicationMarks.tsx';
import * as styles from './Applications.css.ts';
import { failureText, nameOf, STATUS_TONES, STATUS_WORDS } from './decision-words.ts';

const PARTNER_ID_SHOWN = 8;

interface ApplicationRowProps extends ActionState {
  row: Application;
  time: DisplayTime;
  /** Whether the row is unfolded. */
  open: boolean;
  /** Whether the pane shows its details. */
  shown: boolean;
  selected: boolean;
  /** Why it is no longer in the list. */
  left: Left | undefined;
  columns: number;
  actions: ApplicationActions;
}

/** One application: the person, the status, the actions (ADA-06 to ADA-10). */
export function ApplicationRow({
  row,
  time,
  open,
  shown,
  selected,
  left,
  columns,
  actions,
  ...state
}: ApplicationRowProps) {
  const { id } = row;
  const name = nameOf(row);
  return (
    <>
      <tr
        data-row={id}
        data-open={shown || undefined}
        data-selected={selected || undefined}
        data-left={left}
        className={styles.row}
      >
        <th className={styles.applicant} scope="row">
          <span className={styles.who}>
            {row.status === 'pending' ? (
              <label className={work.checkPlace}>
                <input
                  className={work.check}
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
              <span className={styles.about}>
                {row.email}
                {row.company ? ` · ${row.company}` : ''}
              </span>
              <Marks row={row} />
              <LeftMark left={left} />
              {row.failure === null ? null : (
                <span className={styles.failure} suppressHydrationWarning>
                  {failureText(row, time)}
                </span>
              )}
            </span>
          </span>
        </th>
        <td className={styles.inLine}>
          <StatusDot tone={STATUS_TONES[row.status]}>{STATUS_WORDS[row.status]}</StatusDot>
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
        <td className={styles.inLine}>
          <ShownTime isRequired at={row.created_at} time={time} />
          <Waited row={row} />
        </td>
        <td className={styles.inLine}>
          <span className={styles.actions}>
            <RowActions kind="always" name={name} actions={actionsOf(row, state, actions)} />
            <ActionButtons
              name={name}
              actions={[
                {
                  label: 'Details',
                  run: () => actions.showDetails(id),
                },
              ]}
            />
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
}
