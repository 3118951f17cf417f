import { sql } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import {
  COUNTED_TO,
  EXACT_UP_TO,
  SCANNED_PER_PAGE,
  SEARCHED_PER_PAGE,
  SORTABLE_MATCHES,
  type Order,
} from './list.contract.ts';
import type { ListPage, ListQuery } from './list-query.ts';
import {
  countRows,
  readByIds,
  readCounts,
  readRows,
  readStart,
  type Position,
} from './rows.queries.ts';
import {
  scanOf,
  selectionOf,
  type Fields,
  type Filter,
  type ListSource,
  type RowOf,
  type Selection,
} from './selection.queries.ts';

// A page reads some hundred rows, however long the list is: without a search it is a seek in the index
// of its order; a search of three characters or more follows the trigram index, whose rowids are the
// order of arrival. What has no fitting index (a shorter search, another order, a filter within a
// search) is exact up to EXACT_UP_TO rows; in a longer list a page scans some rows and says so.

const NEWEST: Order = { by: 'time', descending: true };

/** The order of the rows as the filter's index has it: of what came last first, or the other way. */
function orderIn<Selected extends Fields>(
  { filters }: ListSource<Selected>,
  { filter, order }: Pick<ListQuery, 'filter' | 'order'>,
): Order {
  const own = order.by === 'time' ? filters?.[filter ?? '']?.order : undefined;
  return own ? { ...own, descending: own.descending === order.descending } : order;
}

/** How an order is named: that of a filter's index is an order of arrival to people. */
function shownOrder(order: Order, wanted: Order): Order {
  if (order.by === 'time' || order.by === wanted.by) return order;
  return wanted.by === 'time' ? wanted : NEWEST;
}

/** The same orders for a filter with few rows: its index is read, and not that of the order. */
const withoutIndexes = <Selected extends Fields>(
  source: ListSource<Selected>,
): ListSource<Selected> => ({
  ...source,
  orders: Object.fromEntries(
    Object.entries(source.orders ?? {}).map(([name, value]) => [name, sql`+${value}`]),
  ),
});

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
  const [nearest] = seen;
  const start = from ? from.before : 0;
  // Paging back, the cursor counts the rows up to the page's end.
  const before =
    start === undefined || !back ? start : last ? Math.max(0, start - shown.length) : 0;
  const after = before === undefined ? undefined : before + shown.length;
  const at = (row: Position | undefined, towardsStart: boolean) =>
    row ? { key: row.key, back: towardsStart, before: towardsStart ? before : after } : null;
  const rows = shown.map(({ row }) => row);
  return {
    rows: back ? rows.toReversed() : rows,
    before,
    next: back ? at(nearest, false) : at(last, false),
    previous: back ? at(last, true) : from ? at(nearest, true) : null,
    order,
    matching: matching.length,
    seen: seen.length,
    isWhole: !from && !isMore,
  };
}

type PageRows<Selected extends Fields> = NonNullable<
  Awaited<ReturnType<typeof readSelection<Selected>>>
>;

/** How many rows a filter has. */
const countIn = (
  { counts }: { counts: Readonly<Record<string, number>> },
  name: string | undefined,
  { counter, counters }: Filter,
): number => counts[counters ? (name ?? '') : (counter ?? '')] ?? 0;

/** Rows by their ids, in no order. */
async function readListed<Selected extends Fields>(
  db: Database,
  source: ListSource<Selected>,
  query: ListQuery,
  ids: readonly string[],
): Promise<ListPage<RowOf<Selected>>> {
  const [{ counts, total }, read] = await Promise.all([
    readCounts(db, source),
    readByIds(db, source, query, ids),
  ]);
  const unmatched = read.filter(({ isMatch }) => !isMatch).map(({ id }) => id);
  return {
    rows: read.map(({ row }) => row),
    counts,
    total,
    matched: read.length - unmatched.length,
    isLeast: true,
    scanned: null,
    order: query.order,
    before: undefined,
    next: null,
    previous: null,
    unmatched,
  };
}

/** A page of a list; undefined when the row of its cursor is gone. */
export async function readPage<Selected extends Fields>(
  db: Database,
  source: ListSource<Selected>,
  query: ListQuery,
): Promise<ListPage<RowOf<Selected>> | undefined> {
  if (query.ids) return readListed(db, source, query, query.ids);
  const selection = selectionOf(source, query);
  const pageOf = (
    { counts, total }: Awaited<ReturnType<typeof readCounts>>,
    { rows, before, next, previous, order }: PageRows<Selected>,
    found: Pick<ListPage<unknown>, 'matched' | 'isLeast' | 'scanned'>,
  ) => ({
    rows,
    counts,
    total,
    ...found,
    order: shownOrder(order, query.order),
    before,
    next,
    previous,
  });
  const filter = source.filters?.[query.filter ?? ''];
  const isPlain = query.search === '' && Object.keys(query.chips ?? {}).length === 0;

  if (isPlain && (!filter || query.order.by === 'time')) {
    const [counted, page] = await Promise.all([
      readCounts(db, source),
      readSelection(db, source, selection, { ...query, order: orderIn(source, query) }),
    ]);
    const matched = filter ? countIn(counted, query.filter, filter) : counted.total;
    return page && pageOf(counted, page, { matched, isLeast: false, scanned: null });
  }

  const counted = await readCounts(db, source);
  const isLong = counted.total > EXACT_UP_TO;
  if (isPlain && filter) {
    const matched = countIn(counted, query.filter, filter);
    const isSorted = !isLong || matched <= SORTABLE_MATCHES;
    const order = isSorted ? query.order : orderIn(source, { ...query, order: NEWEST });
    const sorted = isSorted ? withoutIndexes(source) : source;
    const page = await readSelection(db, sorted, selection, { ...query, order });
    return page && pageOf(counted, page, { matched, isLeast: false, scanned: null });
  }
  const scan = isLong ? scanOf(source, query) : undefined;
  if (scan) {
    const time = filter && query.order.by !== 'time' ? NEWEST : query.order;
    const order = scan.indexed ? time : orderIn(source, { ...query, order: time });
    const page = await readSelection(db, source, scan, { ...query, order }, SCANNED_PER_PAGE);
    if (!page) return undefined;
    const { matching, seen, isWhole } = page;
    const scanned = isWhole ? null : seen;
    return pageOf(counted, page, { matched: matching, isLeast: !isWhole, scanned });
  }

  // A long list is sorted only where few rows match.
  const isByValue = source.orders?.[query.order.by] !== undefined;
  const early = isLong && isByValue ? await countRows(db, source, selection) : undefined;
  const wanted = query.search === '' ? orderIn(source, query) : query.order;
  const order = early !== undefined && early > SORTABLE_MATCHES ? NEWEST : wanted;
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
  query: Pick<ListQuery, 'search' | 'filter' | 'chips' | 'order'>,
  size: number,
): AsyncGenerator<RowOf<Selected>[], void> {
  const selection = selectionOf(source, query);
  let order = selection.indexed ? query.order : orderIn(source, query);
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
