import { or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import type { Place } from './cursor.ts';

export type Sort = 'newest' | 'oldest';

/** Which part of a list is asked for. */
export interface ListQuery {
  /** As searchText leaves it; '' for everything. */
  search: string;
  sort: Sort;
  after?: Place | undefined;
  limit: number;
}

/**
 * The spellings under which SQLite finds a text whatever its letter case: its own lower() knows
 * only ASCII, so other letters are offered small, large and with a large one in front.
 */
function spellings(text: string): string[] {
  const small = text.toLowerCase();
  const [first = '', ...rest] = small;
  const offered = [small, text.toUpperCase(), first.toUpperCase() + rest.join('')];
  return [
    ...new Set(offered.map((each) => each.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))),
  ];
}

/** A case-insensitive substring in any of the columns. LIKE would refuse patterns over 50 bytes. */
export function contains(columns: readonly SQLiteColumn[], search: string): SQL | undefined {
  if (search === '') return undefined;
  return or(
    ...spellings(search).flatMap((each) =>
      columns.map((column) => sql`instr(lower(${column}), ${each}) > 0`),
    ),
  );
}

interface Ordered {
  createdAt: SQLiteColumn;
  id: SQLiteColumn;
}

/** The rows behind a place, in the order of the sort; both are one walk along the index. */
export function behind({ createdAt, id }: Ordered, { sort, after }: ListQuery): SQL | undefined {
  if (!after) return undefined;
  const place = sql`(cast(${after.createdAt} as integer), ${after.id})`;
  return sort === 'newest'
    ? sql`(${createdAt}, ${id}) < ${place}`
    : sql`(${createdAt}, ${id}) > ${place}`;
}

/** The order of a list; ids settle what came in the same millisecond. */
export function ordered({ createdAt, id }: Ordered, sort: Sort): SQL[] {
  return sort === 'newest'
    ? [sql`${createdAt} desc`, sql`${id} desc`]
    : [sql`${createdAt} asc`, sql`${id} asc`];
}
