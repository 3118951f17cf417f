import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  inArray,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import type { Database } from '../db/client.ts';
import { rowCounts } from '../db/schema/lists.ts';
import { COUNTED_TO, type Order } from './list.contract.ts';
import type { ListQuery } from './list-query.ts';
import {
  isFound,
  type Fields,
  type ListSource,
  type RowOf,
  type Selection,
} from './selection.queries.ts';

export interface Position {
  key: string;
  /** What the row is sorted by; null in the order of arrival. */
  value: string | null;
}

interface Read<Row> extends Position {
  row: Row;
  isMatch: unknown;
}

const toward = ({ descending }: Order) => (descending ? desc : asc);
const beyond = ({ descending }: Order) => (descending ? lt : gt);

/** D1 binds numbers as REAL, which FTS5 does not compare rowids with. */
const keyValue = (key: SQLiteColumn, text: string) =>
  key.dataType === 'number' ? sql`cast(${text} as integer)` : sql`${text}`;

const isKeyOf = (key: SQLiteColumn, text: string) =>
  key.dataType !== 'number' || /^\d{1,15}$/.test(text);

interface Part {
  order: Order;
  start: Position | undefined;
  limit: number;
}

/** Reads rows in an order, from a position on. */
export async function readRows<Selected extends Fields>(
  db: Database,
  { table, fields, key, orders }: ListSource<Selected>,
  { indexed, where, isMatch }: Selection,
  { order, start, limit }: Part,
): Promise<Read<RowOf<Selected>>[]> {
  const value = orders?.[order.by];
  const selected = {
    row: fields,
    key: sql<string>`cast(${key} as text)`.as('list_key'),
    value: sql<string | null>`${value ?? null}`.as('list_value'),
    isMatch: (isMatch ?? sql`1`).as('list_match'),
  };
  const [arrival, rows] = indexed
    ? // A cross join keeps its order: the index is read once, not once for each row of the table.
      ([
        indexed.index.rowid,
        (condition?: SQL) =>
          db
            .select(selected)
            .from(indexed.index)
            .crossJoin(table)
            .where(and(indexed.matches, eq(key, indexed.index.rowid), where, condition)),
      ] as const)
    : ([
        key,
        // The position first: of two bounds on one side, SQLite seeks by the one that it reads first.
        (condition?: SQL) => db.select(selected).from(table).where(and(condition, where)),
      ] as const);
  const further = beyond(order);
  const after = start && further(arrival, keyValue(key, start.key));
  if (!value) return rows(after).orderBy(toward(order)(arrival)).limit(limit);
  const inOrder = [toward(order)(value), toward(order)(arrival)];
  if (!start)
    return rows()
      .orderBy(...inOrder)
      .limit(limit);
  const [same, rest] = [eq(value, start.value), further(value, start.value)];
  if (indexed)
    return rows(or(rest, and(same, after)))
      .orderBy(...inOrder)
      .limit(limit);
  // Two seeks in the index of the order, where SQLite would scan it for one condition.
  const read = await Promise.all([
    rows(and(same, after)).orderBy(toward(order)(arrival)).limit(limit),
    rows(rest)
      .orderBy(...inOrder)
      .limit(limit),
  ]);
  return read.flat().slice(0, limit);
}

/** Reads rows by their ids, and whether each is one that a query finds. */
export async function readByIds<Selected extends Fields>(
  db: Database,
  source: ListSource<Selected>,
  query: ListQuery,
  ids: readonly string[],
): Promise<{ id: string; row: RowOf<Selected>; isMatch: unknown }[]> {
  const { table, fields } = source;
  return db
    .select({
      id: sql<string>`${fields.id}`.as('list_id'),
      row: fields,
      isMatch: (isFound(source, query) ?? sql`1`).as('list_match'),
    })
    .from(table)
    .where(sql`${fields.id} in (select value from json_each(${JSON.stringify(ids)}))`);
}

/** How many rows a selection has, up to one more than are counted. */
export async function countRows<Selected extends Fields>(
  db: Database,
  { table, key }: ListSource<Selected>,
  { indexed, where }: Selection,
): Promise<number> {
  const one = { one: sql`1`.as('one') };
  const rows = !indexed
    ? db.select(one).from(table).where(where)
    : where
      ? db
          .select(one)
          .from(indexed.index)
          .crossJoin(table)
          .where(and(indexed.matches, eq(key, indexed.index.rowid), where))
      : db.select(one).from(indexed.index).where(indexed.matches);
  const [found] = await db.select({ count: count() }).from(rows.limit(COUNTED_TO + 1).as('found'));
  return found?.count ?? 0;
}

export async function readCounts<Selected extends Fields>(
  db: Database,
  { counters = [], filters = {} }: ListSource<Selected>,
) {
  const ofFilters = Object.values(filters).flatMap(({ counter = [] }) => counter);
  const names = [...new Set([...counters, ...ofFilters])];
  const sums = Object.entries(filters).flatMap(([filter, { counters: spans = [] }]) =>
    spans.map(([first, last]) => [filter, first, last] as const),
  );
  const read =
    names.length > 0
      ? await db
          .select()
          .from(rowCounts)
          .where(
            or(
              inArray(rowCounts.name, names),
              ...sums.map(([, first, last]) => between(rowCounts.name, first, last)),
            ),
          )
      : [];
  const counts = Object.fromEntries(read.map(({ name, count: rows }) => [name, rows]));
  for (const [filter, first, last] of sums) {
    const within = read.filter(({ name }) => name >= first && name <= last);
    counts[filter] = within.reduce((sum, { count: rows }) => sum + rows, counts[filter] ?? 0);
  }
  return { counts, total: counters.reduce((sum, name) => sum + (counts[name] ?? 0), 0) };
}

/** The position of a cursor; undefined when its row is gone and its sort value with it. */
export async function readStart<Selected extends Fields>(
  db: Database,
  { table, key, orders, positions }: ListSource<Selected>,
  { order, from }: ListQuery,
): Promise<{ start: Position | undefined } | undefined> {
  if (!from) return { start: undefined };
  if (!isKeyOf(key, from.key)) return undefined;
  const value = orders?.[order.by];
  if (!value) return { start: { key: from.key, value: null } };
  const [row] = await db
    .select({
      value: sql<string | null>`${positions?.[order.by] ?? value}`.as('list_value'),
    })
    .from(table)
    .where(eq(key, keyValue(key, from.key)));
  // Without a value, the row is no longer in a list of this order.
  if (!row || row.value === null) return undefined;
  return { start: { key: from.key, value: row.value } };
}
