/** How much longer the longer text is. */
export const SCALE = 16;
/**
 * Work in proportion to its input grows 16-fold, quadratic work 256-fold. The limit is as far from
 * one as from the other: caches, garbage collection and a busy machine change a ratio, but not
 * fourfold.
 */
export const MAX_GROWTH = 64;

/**
 * One short round decides on nearly all work; more and long ones on what a busy machine disturbed. The
 * clock counts whole milliseconds, and of quadratic work the short text takes a sixteenth of a round.
 */
const PASSES = [
  { roundMs: 16, maxRounds: 6 },
  { roundMs: 128, maxRounds: 12 },
] as const;

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
 * How much longer the work takes for a text `SCALE` times as long. The short one is read that many
 * times as often, so that both rounds take about the same time and a busy machine slows both alike;
 * the median counts.
 */
export function growth(short: () => unknown, long: () => unknown): number {
  let grown = Infinity;
  let times = 1;
  for (const { roundMs, maxRounds } of PASSES) {
    while (timeOf(long, times) < roundMs) times *= 2;
    const ratios: number[] = [];
    while (ratios.length < maxRounds) {
      const shortMs = timeOf(short, SCALE * times);
      ratios.push((SCALE * timeOf(long, times)) / Math.max(1, shortMs));
      grown = median(ratios);
      if (grown < MAX_GROWTH) return grown;
    }
  }
  return grown;
}
