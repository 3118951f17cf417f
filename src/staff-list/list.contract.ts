/** What every staff list and its screen agree on. */

export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 200;
/** Matches are counted up to here; more are shown as '300+'. */
export const COUNTED_TO = 300;
/** Up to this many rows, every search in every order is exact over all of them. */
export const EXACT_UP_TO = 20_000;
/** In a longer list, a page of a search has at most so many rows, whatever limit is asked for. */
export const SEARCHED_PER_PAGE = 70;
/** In a longer list, so many matches can be sorted by another column than time. */
export const SORTABLE_MATCHES = 150;
/** In a longer list, a scan without a fitting index looks through so many rows per page. */
export const SCANNED_PER_PAGE = 200;
/** The trigram index finds nothing shorter. */
export const INDEXED_LENGTH = 3;
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
  /** True where more may match than `matched` says. */
  matched_at_least: boolean;
  /** How many rows were scanned, where a scan stopped before the end of the list; else null. */
  looked_at: number | null;
  total: number;
  /** Where in the list the page's first row is, from 1; null where that is not known. */
  first: number | null;
  /** The order of the rows: 'newest' where too many match to be sorted as asked. */
  sort: string;
  next_cursor: string | null;
  previous_cursor: string | null;
  /** Where rows were asked for by their ids: those that the filter, search and chips leave out. */
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

/** The query of a list's API call. */
export type ListParameters = {
  search?: string;
  sort?: string;
  cursor?: string;
  limit?: string;
  /** Ids of the rows that a page shows, with commas: those on no page of the response are in `others`. */
  shown?: string;
} & Partial<Record<ChipName, string>>;

/** Conditions on top of a filter; each list knows some of them. Days are UTC, 'YYYY-MM-DD'. */
export const CHIP_NAMES = [
  'source',
  'page',
  'landing_page',
  'campaign',
  'referrer',
  'partner',
  'owner',
  'since',
  'until',
] as const;
/** The days between which rows arrived: the chips of lists that have no others. */
export const ARRIVAL_CHIPS = ['since', 'until'] as const satisfies readonly ChipName[];
export type ChipName = (typeof CHIP_NAMES)[number];
export type Chips = Partial<Record<ChipName, string>>;
const CHIP_MAX_LENGTH = 500;

/** What the URL of a staff list holds: search, filter, chips, order, page, and the open row. */
export type ListState = {
  search: string;
  status: string;
  chips: Chips;
  sort: string;
  cursor: string | null;
  open: string | null;
};

/** A search as it is compared: composed, trimmed, of a bounded length. */
export const searchText = (typed: string): string =>
  typed.slice(0, 999).normalize('NFC').replaceAll('\0', '').trim().slice(0, SEARCH_MAX_LENGTH);

/** Whether a search is too short for the index. */
export const isShortSearch = (search: string): boolean =>
  Array.from(search).length < INDEXED_LENGTH;

export const parseListState = (query: URLSearchParams): ListState => ({
  search: searchText(query.get('q') ?? ''),
  status: query.get('status') ?? '',
  chips: Object.fromEntries(
    CHIP_NAMES.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, CHIP_MAX_LENGTH);
      return value ? [[name, value]] : [];
    }),
  ),
  sort: query.get('sort') || 'newest',
  cursor: query.get('cursor') || null,
  open: query.get('open') || null,
});

/** The URL of a staff list in a state; what is as usual is left out. */
export function listHref(path: string, state: Partial<ListState>): string {
  const { search, status, chips = {}, sort, cursor, open } = state;
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (status) query.set('status', status);
  for (const name of CHIP_NAMES) {
    const value = chips[name];
    if (value) query.set(name, value);
  }
  if (sort && sort !== 'newest') query.set('sort', sort);
  if (cursor) query.set('cursor', cursor);
  if (open) query.set('open', open);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
