import { COUNTED_TO } from '../features/staff/staff.contract.ts';

/** As many rows of each index are blank (migration lists_at_size), so that matches are less than half. */
const BLANK_ROWS = 2002;

/** With weights this large, how often and where a row has the words no longer matters to its score. */
export const ONLY_FREQUENCY = 1e18;

/** k1 + 1, in SQLite's documentation of bm25(). */
const LARGEST_FACTOR = 2.2;

/** What bm25 takes instead for words that half of all rows have. */
const TOO_FREQUENT = 1e-6;

/**
 * How many rows match a search, without reading them: the score of any one of them tells, because
 * bm25 weighs words by ln((N - n + 0.5) / (n + 0.5)), where n of N rows have them.
 * @param score bm25 of a match with weights of ONLY_FREQUENCY; undefined when nothing matches
 * @param total how many rows there are, without the blank ones
 */
export function matchCount(
  score: number | undefined,
  total: number,
): { matched: number; isLeast: boolean } {
  if (score === undefined) return { matched: 0, isLeast: false };
  const weight = -score / LARGEST_FACTOR;
  const rows = total + BLANK_ROWS;
  const found = Math.round((rows + 1) / (Math.exp(weight) + 1) - 0.5);
  return weight > TOO_FREQUENT * 1.5 && found <= COUNTED_TO
    ? { matched: found, isLeast: false }
    : { matched: COUNTED_TO, isLeast: true };
}
