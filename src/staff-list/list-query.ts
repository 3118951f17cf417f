import type { Cursor } from './cursor.ts';
import type { Order } from './list.contract.ts';

export interface ListQuery {
  /** As searchText returns it; '' for everything. */
  search: string;
  /** The name of a filter. */
  filter?: string | undefined;
  /** Further conditions, by name. */
  chips?: Readonly<Record<string, string>> | undefined;
  order: Order;
  from?: Cursor | undefined;
  limit: number;
  /** Reads these rows instead of a page, and says which of them the rest of the query matches. */
  ids?: readonly string[] | undefined;
}

export interface ListPage<Row> {
  rows: Row[];
  /** What row_counts has of the list, by name. */
  counts: Readonly<Record<string, number>>;
  total: number;
  /** How many rows match; where `isLeast`, at least so many do. */
  matched: number;
  isLeast: boolean;
  /** How many rows were scanned, where the scan stopped before the end of the list. */
  scanned: number | null;
  order: Order;
  /** How many rows come before the page's first; undefined where the cursor did not say. */
  before: number | undefined;
  next: Cursor | null;
  previous: Cursor | null;
  /** With `ids`: those of rows that do not match. */
  unmatched?: string[];
}
