import type { SQL } from 'drizzle-orm';

import { readBatch, type Database } from '../db/client.ts';
import type { ListPlace } from './list-cursor.ts';
import {
  anyScore,
  countsOf,
  rowsInOrder,
  rowsThatMatch,
  valueAt,
  type ListSource,
  type Placed,
  type Walk,
} from './list-steps.queries.ts';
import { matchCount } from './match-count.ts';
import {
  isShortSearch,
  SHORT_SEARCH,
  SORTABLE_MATCHES,
  type Order,
} from '../features/staff/staff.contract.ts';

// A page reads some hundred rows of D1 at most, wherever it is and however many rows there are. A list
// without a search is a walk along the index of its order. A search walks along the substring index,
// whose rowids are places, so that its order of time needs no sorting; few matches are sorted
// otherwise here. A search too short for the index looks through some rows of the list and says so.

/** Which part of a list is asked for. */
export interface ListQuery {
  /** As searchText leaves it; '' for everything. */
  search: string;
  /** What the list is narrowed down to, as its source has it. */
  only?: string | undefined;
  order: Order;
  from?: ListPlace | undefined;
  limit: number;
}

export interface ListPage<Row> {
  rows: Row[];
  counts: Record<string, number>;
  total: number;
  /** How many rows match; where `isLeast`, at least so many do. */
  matched: number;
  isLeast: boolean;
  /** How many rows a search looked through that is too short for the index; null for the others. */
  lookedAt: number | null;
  /** What the rows are sorted by: time, where too many match for another order. */
  order: Order;
  next: ListPlace | null;
  previous: ListPlace | null;
}

const NEWEST: Order = { by: 'time', descending: true };

/** So many matches of a search are looked through for those that a list is narrowed down to. */
const NARROWED_MATCHES = 200;

const narrowing = <Row extends Placed>(source: ListSource<Row>, { only }: ListQuery) =>
  only === undefined ? undefined : source.narrowed?.(only);

interface Counted {
  name: string;
  count: number;
}

function countsFrom(source: { counts: readonly string[] }, read: readonly Counted[] = []) {
  const counts = Object.fromEntries(read.map(({ name, count }) => [name, count]));
  return { counts, total: source.counts.reduce((sum, name) => sum + (counts[name] ?? 0), 0) };
}

/** The order in which rows are read: towards the beginning of the list, it is the other way round. */
const reading = (order: Order, from: ListPlace | undefined): Order =>
  from?.back ? { ...order, descending: !order.descending } : order;

/** Rows as they were read, one more than the page has, made a page in the list's own order. */
function pageOf<Row extends Placed>(read: readonly Row[], { from, limit }: ListQuery) {
  const isMore = read.length > limit;
  const rows = read.slice(0, limit);
  if (from?.back) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  const isNext = from?.back ? true : isMore;
  const isPrevious = from?.back ? isMore : from !== undefined;
  return {
    rows,
    next: last && isNext ? { place: last.place, back: false } : null,
    previous: first && isPrevious ? { place: first.place, back: true } : null,
  };
}

/** Where to read on from; undefined when the cursor's row is gone and its value with it. */
async function startOf<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  { order, from }: ListQuery,
): Promise<{ start: Placed | undefined } | undefined> {
  if (!from) return { start: undefined };
  const by = source.orders[order.by];
  if (!by) return { start: { place: from.place, sorted_by: null } };
  const [[row] = []] = await readBatch<Placed>(db, [valueAt(source, from.place, by.value)]);
  return row && { start: { place: from.place, sorted_by: row.sorted_by } };
}

/** Everything, in order. */
async function plainPage<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  query: ListQuery,
  start: Placed | undefined,
): Promise<ListPage<Row>> {
  const { order, from, limit } = query;
  const narrow = narrowing(source, query);
  const walk = { order: reading(order, from), start, limit: limit + 1, where: narrow?.where };
  const [counted, ...read] = await readBatch<Row & Counted>(db, [
    countsOf(source),
    ...rowsInOrder(source, walk),
  ]);
  const { counts, total } = countsFrom(source, counted);
  return {
    ...pageOf(read.flat().slice(0, limit + 1), query),
    counts,
    total,
    matched: narrow ? (counts[narrow.count] ?? 0) : total,
    isLeast: false,
    lookedAt: null,
    order,
  };
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Those of the rows that hold the text, whatever its letter case. */
function holding<Row extends Placed>(source: ListSource<Row>, rows: readonly Row[], text: string) {
  const part = fold(text);
  return rows.filter((row) =>
    source.searched(row).some((value) => fold(value ?? '').includes(part)),
  );
}

/** A search that is too short for the index: so many rows are looked through, from where it is. */
async function shortPage<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  query: ListQuery,
  start: Placed | undefined,
): Promise<ListPage<Row>> {
  const { order, from, limit, search } = query;
  const where = narrowing(source, query)?.where;
  const walk = { order: reading(order, from), start, limit: SHORT_SEARCH.rows + 1, where };
  const [counted, ...read] = await readBatch<Row & Counted>(db, [
    countsOf(source),
    ...rowsInOrder(source, walk),
  ]);
  const isMore = read.flat().length > SHORT_SEARCH.rows;
  const seen = read.flat().slice(0, SHORT_SEARCH.rows);
  const found = holding(source, seen, search);
  const page = pageOf(found, query);
  const [nearest, farthest] = [seen[0], isMore ? seen.at(-1) : undefined];
  const on = found.length > limit ? (from?.back ? page.previous : page.next) : null;
  const onward = on ?? (farthest ? { place: farthest.place, back: from?.back ?? false } : null);
  const backward = from && nearest ? { place: nearest.place, back: !from.back } : null;
  const isAll = !from && !farthest;
  return {
    rows: page.rows,
    ...countsFrom(source, counted),
    matched: found.length,
    isLeast: !isAll,
    lookedAt: isAll ? null : seen.length,
    order,
    next: from?.back ? backward : onward,
    previous: from?.back ? onward : backward,
  };
}

