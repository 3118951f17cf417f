/**
 * Short rounds decide on nearly all work. Garbage collection and a busy machine spoil them, and long
 * ones less.
 */
const PASSES = [
  { roundMs: 4, maxRounds: 8 },
  { roundMs: 32, maxRounds: 12 },
  { roundMs: 128, maxRounds: 24 },
] as const;
const MIN_ROUNDS = 5;
/** Work in proportion to its input has 4, quadratic work 16. */
export const MAX_GROWTH = 5;

/** A text of a unit over and over. @param length in code points */
export const ofLength = (unit: string, length: number): string =>
  Array.from(unit.repeat(Math.ceil(length / Array.from(unit).length)))
    .slice(0, length)
    .join('');

function timeOf(work: () => unknown, times: number): number {
  const began = performance.now();
  for (let run = 0; run < times; run += 1) work();
  return performance.now() - began;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

/**
 * How much longer the work takes for four times as much. The little work is done four times as often,
 * so that both rounds take about the same time and a busy machine slows both alike; the median counts.
 */
export function growth(little: () => unknown, much: () => unknown): number {
  let grown = Infinity;
  let times = 1;
  for (const { roundMs, maxRounds } of PASSES) {
    while (timeOf(much, times) < roundMs) times *= 2;
    const ratios: number[] = [];
    while (ratios.length < maxRounds) {
      const littleMs = timeOf(little, 4 * times);
      ratios.push((4 * timeOf(much, times)) / Math.max(1, littleMs));
      grown = median(ratios);
      if (ratios.length >= MIN_ROUNDS && grown < MAX_GROWTH) return grown;
    }
  }
  return grown;
}
