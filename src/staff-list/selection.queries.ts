import { and, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { isShortSearch, type Order } from './list.contract.ts';
import type { ListQuery } from './list-query.ts';
import { indexMatches, type SearchIndex } from './search.fts.queries.ts';

/** What is read of a row, by name. */
export type Fields = Record<string, SQLiteColumn> & { id: SQLiteColumn };

export interface Filter {
  where: SQL;
  /** Its name in row_counts. */
  counter?: string;
  /** Where several are its sum: from the first to the last name, in the order of text. */
  counters?: readonly (readonly [first: string, last: string])[];
  /** The order that its index has instead of the order of arrival; one of the list's orders. */
  order?: Order;
}

export interface ListSource<Selected extends Fields> {
  table: SQLiteTable;
  fields: Selected;
  /** Unique, in the order of arrival: an integer `seq` or a UUIDv7. */
  key: SQLiteColumn;
  /** Further orders; each needs an index of the expression (and the key). */
  orders?: Readonly<Record<string, SQL>>;
  /** The value of an order for a row that has left it, so that its page can still be left. */
  positions?: Readonly<Record<string, SQL>>;
  /** Subsets of the list; each needs an index that has them in the order of arrival. */
  filters?: Readonly<Record<string, Filter>>;
  /** Further conditions; without an index of their own, a long list is scanned for them. */
  chips?: Readonly<Record<string, (value: string) => SQL>>;
  /** Names in row_counts whose sum is the total; without any, the list has none. */
  counters?: readonly string[];
  /** The trigram index, and the columns that it covers. */
  search?: { index: SearchIndex; columns: readonly SQL[] };
}

export type RowOf<Selected extends Fields> = SelectResultFields<Selected>;

/** Which rows are read. */
export interface Selection {
  /** The search along the trigram index. */
  indexed?: { index: SearchIndex; matches: SQL };
  where?: SQL | undefined;
  /** What a row has to fulfil to be shown, where all that are read are looked through. */
  isMatch?: SQL | undefined;
}

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

const DAY_MS = 24 * 3_600_000;

/** The chips 'since' and 'until', of the column (ms) that says when a row arrived. */
export const arrivalChips = (at: SQLiteColumn) => ({
  since: (day: string): SQL => gte(at, Date.parse(day)),
  until: (day: string): SQL => lt(at, Date.parse(day) + DAY_MS),
});

/** Whether a row, which is read by its id, is one that a query finds. */
export function isFound<Selected extends Fields>(
  source: ListSource<Selected>,
  query: Pick<ListQuery, 'search' | 'filter' | 'chips'>,
): SQL | undefined {
  const { indexed, where } = selectionOf(source, query);
  return indexed
    ? and(
        sql`exists (select 1 from ${indexed.index} where ${indexed.matches} and ${indexed.index.rowid} = ${source.key})`,
        where,
      )
    : where;
}

const chipsWhere = (
  known: ListSource<Fields>['chips'],
  given: ListQuery['chips'] = {},
): SQL | undefined => and(...Object.entries(given).map(([name, value]) => known?.[name]?.(value)));

/** What a query finds in all rows, whatever that costs. */
export function selectionOf<Selected extends Fields>(
  { search: searched, filters, chips }: ListSource<Selected>,
  { search, filter, chips: given }: Pick<ListQuery, 'search' | 'filter' | 'chips'>,
): Selection {
  const filtered = filter === undefined ? undefined : filters?.[filter]?.where;
  const where = and(filtered, chipsWhere(chips, given));
  if (search === '' || !searched) return { where };
  if (isShortSearch(search)) return { where: and(contains(searched.columns, search), where) };
  const { index } = searched;
  return { indexed: { index, matches: indexMatches(index, search) }, where };
}

/** The same for a long list: what has no index is compared with each row of a scan. */
export function scanOf<Selected extends Fields>(
  source: ListSource<Selected>,
  { search, filter, chips }: ListQuery,
): Selection | undefined {
  const filtered = selectionOf(source, { search: '', filter });
  const more = chipsWhere(source.chips, chips);
  if (search === '' || !source.search) return more && { ...filtered, isMatch: more };
  if (isShortSearch(search))
    return { ...filtered, isMatch: and(contains(source.search.columns, search), more) };
  const isMatch = and(filtered.where, more);
  return isMatch && { ...selectionOf(source, { search }), isMatch };
}
