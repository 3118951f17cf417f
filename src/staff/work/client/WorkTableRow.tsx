import { CircleAlert, Hourglass, ListX, MailX } from 'lucide-react';
import { useState } from 'react';

import type { DisplayTime } from '../../../shared/display-time.ts';
import { unsentText } from '../../../shared/text/unsent-text.ts';
import { dayOf, shortDay } from '../../../shared/text/day.ts';
import type { WorkValue } from '../values.contract.ts';
import { wordOf } from '../words.contract.ts';
import type { DetailsOf, WorkRow } from '../work.contract.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Left } from '../../list/client/live-rows.ts';
import { EmailText } from '../../../ui/staff/EmailText.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { StatusDot } from '../../../ui/staff/Status.tsx';
import { Cell, CellLink } from '../../../ui/staff/Table.tsx';
import { cell as cellStyles } from '../../../ui/staff/Table.css.ts';
import { RowActions } from './RowActions.tsx';
import { ownGives, shownValues, valueGives } from './shown-columns.ts';
import type { WorkPartProps } from './use-work.ts';
import './WorkCard.css.ts';
import * as styles from './WorkTable.css.ts';
import type { ListView, OwnColumn } from './work-view.ts';

interface WorkTableRowProps<
  Row extends WorkRow,
  Details extends DetailsOf<Row>,
> extends WorkPartProps<Row, Details> {
  row: Row;
  /** How many columns the list has. */
  columns: number;
}

/** Of a row that stays where it is until the list is read again. */
const LEFT: Readonly<Record<Left, string>> = {
  unmatched: 'left this list',
  deleted: 'deleted',
};

const WAITS = 'Waits for them';

const isOver = (day: string, { timeZone }: DisplayTime) => day < dayOf(Date.now(), timeZone);

/** '2026-12-01' as 'Dec 1'; one that is over is marked. */
const Day = ({ day, isLate }: { day: string; isLate: boolean }) => (
  <span className={isLate ? styles.late : undefined} title={isLate ? 'Overdue' : undefined}>
    {shortDay(day)}
    {isLate ? <Icon icon={CircleAlert} size={14} label="Overdue" /> : null}
  </span>
);

/** That a row stays only until the list is read again, in a place that every row keeps for it. */
const LeftMark = ({ left }: { left: Left | undefined }) => (
  <span className={styles.mark} title={left && LEFT[left]}>
    {left ? (
      <>
        <Icon icon={ListX} size={14} />
        <VisuallyHidden>{LEFT[left]}</VisuallyHidden>
      </>
    ) : null}
  </span>
);

interface SentMarkProps {
  row: WorkRow;
  isOpen: boolean;
  time: DisplayTime;
}

/** What was not sent, or else whether it is the person's turn, in a place that every row keeps for it. */
function SentMark({ row: { unsent, waits }, isOpen, time }: SentMarkProps) {
  const text = unsent ? `${unsent.what} not sent` : isOpen && waits !== null ? WAITS : undefined;
  return (
    <span
      className={styles.mark}
      title={unsent ? unsentText(unsent, time) : text}
      suppressHydrationWarning
    >
      {text ? (
        <span className={unsent ? styles.late : undefined}>
          <Icon icon={unsent ? MailX : Hourglass} size={14} label={text} />
        </span>
      ) : null}
    </span>
  );
}

/** What was not sent, in words behind the name; the mark beside the status has it for screen readers. */
const UnsentTag = ({ row: { unsent }, time }: Omit<SentMarkProps, 'isOpen'>) =>
  unsent ? (
    <span
      className={styles.unsentTag}
      title={unsentText(unsent, time)}
      aria-hidden
      suppressHydrationWarning
    >
      {`${unsent.what} not sent`}
    </span>
  ) : null;

interface NameCellProps<Row extends WorkRow, Details extends DetailsOf<Row>> extends Pick<
  WorkTableRowProps<Row, Details>,
  'work' | 'row'
