/** How fast a page is for visitors: https://web.dev/articles/vitals. */
export const METRICS = ['lcp', 'inp', 'cls'] as const;
export type Metric = (typeof METRICS)[number];

/** What 75 of 100 views should be within. */
export const BUDGETS: Readonly<Record<Metric, number>> = { lcp: 2500, inp: 200, cls: 0.1 };

/** Upper bounds of the buckets that are counted; each budget is one. Slower views have a bucket more. */
export const BOUNDS: Readonly<Record<Metric, readonly number[]>> = {
  lcp: [
    ...[200, 400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2250, 2500],
    ...[3000, 3500, 4000, 5000, 6000, 8000, 10_000],
  ],
  inp: [16, 24, 40, 56, 72, 96, 120, 160, 200, 250, 300, 400, 500, 750, 1000, 2000],
  cls: [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
};

/** The bucket of a value: the index of its bound. */
export function bucketOf(metric: Metric, value: number): number {
  const index = BOUNDS[metric].findIndex((bound) => value <= bound);
  return index === -1 ? BOUNDS[metric].length : index;
}

/** Views by bucket. */
export type Histogram = ReadonlyMap<number, number>;

export const viewsIn = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/**
 * The bound that at least 75 of 100 views are within (nearest rank): exact as far as the buckets go, and
 * never better than what was measured.
 * @returns undefined without views; Infinity beyond the last bound
 */
export function percentile75(metric: Metric, histogram: Histogram): number | undefined {
  const views = viewsIn(histogram);
  if (views === 0) return undefined;
  const rank = Math.ceil(views * 0.75);
  let counted = 0;
  for (const [index, bound] of BOUNDS[metric].entries()) {
    counted += histogram.get(index) ?? 0;
    if (counted >= rank) return bound;
  }
  return Infinity;
}
