import { and, or, sql, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { isShortSearch } from './list.contract.ts';
import type { ListQuery } from './list-query.ts';
import { indexMatches, type SearchIndex } from './search.fts.queries.ts';

/** What is read of a row, by name. */
export type Fields = Record<string, SQLiteColumn>;

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

/** What a query finds in all rows, whatever that costs. */
export function selectionOf<Selected extends Fields>(
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
export function scanOf<Selected extends Fields>(
  source: ListSource<Selected>,
  { search, filter }: ListQuery,
): Selection | undefined {
  if (search === '' || !source.search) return undefined;
  const filtered = selectionOf(source, { search: '', filter });
  if (isShortSearch(search))
    return { ...filtered, isMatch: contains(source.search.columns, search) };
  return filtered.where && { ...selectionOf(source, { search }), isMatch: filtered.where };
}
