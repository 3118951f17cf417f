import type { ListMeta } from './list.contract.ts';

/** A count for people: '4,000'. */
export const countText = (count: number): string => count.toLocaleString('en-US');

/** The line above a list: 'Showing 797 of 4,000 leads'. */
export const showingText = ({ matched, total }: ListMeta, what: string): string =>
  `Showing ${countText(matched)} of ${countText(total)} ${what}`;

/**
 * Where in the list a page is: '51–100 of 902'; null where it has no rows.
 * @param rows those of the page that are in the list; rows before it may have left since
 */
export function positionText({ offset, matched }: ListMeta, rows: number): string | null {
  const last = Math.min(offset + rows, matched);
  return rows === 0
    ? null
    : `${countText(last - rows + 1)}–${countText(last)} of ${countText(matched)}`;
}
