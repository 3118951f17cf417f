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
import { countRows, readCounts, readRows, readStart, type Position } from './rows.queries.ts';
import {
  scanOf,
  selectionOf,
  type Fields,
  type ListSource,
  type RowOf,
  type Selection,
} from './selection.queries.ts';

// A page reads some hundred rows, however long the list is: without a search it is a seek in the index
// of its order; a search of three characters or more follows the trigram index, whose rowids are the
// order of arrival. What has no fitting index (a shorter search, another order, a filter within a
// search) is exact up to EXACT_UP_TO rows; in a longer list a page scans some rows and says so.

const NEWEST: Order = { by: 'time', descending: true };

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
