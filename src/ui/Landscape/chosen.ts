import { peopleText } from '../../shared/sample-search/pile.ts';
import { WIDTH } from './sheets.ts';

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
 * A line that is nearer to the visitor's line than the end of its flag ends behind the flag, in any window of
 * these widths: it would go through it, or lie next to it. In units of the ruler.
 */
const FLAG = { beside: 26, alone: 46 } as const;
/** How near, so that it ends there in all of them. */
const NEAR = 0.4;
/** Of the height from the sheets to the ruler, in parts of a hundred. */
const FLAG_AT = 38;

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
      const fromLine = (tenths - line) * 10 + 8;
      const isAtFlag = fromLine < FLAG[row];
      const place = (line - 10) * 10 + Math.round(isAtFlag ? fromLine * NEAR : fromLine);
      // Each turns above those on its left, or below where it leads back, so that none cross.
      const turn = place >= middle ? columns - column : 1 + column;
      return `M${middle} 0V${turn * 2.5}H${place}V${isAtFlag ? FLAG_AT : 95}`;
    })
    .join('');
}
