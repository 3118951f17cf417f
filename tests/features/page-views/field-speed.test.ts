import { expect, test } from 'vitest';

import {
  BOUNDS,
  bucketOf,
  BUDGETS,
  METRICS,
  percentile75,
  type Metric,
} from '../../../src/features/page-views/field-speed.ts';

/** The histogram of values. */
function counted(metric: Metric, values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(metric, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

/** The nearest rank, from the values themselves. */
const rankOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

test('each budget is a bound, so no bucket mixes pages within and beyond it (VIS-01)', () => {
  for (const metric of METRICS) {
    expect(BOUNDS[metric]).toContain(BUDGETS[metric]);
    expect(BOUNDS[metric]).toEqual(BOUNDS[metric].toSorted((a, b) => a - b));
  }
});

test.each([
  ['lcp', [900], 1000],
  ['lcp', [100, 100, 100, 9000], 200],
  ['lcp', [100, 100, 9000, 9000], 10_000],
  ['lcp', [2500, 2500, 2500, 2501], 2500],
  ['lcp', [20_000, 30_000], Infinity],
  ['inp', [16, 150, 180, 900], 200],
  ['cls', [0, 0, 0, 0.4], 0],
  ['cls', [0.09, 0.1, 0.1, 0.3], 0.1],
] as const)('75 of 100 views of %s in %j are within %d', (metric, values, bound) => {
  expect(percentile75(metric, counted(metric, values))).toBe(bound);
});

test('without views there is no percentile (VIS-01)', () => {
  expect(percentile75('lcp', new Map())).toBeUndefined();
});

test('the tallies say of a budget what the values themselves would (VIS-01)', () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (const metric of METRICS) {
    for (let round = 0; round < 200; round += 1) {
      const values = Array.from(
        { length: 1 + Math.floor(random() * 40) },
        () => random() ** 2 * BUDGETS[metric] * 3,
      );
      const bound = percentile75(metric, counted(metric, values)) ?? Number.NaN;
      expect(bound).toBeGreaterThanOrEqual(rankOf(values));
      expect(bound <= BUDGETS[metric]).toBe(rankOf(values) <= BUDGETS[metric]);
    }
  }
});
