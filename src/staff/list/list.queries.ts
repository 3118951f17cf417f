import { and, asc, desc, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { areIn } from '../../db/are-in.ts';
import { batch, type Database } from '../../db/client.ts';
import { dayStarts, plusDays } from '../../shared/text/day.ts';
import { searchForms } from '../../shared/text/search-forms.ts';
import { formatOrder, type ListMeta, type Order } from './list.contract.ts';

/** What is read of a row, by name. */
export type ListedFields = Record<string, SQLiteColumn | SQL.Aliased> & { id: SQLiteColumn };
export type RowOf<Selected extends ListedFields> = SelectResultFields<Selected>;

export interface ListSource<Selected extends ListedFields, Filter extends string = string> {
  table: SQLiteTable;
  fields: Selected;
  /** When a row arrived. */
  at: SQLiteColumn;
  /** Unique; orders what arrived at the same time. */
  key: SQLiteColumn;
  /** Further orders. */
  orders?: Readonly<Record<string, SQL>>;
  /** Subsets of the list; each is counted. */
  filters?: Readonly<Record<Filter, SQL>>;
  /** Further conditions. */
  conditions?: Readonly<Record<string, (value: string) => SQL>>;
  /** Whether a row has a text, which is as fold makes it. */
  has?: (text: string) => SQL;
}

export interface ListQuery {
  /** As searchText returns it; '' for everything. */
  search: string;
  /** The name of a filter. */
  filter?: string | undefined;
  /** Further conditions, by name. */
  conditions?: Readonly<Record<string, string>> | undefined;
  order: Order;
  /** How many rows of the list come before the page. */
  offset: number;
  limit: number;
  /** Reads these rows instead of a page, and says which of them the rest of the query finds. */
  ids?: readonly string[] | undefined;
}

/** Which rows: a query without its page and order. */
export type Selection = Pick<ListQuery, 'search' | 'filter' | 'conditions'>;
export type OrderedSelection = Selection & Pick<ListQuery, 'order'>;

export interface ListPage<Row, Filter extends string = string> {
  rows: Row[];
  meta: ListMeta;
  /** How many rows there are of each filter, of those that the search and the conditions find. */
  counts: Readonly<Record<Filter, number>>;
}

/** The conditions 'since' and 'until', days of the reader, of the column (ms) that says when a row arrived. */
export const arrivalConditions = (at: SQLiteColumn, timeZone: string) => ({
  since: (day: string): SQL => gte(at, dayStarts(timeZone)(day)),
  until: (day: string): SQL => lt(at, dayStarts(timeZone)(plusDays(day, 1))),
});

function whereOf<Selected extends ListedFields>(
  { filters, conditions, has }: ListSource<Selected>,
  query: Selection,
): SQL | undefined {
  const texts = searchForms(query.search);
  return and(
    filters?.[query.filter ?? ''],
    ...Object.entries(query.conditions ?? {}).map(([name, value]) => conditions?.[name]?.(value)),
    has && or(...texts.map(has)),
  );
}

function orderOf<Selected extends ListedFields>(
  { at, key, orders }: ListSource<Selected>,
  { by, descending }: Order,
): SQL[] {
  const value = orders?.[by];
  return [...(value ? [value] : []), at, key].map(descending ? desc : asc);
}

/**
 * The keys of all rows that match, in order. They are sought as the table is stored: looking up each row
 * of an index takes ten times as long.
 */
function keysOf<Selected extends ListedFields>(
  db: Database,
  source: ListSource<Selected>,
  query: OrderedSelection,
) {
  const { table, key } = source;
  const keys = () => db.select({ key }).from(table);
  const found = whereOf(source, query);
  return keys()
    .where(found && inArray(sql`+${key}`, keys().where(found)))
    .orderBy(...orderOf(source, query.order));
}

const countOf = (is: SQL) => sql<number>`count(*) filter (where ${is})`;

/** How many rows there are, and of each filter: by their indexes, or in one pass over what is found. */
function readCounts<Selected extends ListedFields, Filter extends string>(
  db: Database,
  source: ListSource<Selected, Filter>,
  query: ListQuery,
) {
  const { table } = source;
  const filters = Object.entries<SQL>(source.filters ?? {});
  const total = db.$count(table).as('total');
  const narrowed = whereOf(source, { ...query, filter: undefined });
  if (!narrowed) {
    const each = filters.map(([name, is]) => [name, db.$count(table, is).as(name)]);
    const matched = db.$count(table, whereOf(source, query)).as('matched');
    return db.select({ matched, total, ...Object.fromEntries(each) }).from(sql`(select 1)`);
  }
  const each = filters.map(([name, is]) => [name, countOf(is).as(name)]);
  const matched = countOf(source.filters?.[query.filter as Filter] ?? sql`true`).as('matched');
  return db
    .select({ matched, total, ...Object.fromEntries(each) })
    .from(table)
    .where(narrowed);
}

/** A page of a list with exact counts; the first one where the list ends before its offset. */
export async function readPage<Selected extends ListedFields, Filter extends string>(
  db: Database,
  source: ListSource<Selected, Filter>,
  query: ListQuery,
): Promise<ListPage<RowOf<Selected>, Filter>> {
  const { table, fields, key } = source;
  const { ids, order, limit, offset } = query;
  const found = whereOf(source, query);
  const isOnPage = ids
    ? areIn(fields.id, ids)
    : inArray(key, keysOf(db, source, query).limit(limit).offset(offset));
  const isUnmatched = found ? sql`not coalesce(${found}, 0)` : sql`false`;
  const {
    rows,
    counted: [counted],
    unmatched,
  } = await batch(db, {
    rows: db
      .select({ row: fields })
      .from(table)
      .where(isOnPage)
      .orderBy(...orderOf(source, order)),
    counted: readCounts(db, source, query),
    unmatched: db
      .select({ id: fields.id })
      .from(table)
      .where(and(areIn(fields.id, ids ?? []), isUnmatched)),
  });
  if (rows.length === 0 && offset > 0) return readPage(db, source, { ...query, offset: 0 });
  const { matched = 0, total = 0, ...byFilter } = counted ?? {};
  return {
    rows: rows.map(({ row }) => row),
    counts: byFilter as Record<Filter, number>,
    meta: {
      matched,
      total,
      offset,
      sort: formatOrder(order),
      ...(ids ? { unmatched: unmatched.map(({ id }) => String(id)) } : {}),
    },
  };
}

/**
 * All rows that a list would page through, in its order and some at a time. Which rows they are is read
 * first, so that one which arrives or leaves meanwhile moves no other.
 */
export async function* readBatches<Selected extends ListedFields>(
  db: Database,
  source: ListSource<Selected>,
  query: OrderedSelection,
  size: number,
): AsyncGenerator<RowOf<Selected>[], void> {
  const { table, fields, key } = source;
  const keys = (await keysOf(db, source, query)).map((row) => row.key);
  for (let start = 0; start === 0 || start < keys.length; start += size) {
    const rows = await db
      .select({ row: fields })
      .from(table)
      .where(areIn(key, keys.slice(start, start + size)))
      .orderBy(...orderOf(source, query.order));
    yield rows.map(({ row }) => row);
  }
}

/** The ids of all rows that match. */
export const matchedIds = async <Selected extends ListedFields>(
  db: Database,
  source: ListSource<Selected>,
  query: Selection,
  limit: number,
): Promise<string[]> =>
  (
    await db
      .select({ id: source.fields.id })
      .from(source.table)
      .where(whereOf(source, query))
      .limit(limit)
  ).map(({ id }) => String(id));
