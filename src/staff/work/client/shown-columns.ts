import { parseOrder } from '../../list/list.contract.ts';
import type { Column } from '../../../ui/staff/Table.tsx';
import type { WorkValues } from '../values.contract.ts';
import type { WorkRow } from '../work.contract.ts';
import type { ListView } from './work-view.ts';

/** What staff set that a list has a column for. */
export const shownValues = (values: WorkValues) =>
  Object.entries(values).filter(([name, { column }]) => name === 'status' || column);

/** What says what to do with a row: on a tablet, only it and the name stay beside an open record. */
export const isDeciding = (value: string): boolean => value === 'status' || value === 'next_step';

/**
 * The columns of a list, in their order.
 * @param actions whether its rows show their actions always, or while the pointer is on them
 */
export const shownColumns = <Row extends WorkRow>(
  { name, columns, time, minorValues = [] }: ListView<Row>,
  values: WorkValues,
  actions: 'always' | 'hidden',
): readonly Column[] => [
  { label: name.label, sorts: ['name', '-name'], isDeciding: true },
  ...columns,
  ...shownValues(values).map(([value, { column, label }]) => ({
    label: column ?? label,
    isMinor: minorValues.includes(value),
    isDeciding: isDeciding(value),
    sorts: [value, `-${value}`] as const,
  })),
  { label: time.label, sorts: ['newest', 'oldest'] },
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
