import { BUSINESS_ZONE } from '../../shared/business-zone.ts';

export const POSTS_PER_PAGE = 9;
export const LIST_REQUEST_COUNT = 50;
export const RECENT_POSTS = 20;
export const SLUG_LOOKUP_COUNT = 100;
export const CHIPS_PER_CARD = 4;
/** How fast readers are assumed to read. */
export const WORDS_PER_MINUTE = 220;

/** @param html a stored body. Its spaces are counted, as lists count them in D1. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round((html.split(' ').length - 1) / WORDS_PER_MINUTE));

/** How many related posts a post's page shows. */
export const RELATED_POSTS = 3;
export const MAX_SEARCH_LENGTH = 100;

/** Empty texts mean no filter. */
export interface BlogFilter {
  q: string;
  keyword: string;
  /** From 1. */
  page: number;
}

/** One path segment without characters that have a meaning in an address. */
const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u;

/** Whether a text may follow /blog/: letters of any script, and no file extension. */
export const isPostAddress = (text: string): boolean =>
  text.length <= 200 && SEGMENT.test(text) && !/\.(?:html|md|xml)$/i.test(text);

/** With accents as part of their letters. */
export const composed = (slug: string): string => slug.normalize('NFC');

/** A slug in the letters that it stands for: some sources send it percent-encoded. */
export function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** In UTF-16 units, for 80 characters with some accents each. */
const SLUG_SOURCE = 1000;

/** A slug from any text; '' if the text has no letter or digit that a slug can contain. */
export function slugified(text: string): string {
  const plain = text
    .slice(0, SLUG_SOURCE)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80).replace(/-$/, '');
}

/** Invalid values mean no filter, or the first page. */
export function parseFilter(query: URLSearchParams): BlogFilter {
  const words = (name: string) =>
    (query.get(name) ?? '').toWellFormed().trim().slice(0, MAX_SEARCH_LENGTH);
  const page = query.get('page') ?? '';
  return {
    q: words('q'),
    keyword: words('keyword'),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export const isFiltered = ({ q, keyword }: BlogFilter): boolean => q !== '' || keyword !== '';

const FILTER_NAMES = new Set(['q', 'keyword', 'page']);

/** The parameters that are not the list's own (campaigns), as a query string; or ''. */
export function otherParameters(query: URLSearchParams): string {
  return new URLSearchParams([...query].filter(([name]) => !FILTER_NAMES.has(name))).toString();
}

/**
 * The address of a list, with only what differs from the plain list.
 * @param others further parameters, as a query string
 */
export function listAddress({ q, keyword, page }: BlogFilter, others = ''): string {
  const query = new URLSearchParams(others);
  if (q) query.set('q', q);
  if (keyword) query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

const longDateIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone });
const ofBusiness = longDateIn(BUSINESS_ZONE);
const ofDay = longDateIn('UTC');
const DAY_MS = 24 * 3_600_000;

/** "January 15, 2025", or "Date unavailable": the business's day, or the one that a story names without a time. @param time ms */
export function longDate(time: number | null): string {
  if (time === null) return 'Date unavailable';
  return (time % DAY_MS === 0 ? ofDay : ofBusiness).format(time);
}
