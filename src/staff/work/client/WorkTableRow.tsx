import { CircleAlert } from 'lucide-react';
import { useState } from 'react';

import type { DisplayTime } from '../../../shared/display-time.ts';
import { dayOf } from '../../../shared/text/day.ts';
import type { WorkValue } from '../values.contract.ts';
import { wordOf } from '../words.contract.ts';
import type { DetailsOf, WorkRow } from '../work.contract.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { Left } from '../../list/client/live-rows.ts';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { StatusDot } from '../../../ui/staff/Status.tsx';
import { Cell, CellLink } from '../../../ui/staff/Table.tsx';
import { cell } from '../../../ui/staff/Table.css.ts';
import { RowActions, type RecordAction } from './RowActions.tsx';
import * as styles from './Work.css.ts';
import { shownValues, type WorkView } from './work-view.ts';

interface WorkTableRowProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  row: Row;
  time: DisplayTime;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  left: Left | undefined;
  actions: readonly RecordAction[];
  /** How many columns the list has. */
  columns: number;
  /** @param extend from the one that was selected last */
  onSelect: (isSelected: boolean, extend: boolean) => void;
}

/** Of a row that stays where it is until the list is read again. */
const LEFT: Readonly<Record<Left, string>> = {
  unmatched: 'left this list',
  deleted: 'deleted',
};

const isOver = (day: string, { timeZone }: DisplayTime) => day < dayOf(Date.now(), timeZone);

/** '2026-12-01' as 'Dec 1'; one that is over is marked. */
const Day = ({ day, isLate }: { day: string; isLate: boolean }) => (
  <span className={isLate ? styles.late : undefined} title={isLate ? 'Overdue' : undefined}>
    {new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })}
    {isLate ? <Icon icon={CircleAlert} size={14} label="Overdue" /> : null}
  </span>
);

interface NameCellProps<Row extends WorkRow, Details extends DetailsOf<Row>> extends Pick<
  WorkTableRowProps<Row, Details>,
  'view' | 'row' | 'time' | 'href' | 'isSelected' | 'left' | 'onSelect'
> {
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** Who it is, with what selects, opens and unfolds the row. */
function NameCell<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  row,
  time,
  href,
  isSelected,
  left,
  onSelect,
  isUnfolded,
  onUnfold,
}: NameCellProps<Row, Details>) {
  const { id, name } = row;
  const tags = view.tags(row).filter(Boolean).join(' · ');
  return (
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
          {view.unfolded ? (
            <button
              className={styles.unfold}
              type="button"
              data-unfold={id}
              aria-expanded={isUnfolded}
              aria-label={`What ${name} wrote`}
              onClick={onUnfold}
            />
          ) : null}
          <CellLink href={href} opener={id}>
            {name}
          </CellLink>
          {left ? <span className={styles.leftMark}>{LEFT[left]}</span> : null}
        </span>
        {tags === '' ? null : <span className={styles.tag}>{tags}</span>}
        {view.beside?.name?.(row, time)}
      </span>
    </Cell>
  );
}

interface ValueCellProps<Row extends WorkRow, Details extends DetailsOf<Row>> extends Pick<
  WorkTableRowProps<Row, Details>,
  'view' | 'row' | 'time'
> {
  /** Of the value. */
  name: string;
  value: WorkValue;
}

/** What staff set. */
function ValueCell<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  row,
  time,
  name,
  value,
}: ValueCellProps<Row, Details>) {
  const set = (row as Readonly<Record<string, unknown>>)[name];
  const word = typeof set === 'string' ? wordOf(value, set) : null;
  const shown = () => {
    if (value.options)
      return <StatusDot tone={value.options[String(set)]?.tone}>{word ?? ''}</StatusDot>;
    if (value.kind === 'day' && word)
      return <Day day={word} isLate={isOver(word, time) && (view.isOpen?.(row) ?? true)} />;
    return word;
  };
  return (
    <Cell
      kind={value.kind === 'text' ? 'text' : 'word'}
      label={name === 'status' ? undefined : (value.column ?? value.label)}
      isMinor={view.minor?.includes(name) ?? false}
    >
      {shown()}
      {name === 'status' ? view.beside?.status?.(row, time) : null}
    </Cell>
  );
}

/** A record in its list: who, what its kind shows, what staff set, when. */
export function WorkTableRow<Row extends WorkRow, Details extends DetailsOf<Row>>({
  isOpen,
  actions,
  columns,
  ...of
}: WorkTableRowProps<Row, Details>) {
  const { view, row, time, isSelected, left } = of;
  const { id, name } = row;
  const [isUnfolded, setUnfolded] = useState(false);
  const { beside, unfolded } = view;
  return (
    <>
      <tr
        data-row={id}
        data-open={isOpen || undefined}
        data-selected={isSelected || undefined}
        data-left={left}
      >
        <NameCell {...of} isUnfolded={isUnfolded} onUnfold={() => setUnfolded(!isUnfolded)} />
        {view.columns.map(({ label, kind = 'line', isMinor = false, cell }) => (
          <Cell key={label} kind={kind} isMinor={isMinor}>
            {cell(row)}
          </Cell>
        ))}
        {shownValues(view.kind).map(([key, value]) => (
          <ValueCell key={key} view={view} row={row} time={time} name={key} value={value} />
        ))}
        <Cell kind="time">
          <ShownTime isRequired isDay at={row.created_at} time={time} />
          {beside?.time?.(row, time)}
        </Cell>
        <Cell kind={view.acts ? 'details' : 'actions'} isMinor={Boolean(view.acts)}>
          <RowActions kind={view.acts ? 'always' : 'hidden'} name={name} actions={actions} />
        </Cell>
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