const byValue =
  ({ descending }: Order) =>
  (a: Placed, b: Placed): number => {
    const [x, y] = descending ? [b, a] : [a, b];
    const [p, q] = [x.sorted_by ?? '', y.sorted_by ?? ''];
    if (p !== q) return p < q ? -1 : 1;
    return Number(BigInt(x.place) - BigInt(y.place));
  };

/** How many match, with some of them if a statement is given. */
async function countMatches<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  search: string,
  rows: SQL[] = [],
) {
  const [counted, scored, read = []] = await readBatch<Row & Counted & { score: number }>(db, [
    countsOf(source),
    anyScore(source, search),
    ...rows,
  ]);
  const { counts, total } = countsFrom(source, counted);
  return { counts, total, ...matchCount(scored?.[0]?.score, total), read };
}

const isSortable = ({ matched, isLeast }: { matched: number; isLeast: boolean }) =>
  !isLeast && matched <= SORTABLE_MATCHES;

/** All matches of a search that are few enough, in an order other than time's. */
async function sortedMatches<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  search: string,
  order: Order,
): Promise<Row[]> {
  const walk: Walk = { order: NEWEST, start: undefined, limit: SORTABLE_MATCHES };
  const [rows = []] = await readBatch<Row>(db, [rowsThatMatch(source, search, walk, order.by)]);
  return rows.toSorted(byValue(order));
}

/** What the substring index finds, in the order of time. */
async function matchingPage<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  query: ListQuery,
): Promise<ListPage<Row>> {
  const { order, from, limit, search } = query;
  const start = from && { place: from.place, sorted_by: null };
  const walk = { order: reading(order, from), start, limit: limit + 1 };
  const { read, ...found } = await countMatches(db, source, search, [
    rowsThatMatch(source, search, walk),
  ]);
  return { ...found, ...pageOf<Row>(read, query), lookedAt: null, order };
}

/** Of what the substring index finds, the rows that the list is narrowed down to, some at a time. */
async function narrowedMatches<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  query: ListQuery,
  holds: (row: Row) => boolean,
): Promise<ListPage<Row>> {
  const page = await matchingPage(db, source, { ...query, limit: NARROWED_MATCHES });
  const rows = page.rows.filter(holds);
  const isAll = !page.next && !page.previous;
  return {
    ...page,
    rows,
    matched: rows.length,
    isLeast: !isAll,
    lookedAt: isAll ? null : page.rows.length,
  };
}

/** The same in another order, if few enough match to be sorted here. */
async function sortedPage<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  query: ListQuery,
  start: Placed | undefined,
): Promise<ListPage<Row>> {
  const { order, from, search } = query;
  const { read: _none, ...found } = await countMatches(db, source, search);
  if (!isSortable(found)) return matchingPage(db, source, { ...query, order: NEWEST });
  const asRead = reading(order, from);
  const sorted = await sortedMatches(db, source, search, asRead);
  const behind = start ? sorted.filter((row) => byValue(asRead)(start, row) < 0) : sorted;
  return { ...found, ...pageOf(behind, query), lookedAt: null, order };
}

/** A page of a list; undefined when its cursor is of a row that is gone. */
export async function readPage<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  query: ListQuery,
): Promise<ListPage<Row> | undefined> {
  const isIndexed = query.search !== '' && !isShortSearch(query.search);
  const narrow = narrowing(source, query);
  if (isIndexed && narrow) return narrowedMatches(db, source, query, narrow.holds);
  if (isIndexed && !source.orders[query.order.by]) return matchingPage(db, source, query);
  const from = await startOf(db, source, query);
  if (!from) return undefined;
  const page = isIndexed ? sortedPage : query.search === '' ? plainPage : shortPage;
  return page(db, source, query, from.start);
}

/**
 * All rows that a list would page through, in its order and some at a time: what is held at once does
 * not grow with the list.
 */
export async function* readBatches<Row extends Placed>(
  db: Database,
  source: ListSource<Row>,
  { search, order }: Pick<ListQuery, 'search' | 'order'>,
  size: number,
): AsyncGenerator<Row[], void> {
  const isIndexed = search !== '' && !isShortSearch(search);
  const isByValue = source.orders[order.by] !== undefined;
  if (isIndexed && isByValue && isSortable(await countMatches(db, source, search))) {
    yield sortedMatches(db, source, search, order);
    return;
  }
  const walked = isIndexed && isByValue ? NEWEST : order;
  let start: Row | undefined;
  let read: Row[];
  do {
    const walk: Walk = { order: walked, start, limit: size };
    const steps = isIndexed ? [rowsThatMatch(source, search, walk)] : rowsInOrder(source, walk);
    read = (await readBatch<Row>(db, steps)).flat().slice(0, size);
    start = read.at(-1);
    yield search === '' || isIndexed ? read : holding(source, read, search);
  } while (read.length === size);
}
