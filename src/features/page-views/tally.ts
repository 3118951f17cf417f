import { OTHER } from '../../shared/text/visit-source.ts';
import { METRICS, type Metric } from './field-speed.ts';

/** By what page views are counted, each apart: the counts of a day show no single visit. */
export const DIMENSIONS = [
  'pages',
  'landingPages',
  'referrers',
  'sources',
  'mediums',
  'campaigns',
] as const;
export type Dimension = (typeof DIMENSIONS)[number] | Metric;

/** Counts by dimension and value. The value of a metric is `<page> <bucket>`. */
export type Tally = Map<Dimension, Map<string, number>>;

/** Values that a day has of a dimension; more are '(other)'. */
const MAX_VALUES = 60;
/** Those of a metric are from fixed lists. */
const MAX_SPEEDS = 1000;

export const maxValues = (dimension: Dimension): number =>
  METRICS.some((metric) => metric === dimension) ? MAX_SPEEDS : MAX_VALUES;

/** Between two writes of an isolate: a flood of beacons is one write a second. */
const PAUSE_MS = 1000;
/** After this time the next write does not wait for the one before it. */
const GIVE_UP_MS = 10_000;

/** Adds one to a value, or to '(other)' where there are too many. */
function addOne(tally: Tally, dimension: Dimension, value: string): void {
  const counts = tally.get(dimension) ?? new Map<string, number>();
  tally.set(dimension, counts);
  const isFull = counts.size >= maxValues(dimension) && !counts.has(value);
  const counted = isFull ? OTHER : value;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
}

/** What this isolate has counted and not yet stored. */
let waiting: Tally = new Map();
let pausedUntil = 0;
/** While this lies ahead, another request stores what waits. */
let storedBy = 0;

/**
 * Counts values. The first are stored at once, those that follow within a second together.
 * @param store writes a tally; what it cannot write is not counted
 */
export async function countValues(
  values: readonly (readonly [Dimension, string])[],
  store: (tally: Tally) => Promise<void>,
): Promise<void> {
  for (const [dimension, value] of values) addOne(waiting, dimension, value);
  const now = Date.now();
  if (now < storedBy) return;
  const pause = Math.max(0, pausedUntil - now);
  storedBy = now + pause + GIVE_UP_MS;
  if (pause > 0) await scheduler.wait(pause);
  const tally = waiting;
  waiting = new Map();
  storedBy = 0;
  pausedUntil = Date.now() + PAUSE_MS;
  await store(tally);
}
