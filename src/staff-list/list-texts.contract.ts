import {
  COUNTED_TO,
  INDEXED_LENGTH,
  SORTABLE_MATCHES,
  isShortSearch,
  type ListMeta,
} from './list.contract.ts';

const figure = (count: number) => count.toLocaleString('en-US');

/** A count for people: exact up to 300, then '300+'. */
export const countText = (count: number): string =>
  count > COUNTED_TO ? `${COUNTED_TO}+` : String(count);

/** The line above a list (ADL-07): 'Showing 300+ of 5,000 leads'. */
export function showingText({ matched, matched_at_least, total }: ListMeta, what: string): string {
  const more = matched_at_least && matched > 0 ? '+' : '';
  return `Showing ${figure(matched)}${more} of ${figure(total)} ${what}`;
}

/** Where in the list a page is: '51–100 of 902'; null where that is not known. */
export function positionText(
  { first, matched, matched_at_least, looked_at, next_cursor: next }: ListMeta,
  rows: number,
): string | null {
  if (!first || rows === 0 || looked_at) return null;
  const last = first + rows - 1;
  const range = `${figure(first)}–${figure(last)}`;
  // A list without a total: its only page needs no position.
  if (matched < last) return first === 1 && !next ? null : range;
  return `${range} of ${figure(matched)}${matched_at_least ? '+' : ''}`;
}

/** What a list could not do at its size; null where it did all that was asked. */
export function limitText(
  { looked_at, sort: sorted }: ListMeta,
  { search, sort }: { search: string; sort: string },
): string | null {
  if (looked_at) {
    return search !== '' && isShortSearch(search)
      ? `Looked through ${figure(looked_at)} of them. A search of ${INDEXED_LENGTH} or more characters finds all.`
      : `Looked through ${figure(looked_at)} for this filter.`;
  }
  return sorted === sort
    ? null
    : `Newest first: too many match for another order. Narrow the search to ${SORTABLE_MATCHES} or fewer.`;
}
