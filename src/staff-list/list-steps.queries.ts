import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { rowCounts } from '../db/schema/lists.ts';
import { ONLY_FREQUENCY } from './match-count.ts';
import type { Order } from '../features/staff/staff.contract.ts';

/** What every row of a list is read with. */
export interface Placed {
  /** Digits: these numbers are larger than JavaScript's are exact. */
  place: string;
  /** What the row is sorted by; null in the order of time. */
  sorted_by: string | null;
}

/** A table whose places, substring index and counts are kept by triggers (migration lists_at_size). */
export interface ListSource<Row extends Placed> {
  table: SQLiteTable & { place: SQLiteColumn };
  /** What is read of a row besides its place. */
  fields: SQL;
  /** The FTS5 table of three columns; its rowids are places. */
  index: SQL;
  /** Besides the order of time: what an index of the table sorts by, and whether rows may share it. */
  orders: Readonly<Record<string, { value: SQL; isShared: boolean }>>;
  /** The rows of row_counts that make up the total. */
  counts: readonly string[];
  /** Further ones that are read with them. */
  otherCounts?: readonly string[];
  /** What a list can be narrowed down to: its rows, an index that has them in order, their count. */
  narrowed?: (to: string) => { where: SQL; holds: (row: Row) => boolean; count: string };
  /** What a search looks at, where it is too short for the index. */
  searched: (row: Row) => readonly (string | null)[];
}

type Source = Omit<ListSource<never>, 'searched' | 'narrowed'>;

/** How rows are read on: behind a row in an order; from the beginning where there is none. */
export interface Walk {
  order: Order;
  start: Placed | undefined;
  limit: number;
  /** In the order of time only: which rows. */
  where?: SQL | undefined;
}

const way = ({ descending }: Order) => sql.raw(descending ? 'desc' : 'asc');
const than = ({ descending }: Order) => sql.raw(descending ? '<' : '>');

/** The place to go on from, where there is none an end that no row has. */
const placeOf = (start: Placed | undefined, { descending }: Order) =>
  sql`cast(${start?.place ?? (descending ? '9223372036854775807' : '0')} as integer)`;

const select = ({ table, fields }: Source, sortedBy: SQL) =>
  sql`select cast(${table.place} as text) as place, ${sortedBy} as sorted_by, ${fields}`;

/**
 * The statements that read rows along the index of an order; the rows of the second follow those of
 * the first, and each reads `limit` rows at most.
 */
export function rowsInOrder(source: Source, { order, start, limit, where }: Walk): SQL[] {
  const { table } = source;
  const by = source.orders[order.by];
  const byPlace = sql`order by ${table.place} ${way(order)} limit ${limit}`;
  const behindPlace = sql`${table.place} ${than(order)} ${placeOf(start, order)}`;
  if (!by) {
    const behind = where ? sql`${where} and ${behindPlace}` : behindPlace;
    return [sql`${select(source, sql`null`)} from ${table} where ${behind} ${byPlace}`];
  }
  const read = sql`${select(source, by.value)} from ${table}`;
  const byValue = by.isShared
    ? sql`order by ${by.value} ${way(order)}, ${table.place} ${way(order)} limit ${limit}`
    : sql`order by ${by.value} ${way(order)} limit ${limit}`;
  if (!start) {
    // Every text is smaller than the empty blob.
    const any = order.descending ? sql`${by.value} < x''` : sql`${by.value} >= ''`;
    return [sql`${read} where ${any} ${byValue}`];
  }
  const behind = sql`${read} where ${by.value} ${than(order)} ${start.sorted_by} ${byValue}`;
  if (!by.isShared) return [behind];
  return [
    sql`${read} where ${by.value} = ${start.sorted_by} and ${behindPlace} ${byPlace}`,
    behind,
  ];
}

/** The search as one phrase, whatever it holds. */
const phrase = (search: string) => `"${search.replaceAll('"', '""')}"`;

/** Reads matches in the order of time, along the substring index. @param by what to read as sorted_by */
export function rowsThatMatch(
  source: Source,
  search: string,
  { order, start, limit }: Walk,
  by?: string,
): SQL {
  const { table, index } = source;
  const sortedBy = (by === undefined ? undefined : source.orders[by]?.value) ?? sql`null`;
  // A cross join keeps its order: the index is asked once, not once for each row of the table.
  return sql`${select(source, sortedBy)} from ${index} cross join ${table} on ${table.place} = ${index}.rowid
    where ${index} match ${phrase(search)} and ${index}.rowid ${than(order)} ${placeOf(start, order)}
    order by ${index}.rowid ${way(order)} limit ${limit}`;
}

/** The score of one match, for matchCount. */
export function anyScore({ index }: Source, search: string): SQL {
  const weight = sql.raw(ONLY_FREQUENCY.toExponential());
  return sql`select bm25(${index}, ${weight}, ${weight}, ${weight}) as score from ${index}
    where ${index} match ${phrase(search)} limit 1`;
}

/** How many rows there are, by name. */
export const countsOf = ({ counts, otherCounts = [] }: Source): SQL =>
  sql`select ${rowCounts.name} as name, ${rowCounts.count} as count from ${rowCounts} where ${rowCounts.name} in ${[...counts, ...otherCounts]}`;

/** What the row at a place is sorted by. */
export const valueAt = (source: Source, place: string, value: SQL): SQL =>
  sql`select ${value} as sorted_by from ${source.table} where ${source.table.place} = cast(${place} as integer)`;
