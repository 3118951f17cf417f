import type { ComponentType, ReactNode } from 'react';

import type { DisplayTime } from '../../../shared/display-time.ts';
import type { EmptyNext } from '../../../ui/staff/EmptyState.tsx';
import type { Column } from '../../../ui/staff/Table.tsx';
import type { Answering } from '../../client/answering.ts';
import type { KeyAction } from '../../client/keys.ts';
import type { RecordKind, RecordsApi } from '../record-kind.contract.ts';
import type { DetailsOf, WorkRow } from '../work.contract.ts';

/** What the work screen shows of one kind of records. */
export interface WorkView<Row extends WorkRow, Details extends DetailsOf<Row>> {
  kind: RecordKind;
  api: RecordsApi<Row, Details>;
  list: ListView<Row>;
  pane: PaneView<Row, Details>;
}

type OfRow<Row> = ComponentType<{ row: Row; time: DisplayTime }>;

/** A cell that every kind has. */
interface CellView<Row> {
  /** What else stands in it. */
  Below?: OfRow<Row>;
}

interface NameView<Row> {
  label: string;
  /** A second line, which every row has: what shows later moves no row. */
  Below?: OfRow<Row>;
  /** What else is to be known at a glance, behind the name. */
  tags: (row: Row) => readonly (string | null | false)[];
}

interface TimeView<Row> extends CellView<Row> {
  label: string;
}

/** A column of one kind's own, between the name and what staff set. */
export interface OwnColumn<Row> extends Omit<Column, 'isOver' | 'gives'> {
  kind?: 'word' | 'line' | 'email';
  /** Beside an open record, too: the next step gives way to it. */
  stays?: boolean;
  cell: (row: Row) => ReactNode;
}

/** The list: its columns are the name, the kind's own, what staff set, and the time of arrival. */
export interface ListView<Row extends WorkRow> {
  searchPlaceholder: string;
  emptyNext: EmptyNext;
  /** The order of a filter that has its own. */
  sortOf?: (filter: string) => string | undefined;
  name: NameView<Row>;
  columns: readonly OwnColumn<Row>[];
  status?: CellView<Row>;
  time: TimeView<Row>;
  /** What staff set that can be left out where there is no room. */
  minorValues?: readonly string[];
  /** Whether there is still something to do, so that the day of its next step can be over; by default there is. */
  isOpen?: (row: Row) => boolean;
  /** Whether staff have to answer it, while it does not wait for its person. */
  awaits: (row: Row, time: DisplayTime) => boolean;
  /** What a row shows when it is unfolded. */
  Unfolded?: ComponentType<{ row: Row }>;
}

/** The open record, from top to bottom; what staff set, notes and history every kind has. */
export interface PaneView<Row extends WorkRow, Details extends DetailsOf<Row>> {
  titleOf: (row: Row) => string;
  /** Where the pane is a dialog, its name. */
  dialogLabel?: (row: Row) => string;
  /** Whether the pane says what was not sent; by default it does. */
  saysUnsent?: (row: Row) => boolean;
  /** Above what staff set. */
  About: OfRow<Row>;
  /** An answer to the person, below what staff set. */
  Answer: ComponentType<{ row: Row; answering: Answering }>;
  /** What staff should know before, above the history. */
  Notice?: ComponentType<{ details: Details; time: DisplayTime }>;
  /** Below the history. */
  Further?: ComponentType<{ details: Details; time: DisplayTime }>;
  keys?: readonly KeyAction[];
}
