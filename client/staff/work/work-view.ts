import type { KeyAction } from '../shell/keys.ts';
import type { ReactNode } from 'react';

import type { ListName } from '../../../src/features/staff/poll/poll.contract.ts';
import type { DisplayTime } from '../../../src/shared/display-time.ts';
import type { StaffPage } from '../../../src/shared/staff-pages.ts';
import type { WorkApi, WorkKind } from '../../../src/staff-work/kind.contract.ts';
import type { WorkValues } from '../../../src/staff-work/values.contract.ts';
import type { DetailsOf, WorkRow } from '../../../src/staff-work/work.contract.ts';
import type { EmptyNext } from '../ui/EmptyState.tsx';

/** Records of any kind that staff work on. */
export type AnyKind<Row extends WorkRow, Details extends Row> = Omit<
  WorkKind<WorkValues, Row, Details, string>,
  'api'
> & { api: WorkApi<Row, Details> };

/** A column of one kind's own, between the name and what staff set. */
export interface OwnColumn<Row> {
  label: string;
  /** Its orders, by their API names. */
  sorts?: readonly [string, string];
  /** Left out next to an open record. */
  isMinor?: boolean;
  kind?: 'word' | 'line' | 'email';
  cell: (row: Row) => ReactNode;
}

/** What tells one kind of records from another. */
export interface WorkView<Row extends WorkRow, Details extends DetailsOf<Row>> {
  kind: AnyKind<Row, Details>;
  page: StaffPage;
  follows: ListName;
  noun: { one: string; many: string };
  placeholder: string;
  emptyNext: EmptyNext;
  /** The first is the name; the time of arrival comes last. */
  nameColumn: Pick<OwnColumn<Row>, 'label' | 'sorts'>;
  columns: readonly OwnColumn<Row>[];
  timeColumn: string;
  /** The order of a subset that has its own. */
  sortOf?: (filter: string) => string | undefined;
  /** What else is to be known at a glance, after the name. */
  tags: (row: Row) => readonly (string | null | false)[];
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
