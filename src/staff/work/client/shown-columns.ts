import { parseOrder } from '../../list/list.contract.ts';
import type { Column } from '../../../ui/staff/Table.tsx';
import type { WorkValues } from '../values.contract.ts';
import type { WorkRow } from '../work.contract.ts';
import type { ListView, OwnColumn } from './work-view.ts';

/** What staff set that a list has a column for. */
export const shownValues = (values: WorkValues) =>
  Object.entries(values).filter(([name, { column }]) => name === 'status' || column);

/** As what something that staff set gives way to an open record: what says what to do with a row stays. */
export function valueGives(value: string, columns: readonly OwnColumn<never>[]): Column['gives'] {
  if (value === 'status') return undefined;
  if (value !== 'next_step' && value !== 'next_at') return 'value';
  // There is no room for both.
  if (columns.some(({ stays }) => stays)) return 'line';
  return value === 'next_at' ? 'day' : undefined;
}

/** The same of a column of one kind's own: the open record has it, too. */
export function ownGives({
  kind = 'line',
  isWide = false,
  stays = false,
}: OwnColumn<never>): Column['gives'] {
  if (stays) return undefined;
  return isWide || kind === 'word' ? 'wide' : kind;
}

/**
 * The columns of a list, in their order.
 * @param actions whether its rows show their actions always, or while the pointer is on them
 */
export const shownColumns = <Row extends WorkRow>(
  { name, columns, time, minorValues = [] }: ListView<Row>,
  values: WorkValues,
  actions: 'always' | 'hidden',
): readonly Column[] => [
  { label: name.label, sorts: ['name', '-name'] },
  ...columns.map((column) => ({ ...column, gives: ownGives(column) })),
  ...shownValues(values).map(([value, { column, label }]) => ({
    label: column ?? label,
    isMinor: minorValues.includes(value),
    gives: valueGives(value, columns),
    sorts: [value, `-${value}`] as const,
  })),
  { label: time.label, sorts: ['newest', 'oldest'], gives: 'time' },
  { label: 'Actions', isMinor: actions === 'always', isOver: actions === 'hidden' },
];

/** The orders of columns, in words. */
export const columnOrders = (columns: readonly Column[]) =>
  columns.flatMap(({ label, sorts = [] }) =>
    sorts.map((value) => ({
      value,
      label: `${label}, ${parseOrder(value).descending ? 'descending' : 'ascending'}`,
    })),
  );
