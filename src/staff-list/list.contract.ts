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
  offset?: string;
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
  offset: number;
  open: string | null;
};

/** A search as it was typed: composed, trimmed, of a bounded length. */
export const searchText = (typed: string): string =>
  typed.slice(0, 999).normalize('NFC').replaceAll('\0', '').trim().slice(0, SEARCH_MAX_LENGTH);

/** An offset as it is written, else 0. */
const offsetIn = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

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
  offset: offsetIn(query.get('offset')),
  open: query.get('open') || null,
});

/** The URL of a staff list in a state; what is as usual is left out. */
export function listHref(path: string, state: Partial<ListState>): string {
  const { search, status, chips = {}, sort, offset, open } = state;
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (status) query.set('status', status);
  for (const name of CHIP_NAMES) {
    const value = chips[name];
    if (value) query.set(name, value);
  }
  if (sort && sort !== 'newest') query.set('sort', sort);
  if (offset) query.set('offset', String(offset));
  if (open) query.set('open', open);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
