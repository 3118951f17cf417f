import type { Candidate, ResumeLine } from './sample-role.ts';

/** By requirement, 0 to 5. */
export type Weights = Readonly<Record<string, number>>;

/** A sentence of a resume, and what it adds to the score, in tenths. */
export interface Reason extends ResumeLine {
  added: number;
  isStruck: boolean;
}

export interface Scored {
  candidate: Candidate;
  /** 10 to 100: tenths of the rating from 1 to 10. */
  tenths: number;
  reasons: readonly Reason[];
}

/** Where everyone starts, in tenths. */
export const FLOOR = 10;
const SPAN = 90;
const MAX_POINTS = 10;

/** What identifies a struck reason. */
export const reasonId = (candidate: Candidate, line: ResumeLine): string =>
  `${candidate.number}.${line.requirement ?? ''}`;

/** What each sentence adds, not rounded, and the rating in tenths. */
function measure(candidate: Candidate, weights: Weights, struck: readonly string[]) {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const shares = candidate.lines.map((line) => {
    const weight = weights[line.requirement ?? ''] ?? 0;
    if (total === 0 || struck.includes(reasonId(candidate, line))) return 0;
    return (SPAN * weight * (line.points ?? 0)) / (MAX_POINTS * total);
  });
  return { shares, tenths: FLOOR + Math.round(shares.reduce((all, share) => all + share, 0)) };
}

/** The rating alone. */
export const tenthsOf = (
  candidate: Candidate,
  weights: Weights,
  struck: readonly string[],
): number => measure(candidate, weights, struck).tenths;

/**
 * Everyone starts at 1.0. A sentence adds its share of the other 9.0: the requirement's weight among all
 * weights, times its points of ten. A struck sentence adds nothing. The tenths of the sentences are
 * rounded so that they add up to the rating exactly (largest remainder).
 */
export function score(candidate: Candidate, weights: Weights, struck: readonly string[]): Scored {
  const { shares, tenths } = measure(candidate, weights, struck);
  const added = shares.map(Math.floor);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const missing = tenths - FLOOR - added.reduce((all, share) => all + share, 0);
  for (const { index } of byRemainder.slice(0, missing)) added[index] = (added[index] ?? 0) + 1;
  return {
    candidate,
    tenths,
    reasons: candidate.lines.map((line, index) => ({
      ...line,
      added: added[index] ?? 0,
      isStruck: struck.includes(reasonId(candidate, line)),
    })),
  };
}

/** Best first; equal ratings by number. */
export const rank = (
  candidates: readonly Candidate[],
  weights: Weights,
  struck: readonly string[],
): Scored[] =>
  candidates
    .map((candidate) => score(candidate, weights, struck))
    .toSorted((a, b) => b.tenths - a.tenths || (a.candidate.number < b.candidate.number ? -1 : 1));

/** The sentence that adds most to a rating. */
export const strongest = ({ reasons }: Scored): Reason | undefined =>
  reasons.toSorted((a, b) => b.added - a.added)[0];

/** 92 → "9.2"; 100 → "10". */
export const asRating = (tenths: number): string =>
  tenths === 100 ? '10' : (tenths / 10).toFixed(1);

/** 21 → "+2.1". */
export const asAdded = (tenths: number): string => `+${(tenths / 10).toFixed(1)}`;
