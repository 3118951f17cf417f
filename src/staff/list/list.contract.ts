import { isDay } from '../../shared/text/day.ts';

/** What every staff list and its screen agree on. */

export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 200;
const SEARCH_MAX_LENGTH = 200;

/** What a list is sorted by: 'time', or the name of a column. */
export type Order = { by: string; descending: boolean };

/** Orders as the API and URLs name them: 'newest', 'oldest', a column, or '-' and a column. */
export function parseOrder(sort: string): Order {
  if (sort === 'newest' || sort === 'oldest') return { by: 'time', descending: sort === 'newest' };
  return sort.startsWith('-')
    ? { by: sort.slice(1), descending: true }
    : { by: sort, descending: false };
}

export function formatOrder({ by, descending }: Order): string {
  if (by === 'time') return descending ? 'newest' : 'oldest';
  return descending ? `-${by}` : by;
}

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

export type ListMeta = {
  matched: number;
  total: number;
  /** How many rows of the list come before the page. */
  offset: number;
  sort: string;
  /** Where rows were asked for by their ids: those that the filter, search and conditions leave out. */
  unmatched?: string[];
};

export type ListResponse<Row> = {
  data: Row[];
  meta: ListMeta;
  /** Of the rows that a page shows (`shown`), those that are not in `data`, as they are now. */
  others?: Row[];
};

/** How many rows can be asked for by their ids. */
export const IDS_MAX = 100;

/** The query of a list's API call, with the list's conditions. */
export type ListParameters = {
  search?: string;
  sort?: string;
  offset?: string;
  limit?: string;
  /** Ids of the rows that a page shows, with commas: those on no page of the response are in `others`. */
  shown?: string;
} & Readonly<Record<string, string | undefined>>;

/** Conditions on top of a filter, by name. */
export type Conditions = Readonly<Record<string, string>>;
/** The reader's days ('YYYY-MM-DD') between which rows arrived: conditions of every list, in words. */
export const ARRIVAL_CONDITIONS = { since: 'Since', until: 'Until' } as const;

/** Whether no day can be between them. */
export const hasNoDay = ({ since, until }: Conditions): boolean =>
  since !== undefined && until !== undefined && since > until;

export const REVERSED = 'Until is before Since: no day is between them.';

/** What is asked of the conditions that a list knows; a day that is none is left out. */
export const knownConditions = (
  known: Conditions,
  asked: Readonly<Record<string, string | undefined>>,
): Conditions =>
  Object.fromEntries(
    Object.keys(known).flatMap((name) => {
      const value = asked[name];
      return value && (!Object.hasOwn(ARRIVAL_CONDITIONS, name) || isDay(value))
        ? [[name, value]]
        : [];
    }),
  );

/** How many values of a condition are offered; of more than these, others can be typed. */
export const OFFERED_MAX = 50;

const CONDITION_MAX_LENGTH = 500;

/** What the URL of a staff list holds: search, filter, conditions, order, page, and the open row. */
export type ListState = {
  search: string;
  status: string;
  conditions: Conditions;
  sort: string;
  offset: number;
  open: string | null;
};

/** A search as it was typed: composed, trimmed, of a bounded length. */
export const searchText = (typed: string): string =>
  typed.slice(0, 999).normalize('NFC').replaceAll('\0', '').trim().slice(0, SEARCH_MAX_LENGTH);

/** An offset as it is written, else 0. */
const offsetIn = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

/** Whatever else the URL asks for is a condition; each list knows some. */
export function parseListState(query: URLSearchParams): ListState {
  const { q, status, sort, offset, open, ...conditions } = Object.fromEntries(query);
  return {
    search: searchText(q ?? ''),
    status: status ?? '',
    conditions: Object.fromEntries(
      Object.entries(conditions).flatMap(([name, given]) => {
        const value = given.trim().slice(0, CONDITION_MAX_LENGTH);
        return value ? [[name, value]] : [];
      }),
    ),
    sort: sort || 'newest',
    offset: offsetIn(offset ?? null),
    open: open || null,
  };
}

/** The URL of a staff list in a state; what is as usual is left out. */
export function listHref(path: string, state: Partial<ListState>): string {
  const { search, status, conditions = {}, sort, offset, open } = state;
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (status) query.set('status', status);
  for (const [name, value] of Object.entries(conditions)) query.set(name, value);
  if (sort && sort !== 'newest') query.set('sort', sort);
  if (offset) query.set('offset', String(offset));
  if (open) query.set('open', open);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The links to a list's pages before and after one. @param rows on that page */
export const pageLinks = (
  { offset, matched }: Pick<ListMeta, 'offset' | 'matched'>,
  rows: number,
  href: (offset: number) => string,
) => [
  ...(offset > 0
    ? [{ label: 'Previous', rel: 'prev' as const, href: href(Math.max(0, offset - PAGE_SIZE)) }]
    : []),
  ...(offset + rows < matched
    ? [{ label: 'Next', rel: 'next' as const, href: href(offset + rows) }]
    : []),
];
