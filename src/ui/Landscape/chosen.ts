import { peopleText } from '../../shared/sample-search/pile.ts';
import { SHEET, WIDTH } from './sheets.ts';

/** As many sheets as can be read are large; a few more show their rating alone. */
const MOST_LARGE = 3;
export const MOST_SMALL = 5;

/** How the people right of the line are shown. */
export type Shows = 'nobody' | 'large' | 'small' | 'stack';

export function showsOf(count: number): Shows {
  if (count === 0) return 'nobody';
  if (count <= MOST_LARGE) return 'large';
  return count <= MOST_SMALL ? 'small' : 'stack';
}

export const stackText = (count: number): string => `${peopleText(count)}: too many to call?`;

/** Where the row of sheets begins above the ruler, and how wide it is: beside words, or alone. */
const ROWS = { beside: { start: 0.36, width: 0.64 }, alone: { start: 0, width: 1 } } as const;
type Row = keyof typeof ROWS;

/** The middle of the first sheet, and the room between the middles of two, as parts of the row. */
const COLUMNS = {
  large: { first: 0.15625, step: 0.34375, columns: MOST_LARGE },
  small: { first: 0.09375, step: 0.203125, columns: MOST_SMALL },
} as const;

/**
 * Where a line passes the flag of the visitor's line, in units of the ruler right of that line: up to the
 * first it is behind the flag in any window of these widths, from the second on it is clear of it.
 */
const FLAG = { beside: { behind: 12, clear: 24 }, alone: { behind: 22, clear: 43 } } as const;
/** How near to the ends of a mark a line may end. */
const INSIDE = 2;

/** Where on its mark a line ends: in the middle, or next to it where that is in the way of the flag's edge. */
function endOn(mark: number, { behind, clear }: { behind: number; clear: number }): number {
  const middle = mark + SHEET / 2;
  if (middle <= behind || middle >= clear) return middle;
  return clear <= mark + SHEET - INSIDE ? clear : behind;
}

/**
 * Lines from the chosen sheets to their places, as the `d` of a path in a box of 100 by the width of the
 * ruler. @param ratings in tenths, ascending: the last sheet stands in the last column @param line in tenths
 */
export function elbowsOf(ratings: readonly number[], line: number, shows: Shows, row: Row): string {
  if (shows !== 'large' && shows !== 'small') return '';
  const { first, step, columns } = COLUMNS[shows];
  const { start, width } = ROWS[row];
  return ratings
    .map((tenths, at) => {
      const column = columns - ratings.length + at;
      const middle = Math.round((start + width * (first + step * column)) * WIDTH);
      const place = (line - 10) * 10 + endOn((tenths - line) * 10, FLAG[row]);
      // Each turns above those on its left, or below where it leads back, so that none cross.
      const turn = place >= middle ? columns - column : 1 + column;
      return `M${middle} 0V${turn * 2.5}H${place}V95`;
    })
    .join('');
}
