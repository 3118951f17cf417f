import { and, asc, count, desc, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { Database } from '../db/client.ts';
import { rowCounts } from '../db/schema/lists.ts';
import type { Cursor } from './cursor.ts';
import {
  COUNTED_TO,
  EXACT_UP_TO,
  isShortSearch,
  SCANNED_PER_PAGE,
  SEARCHED_PER_PAGE,
  SORTABLE_MATCHES,
  type Order,
} from './list.contract.ts';
import { indexMatches, type SearchIndex } from './search.fts.queries.ts';

// A page reads some hundred rows, however long the list is: without a search it is a seek in the index
// of its order; a search of three characters or more follows the trigram index, whose rowids are the
// order of arrival. What has no fitting index (a shorter search, another order, a filter within a
// search) is exact up to EXACT_UP_TO rows; in a longer list a page scans some rows and says so.

/** What is read of a row, by name. */
type Fields = Record<string, SQLiteColumn>;

export interface ListSource<Selected extends Fields> {
  table: SQLiteTable;
  fields: Selected;
  /** Unique, in the order of arrival: an integer `seq` or a UUIDv7. */
  key: SQLiteColumn;
  /** Further orders; each needs an index of the expression (and the key). */
  orders?: Readonly<Record<string, SQL>>;
  /** Subsets of the list; each needs an index that has them in the order of arrival. */
  filters?: Readonly<Record<string, { where: SQL; counter?: string }>>;
  /** Names in row_counts whose sum is the total; without any, the list has none. */
  counters?: readonly string[];
  /** The trigram index, and the columns that it covers. */
  search?: { index: SearchIndex; columns: readonly SQL[] };
}

export interface ListQuery {
  /** As searchText returns it; '' for everything. */
  search: string;
  /** The name of a filter. */
  filter?: string | undefined;
  order: Order;
  from?: Cursor | undefined;
  limit: number;
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
  next: Cursor | null;
  previous: Cursor | null;
}

interface Position {
  key: string;
  /** What the row is sorted by; null in the order of arrival. */
  value: string | null;
}

interface Read<Row> extends Position {
  row: Row;
  isMatch: unknown;
}

type RowOf<Selected extends Fields> = SelectResultFields<Selected>;

/** Which rows are read. */
interface Selection {
  /** The search along the trigram index. */
  indexed?: { index: SearchIndex; matches: SQL };
  where?: SQL | undefined;
  /** What a row has to fulfil to be shown, where all that are read are looked through. */
  isMatch?: SQL | undefined;
}

const NEWEST: Order = { by: 'time', descending: true };

const toward = ({ descending }: Order) => (descending ? desc : asc);
const beyond = ({ descending }: Order) => (descending ? lt : gt);

/** D1 binds numbers as REAL, which FTS5 does not compare rowids with. */
const keyValue = (key: SQLiteColumn, text: string) =>
  key.dataType === 'number' ? sql`cast(${text} as integer)` : sql`${text}`;

const isKeyOf = (key: SQLiteColumn, text: string) =>
  key.dataType !== 'number' || /^\d{1,15}$/.test(text);

/** SQLite's lower() folds only ASCII, so other letters are looked for in both cases. */
function spellings(text: string): string[] {
  let found = [''];
  for (const letter of text.toLowerCase()) {
    const upper = letter.toUpperCase();
    const cases =
      /[\0-\x7F]/.test(letter) || upper.length !== letter.length ? [letter] : [letter, upper];
    found = found.flatMap((start) => cases.map((end) => start + end));
  }
  return found;
}

const contains = (columns: readonly SQL[], text: string): SQL | undefined =>
  or(
    ...columns.flatMap((column) =>
      spellings(text).map((spelling) => sql`instr(lower(${column}), ${spelling}) > 0`),
    ),
  );

/** What a query finds in all rows, whatever that costs. */
function selectionOf<Selected extends Fields>(
  { search: searched, filters }: ListSource<Selected>,
  { search, filter }: Pick<ListQuery, 'search' | 'filter'>,
): Selection {
  const where = filter === undefined ? undefined : filters?.[filter]?.where;
  if (search === '' || !searched) return { where };
  if (isShortSearch(search)) return { where: and(contains(searched.columns, search), where) };
  const { index } = searched;
  return { indexed: { index, matches: indexMatches(index, search) }, where };
}

/** The same for a long list: what has no index is compared with each row of a scan. */
function scanOf<Selected extends Fields>(
  source: ListSource<Selected>,
  { search, filter }: ListQuery,
): Selection | undefined {
  if (search === '' || !source.search) return undefined;
  const filtered = selectionOf(source, { search: '', filter });
  if (isShortSearch(search))
    return { ...filtered, isMatch: contains(source.search.columns, search) };
  return filtered.where && { ...selectionOf(source, { search }), isMatch: filtered.where };
}

interface Part {
  order: Order;
  start: Position | undefined;
  limit: number;
}

/** Reads rows in an order, from a position on. */
async function readRows<Selected extends Fields>(
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
        (condition?: SQL) => db.select(selected).from(table).where(and(where, condition)),
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

/** How many rows a selection has, up to one more than are counted. */
async function countRows<Selected extends Fields>(
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

async function readCounts<Selected extends Fields>(
  db: Database,
  { counters = [], filters = {} }: ListSource<Selected>,
) {
  const ofFilters = Object.values(filters).flatMap(({ counter = [] }) => counter);
  const names = [...new Set([...counters, ...ofFilters])];
  const read =
    names.length > 0 ? await db.select().from(rowCounts).where(inArray(rowCounts.name, names)) : [];
  const counts = Object.fromEntries(read.map(({ name, count: rows }) => [name, rows]));
  return { counts, total: counters.reduce((sum, name) => sum + (counts[name] ?? 0), 0) };
}

/** The position of a cursor; undefined when its row is gone and its sort value with it. */
async function readStart<Selected extends Fields>(
  db: Database,
  { table, key, orders }: ListSource<Selected>,
  { order, from }: ListQuery,
): Promise<{ start: Position | undefined } | undefined> {
  if (!from) return { start: undefined };
  if (!isKeyOf(key, from.key)) return undefined;
  const value = orders?.[order.by];
  if (!value) return { start: { key: from.key, value: null } };
  const [row] = await db
    .select({ value: sql<string | null>`${value}`.as('list_value') })
    .from(table)
    .where(eq(key, keyValue(key, from.key)));
  return row && { start: { key: from.key, value: row.value } };
}

/**
 * The rows of a page, and where the pages before and after it start; undefined when the row of the
 * cursor is gone.
 * @param scanned how many rows are looked through for those that match; a page's own number if all do
 */
async function readSelection<Selected extends Fields>(
  db: Database,
  source: ListSource<Selected>,
  selection: Selection,
  query: ListQuery,
  scanned = query.limit,
) {
  const started = await readStart(db, source, query);
  if (!started) return undefined;
  const { order, from, limit } = query;
  const back = from?.back ?? false;
  const towards = back ? { ...order, descending: !order.descending } : order;
  const part = { order: towards, ...started, limit: scanned + 1 };
  const read = await readRows(db, source, selection, part);
  const isMore = read.length > scanned;
  const seen = read.slice(0, scanned);
  const matching = seen.filter(({ isMatch }) => Boolean(isMatch));
  const shown = matching.slice(0, limit);
  const last = matching.length > limit ? shown.at(-1) : isMore ? seen.at(-1) : undefined;
  const onward = last ? { key: last.key, back } : null;
  const backward = from && seen[0] ? { key: seen[0].key, back: !back } : null;
  const rows = shown.map(({ row }) => row);
  return {
    rows: back ? rows.toReversed() : rows,
    next: back ? backward : onward,
    previous: back ? onward : backward,
    order,
    matching: matching.length,
    seen: seen.length,
    isWhole: !from && !isMore,
  };
}

type PageRows<Selected extends Fields> = NonNullable<
  Awaited<ReturnType<typeof readSelection<Selected>>>
>;

/** A page of a list; undefined when the row of its cursor is gone. */
export async function readPage<Selected extends Fields>(
  db: Database,
  source: ListSource<Selected>,
  query: ListQuery,
): Promise<ListPage<RowOf<Selected>> | undefined> {
  const selection = selectionOf(source, query);
  const pageOf = (
    { counts, total }: Awaited<ReturnType<typeof readCounts>>,
    { rows, next, previous, order }: PageRows<Selected>,
    found: Pick<ListPage<unknown>, 'matched' | 'isLeast' | 'scanned'>,
  ) => ({ rows, counts, total, ...found, order, next, previous });

  if (query.search === '') {
    const [counted, page] = await Promise.all([
      readCounts(db, source),
      readSelection(db, source, selection, query),
    ]);
    const counter = source.filters?.[query.filter ?? '']?.counter;
    const matched = counter === undefined ? counted.total : (counted.counts[counter] ?? 0);
    return page && pageOf(counted, page, { matched, isLeast: false, scanned: null });
  }

  const counted = await readCounts(db, source);
  const isLong = counted.total > EXACT_UP_TO;
  const scan = isLong ? scanOf(source, query) : undefined;
  if (scan) {
    const page = await readSelection(db, source, scan, query, SCANNED_PER_PAGE);
    if (!page) return undefined;
    const { matching, seen, isWhole } = page;
    const scanned = isWhole ? null : seen;
    return pageOf(counted, page, { matched: matching, isLeast: !isWhole, scanned });
  }

  // A long list is sorted only where few rows match.
  const isByValue = source.orders?.[query.order.by] !== undefined;
  const early = isLong && isByValue ? await countRows(db, source, selection) : undefined;
  const order = early !== undefined && early > SORTABLE_MATCHES ? NEWEST : query.order;
  const limit = isLong ? Math.min(query.limit, SEARCHED_PER_PAGE) : query.limit;
  const [page, matched] = await Promise.all([
    readSelection(db, source, selection, { ...query, order, limit }),
    early ?? countRows(db, source, selection),
  ]);
  const isLeast = matched > COUNTED_TO;
  return (
    page &&
    pageOf(counted, page, { matched: Math.min(matched, COUNTED_TO), isLeast, scanned: null })
  );
}

/** All rows that a list would page through, in its order and some at a time. */
export async function* readBatches<Selected extends Fields>(
  db: Database,
  source: ListSource<Selected>,
  query: Pick<ListQuery, 'search' | 'filter' | 'order'>,
  size: number,
): AsyncGenerator<RowOf<Selected>[], void> {
  const selection = selectionOf(source, query);
  let { order } = query;
  if (selection.indexed && source.orders?.[order.by]) {
    const { total } = await readCounts(db, source);
    const isLong = total > EXACT_UP_TO;
    if (isLong && (await countRows(db, source, selection)) > SORTABLE_MATCHES) order = NEWEST;
  }
  let start: Position | undefined;
  let isMore = true;
  while (isMore) {
    const read = await readRows(db, source, selection, { order, start, limit: size });
    yield read.map(({ row }) => row);
    start = read.at(-1);
    isMore = read.length === size;
  }
}