> {
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** Who it is, with what selects, opens and unfolds the row. */
function NameCell<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work: { view, page, list, selection },
  row,
  isUnfolded,
  onUnfold,
}: NameCellProps<Row, Details>) {
  const { id, name } = row;
  const { Below, tags: tagsOf } = view.list.name;
  const tags = tagsOf(row).filter(Boolean);
  return (
    <Cell kind="name" rowName={name}>
      <span className={styles.who}>
        <label className={styles.checkPlace}>
          <input
            className={styles.check}
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selection.isSelected(id)}
            onChange={({ currentTarget: { checked }, nativeEvent }) =>
              selection.select(
                id,
                checked,
                nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              )
            }
          />
        </label>
        <span className={styles.nameLine}>
          {view.list.Unfolded ? (
            <button
              className={styles.unfold}
              type="button"
              data-unfold={id}
              aria-expanded={isUnfolded}
              aria-label={`What ${name} wrote`}
              onClick={onUnfold}
            />
          ) : null}
          <CellLink href={list.hrefOf({ open: id })} opener={id}>
            {name}
          </CellLink>
          <LeftMark left={list.live.left.get(id)} />
          {(view.pane.saysUnsent?.(row) ?? true) ? <UnsentTag row={row} time={page.time} /> : null}
          {tags.length === 0 ? null : (
            <span className={styles.nameTag} title={tags.join(' · ')}>
              {tags.join(' · ')}
            </span>
          )}
        </span>
        {Below ? <Below row={row} time={page.time} /> : null}
        {/* Known with the row. */}
        {row.found_in === undefined ? null : (
          <span className={styles.tag}>
            <EmailText>{row.found_in}</EmailText>
          </span>
        )}
      </span>
    </Cell>
  );
}

interface OwnCellProps<Row extends WorkRow> {
  column: OwnColumn<Row>;
  row: Row;
}

/** What only its kind has. */
function OwnCell<Row extends WorkRow>({ column, row }: OwnCellProps<Row>) {
  const { kind = 'line', isMinor = false, isWide = false, cell } = column;
  return (
    <Cell kind={kind} isMinor={isMinor} isWide={isWide} gives={ownGives(column)} holds={kind}>
      {cell(row)}
    </Cell>
  );
}

interface ValueCellProps<Row extends WorkRow> {
  list: ListView<Row>;
  row: Row;
  time: DisplayTime;
  /** Of the value. */
  name: string;
  value: WorkValue;
}

/** What staff set. */
function ValueCell<Row extends WorkRow>({ list, row, time, name, value }: ValueCellProps<Row>) {
  const set = (row as Readonly<Record<string, unknown>>)[name];
  const word = typeof set === 'string' ? wordOf(value, set) : null;
  const isOpen = list.isOpen?.(row) ?? true;
  const shown = () => {
    if (value.options)
      return <StatusDot tone={value.options[String(set)]?.tone}>{word ?? ''}</StatusDot>;
    if (value.kind === 'day' && word)
      return <Day day={word} isLate={isOver(word, time) && isOpen && !row.waits} />;
    // One line of it, whatever its length.
    return word && value.kind === 'text' ? <span title={word}>{word}</span> : word;
  };
  const Below = name === 'status' ? list.status?.Below : undefined;
  return (
    <Cell
      kind={value.options ? 'state' : value.kind === 'text' ? 'text' : 'word'}
      label={name === 'status' ? undefined : (value.column ?? value.label)}
      holds={name}
      isMinor={list.minorValues?.includes(name) ?? false}
      gives={valueGives(name, list.columns)}
    >
      {shown()}
      {name === 'status' ? <SentMark row={row} isOpen={isOpen} time={time} /> : null}
      {Below ? <Below row={row} time={time} /> : null}
    </Cell>
  );
}

/** What can be done with the row. */
function ActionsCell<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work: { rowActionsShow: show, rowActions },
  row,
}: Pick<WorkTableRowProps<Row, Details>, 'work' | 'row'>) {
  const isShown = show === 'always';
  return (
    <Cell kind={isShown ? 'details' : 'actions'} holds="actions" isMinor={isShown}>
      <RowActions kind={show} name={row.name} actions={rowActions(row)} />
    </Cell>
  );
}

/** A record in its list: who, what its kind shows, what staff set, when. */
export function WorkTableRow<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work,
  row,
  columns,
}: WorkTableRowProps<Row, Details>) {
  const { view, page, list, selection } = work;
  const { id } = row;
  const { columns: own, time, Unfolded } = view.list;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <>
      <tr
        data-row={id}
        data-open={id === list.state.open || undefined}
        data-selected={selection.isSelected(id) || undefined}
        data-left={list.live.left.get(id)}
      >
        <NameCell
          work={work}
          row={row}
          isUnfolded={isUnfolded}
          onUnfold={() => setUnfolded(!isUnfolded)}
        />
        {own.map((column) => (
          <OwnCell key={column.label} column={column} row={row} />
        ))}
        {shownValues(view.kind.values).map(([key, value]) => (
          <ValueCell
            key={key}
            list={view.list}
            row={row}
            time={page.time}
            name={key}
            value={value}
          />
        ))}
        <Cell kind="time" holds="time" gives="time">
          <ShownTime isRequired isDay hasHour at={row.created_at} time={page.time} />
          {time.Below ? <time.Below row={row} time={page.time} /> : null}
        </Cell>
        <ActionsCell work={work} row={row} />
      </tr>
      {Unfolded && isUnfolded ? (
        <tr data-row-of={id}>
          <td className={cellStyles.details} colSpan={columns}>
            <Unfolded row={row} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
