import { useState } from 'react';

import type { DisplayTime } from '../../../src/shared/display-time.ts';
import { wordOf } from '../../../src/staff-work/words.contract.ts';
import type { DetailsOf, Given, WorkRow } from '../../../src/staff-work/work.contract.ts';
import { isPlainClick } from '../../shared/plain-click.ts';
import { LeftMark } from '../list/LeftMark.tsx';
import type { Left } from '../list/live-rows.ts';
import { ShownTime } from '../ui/ShownTime.tsx';
import { StatusDot } from '../ui/Status.tsx';
import { Cell, CellLink } from '../ui/Table.tsx';
import { cell } from '../ui/Table.css.ts';
import { RowActions, type RecordAction } from './RowActions.tsx';
import * as styles from './Work.css.ts';
import { shownValues, type WorkView } from './work-view.ts';

interface WorkTableRowProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  row: Row;
  time: DisplayTime;
  me: string;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  left: Left | undefined;
  onOpen: () => void;
  /** Of its kind. */
  actions: readonly RecordAction[];
  /** How many columns the list has. */
  columns: number;
  /** @param extend from the one that was selected last */
  onSelect: (isSelected: boolean, extend: boolean) => void;
  onSet: (set: Given) => void;
}

/** '2026-12-01' as 'Dec 1'. */
const shortDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A record in its list: who, what its kind shows, what staff set, when. */
export function WorkTableRow<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  row,
  time,
  me,
  href,
  isOpen,
  isSelected,
  left,
  actions: own,
  columns,
  onOpen,
  onSelect,
  onSet,
}: WorkTableRowProps<Row, Details>) {
  const { id, name } = row;
  const { options } = view.kind.values.status;
  const stored: Readonly<Record<string, unknown>> = { ...row };
  const tags = view.tags(row).filter(Boolean).join(' · ');
  const [isUnfolded, setUnfolded] = useState(false);
  const { beside, unfolded } = view;
  /** The statuses that are of use now, and that it is the reader's. */
  const usual = [
    ...(options[row.status]?.next ?? []).map((status) => ({
      label: options[status]?.label ?? status,
      run: () => onSet({ status }),
    })),
    ...(row.owner === me ? [] : [{ label: 'Assign to me', run: () => onSet({ owner: me }) }]),
  ];
  return (
    <>
      <tr
        data-row={id}
        data-open={isOpen || undefined}
        data-selected={isSelected || undefined}
        data-left={left}
        // A tap anywhere on a card opens it; links and controls do what they do.
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest('a, button, input, label')) onOpen();
        }}
      >
        <Cell kind="name" rowName={name}>
          <span className={styles.who}>
            <label className={styles.checkPlace}>
              <input
                className={styles.check}
                type="checkbox"
                aria-label={`Select ${name}`}
                checked={isSelected}
                onChange={({ currentTarget: { checked }, nativeEvent }) =>
                  onSelect(checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            </label>
            <span className={styles.nameLine}>
              {unfolded ? (
                <button
                  className={styles.unfold}
                  type="button"
                  data-unfold={id}
                  aria-expanded={isUnfolded}
                  aria-label={`What ${name} wrote`}
                  onClick={() => setUnfolded(!isUnfolded)}
                />
              ) : null}
              <CellLink
                href={href}
                opener={id}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onOpen();
                }}
              >
                {name}
              </CellLink>
            </span>
            {tags === '' ? null : <span className={styles.tag}>{tags}</span>}
            {beside?.name?.(row, time)}
          </span>
          <LeftMark left={left} />
        </Cell>
        {view.columns.map(({ label, kind = 'line', isMinor = false, cell }) => (
          <Cell key={label} kind={kind} isMinor={isMinor}>
            {cell(row)}
          </Cell>
        ))}
        {shownValues(view.kind).map(([key, value]) => {
          const set = stored[key];
          const word = typeof set === 'string' ? wordOf(value, set) : null;
          return value.options ? (
            <Cell key={key} kind="word">
              <StatusDot tone={value.options[String(set)]?.tone}>{word ?? ''}</StatusDot>
              {key === 'status' ? beside?.status?.(row, time) : null}
            </Cell>
          ) : (
            <Cell key={key} kind="word" label={value.column ?? value.label}>
              {value.kind === 'day' && word ? shortDay(word) : word}
            </Cell>
          );
        })}
        <Cell kind="time">
          <ShownTime isRequired isRelative at={row.created_at} time={time} />
          {beside?.time?.(row, time)}
        </Cell>
        {view.acts ? (
          <Cell kind="buttons" isMinor>
            <RowActions kind="always" name={name} actions={own} />
          </Cell>
        ) : (
          <Cell kind="actions">
            <RowActions name={name} actions={usual} />
          </Cell>
        )}
      </tr>
      {unfolded && isUnfolded ? (
        <tr data-row-of={id}>
          <td className={cell.details} colSpan={columns}>
            {unfolded(row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}
