import type { Services } from '../../services.ts';
import { addToDay } from './page-views.queries.ts';
import type { Tally } from './tally.ts';

/** The platform takes 250 data points of a call. */
const MAX_POINTS = 240;

/** One data point for each value, with its count: no point belongs to one visit. */
function writePoints(dataset: AnalyticsEngineDataset, tally: Tally): void {
  const points = [...tally].flatMap(([dimension, counts]) =>
    [...counts].map(([value, count]) => ({ dimension, value, count })),
  );
  for (const { dimension, value, count } of points.slice(0, MAX_POINTS)) {
    dataset.writeDataPoint({ indexes: [dimension], blobs: [value], doubles: [count] });
  }
}

/** Stores a tally in Analytics Engine where it is bound, else with the counts of the day in D1. */
export async function storeTally(
  { db, pageViews }: Pick<Services, 'db' | 'pageViews'>,
  tally: Tally,
  now: number,
): Promise<void> {
  if (tally.size === 0) return;
  if (pageViews) writePoints(pageViews, tally);
  else await addToDay(db, new Date(now).toISOString().slice(0, 10), tally);
}
