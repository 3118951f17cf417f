import type { KeyAction } from '../../client/keys.ts';
import type { ReactNode } from 'react';

import type { DisplayTime } from '../../../shared/display-time.ts';
import type { ListState } from '../../list/list.contract.ts';
import type { RecordKind, RecordsApi } from '../record-kind.contract.ts';
import type { WorkValues } from '../values.contract.ts';
import type { DetailsOf, WorkResponse, WorkRow } from '../work.contract.ts';
import type { EmptyNext } from '../../../ui/staff/EmptyState.tsx';
import type { Column } from '../../../ui/staff/Table.tsx';

/** A column of one kind's own, between the name and what staff set. */
export interface OwnColumn<Row> extends Omit<Column, 'isOver'> {
  kind?: 'word' | 'line' | 'email';
  cell: (row: Row) => ReactNode;
}

/** All that a list's view finds, on other pages too, and how many the reader saw. */
export interface Matched {
  view: ListState;
  count: number;
}

/** What is done with records beside what is set on them: buttons of rows and of the pane, a key, a command. */
export interface RecordAct<Row> {
  key: string;
  label: string;
  /** What it is called for one record, where that is something else. */
  labelFor?: (row: Row) => string;
  isFor: (row: Row) => boolean;
  /**
   * @param all where all is selected that the view finds
   * @param goOn once it is done: the selection ends, and the reader goes on to the next that it is for
   */
  run: (targets: readonly Row[], all: Matched | null, goOn: () => void) => void;
  /** Where it has a button, beside the pane; 'none' for a key alone. */
  buttons: 'none' | 'pane' | 'row' | 'selection' | 'row and selection';
}

/** What tells one kind of records from another. */
export interface WorkView<Row extends WorkRow, Details extends DetailsOf<Row>> {
  kind: RecordKind;
  api: RecordsApi<Row, Details>;
  placeholder: string;
  emptyNext: EmptyNext;
  /** The first is the name; the time of arrival comes last. */
  nameColumn: Pick<OwnColumn<Row>, 'label' | 'sorts'>;
  columns: readonly OwnColumn<Row>[];
  timeColumn: string;
  /** What staff set that its list can leave out where there is no room. */
  minor?: readonly string[];
  /** The order of a subset that has its own. */
  sortOf?: (filter: string) => string | undefined;
  /** What else is to be known at a glance, after the name. */
  tags: (row: Row) => readonly (string | null | false)[];
  /** Whether there is still something to do, so that the day of its next step can be over; by default there is. */
  isOpen?: (row: Row) => boolean;
  /** What stands in these cells beside what every kind has there. */
  beside?: Partial<Record<'name' | 'status' | 'time', (row: Row, time: DisplayTime) => ReactNode>>;
  /** What a row shows when it is unfolded. */
  unfolded?: (row: Row) => ReactNode;
  /** Its own actions; each row then shows them, in place of what is set mostly. */
  acts?: readonly RecordAct<Row>[];
  /** The figures above the list; 'Showing X of Y' by default. */
  counts?: (meta: WorkResponse<Row>['meta']) => ReactNode;
  /** Below the list. */
  footer?: ReactNode;
  /** Where the pane is a dialog, its name. */
  dialogLabel?: (row: Row) => string;
  /** Its title; above and below what is set on it, and below its history. */
  titleOf: (row: Row) => string;
  above: (row: Row, time: DisplayTime) => ReactNode;
  /** An answer to the person, below what is set. `onSent` has the record read again. */
  answer?: (row: Row, onSent: () => void) => ReactNode;
  below?: (row: Row, time: DisplayTime) => ReactNode;
  more?: (details: Details, time: DisplayTime) => ReactNode;
  /** Further keys, for the open record. */
  keys?: readonly KeyAction[];
  /** Further buttons of the toolbar. */
  tools?: ReactNode;
}

/** What staff set that a list has a column for. */
export const shownValues = ({ values }: { values: WorkValues }) =>
  Object.entries(values).filter(([name, { column }]) => name === 'status' || column);

/** The columns of a list, in their order. */
export const shownColumnsOf = <Row extends WorkRow, Details extends DetailsOf<Row>>({
  nameColumn,
  columns,
  kind,
  timeColumn,
  minor = [],
  acts,
}: WorkView<Row, Details>): readonly Column[] => [
  nameColumn,
  ...columns,
  ...shownValues(kind).map(([name, { column, label }]) => ({
    label: column ?? label,
    isMinor: minor.includes(name),
    sorts: [name, `-${name}`] as const,
  })),
  { label: timeColumn, sorts: ['newest', 'oldest'] },
  { label: 'Actions', isMinor: Boolean(acts), isOver: !acts },
];
