import { createAnalytics } from '../../providers/analytics-engine.ts';
import type { Services } from '../../services.ts';
import { logError } from '../../shared/log.ts';
import type { StoredCount } from './analytics.port.ts';
import { METRICS } from './field-speed.ts';
import { replaceDay } from './page-views.queries.ts';
import { DIMENSIONS, type Dimension, type Tally } from './tally.ts';

const DAY_MS = 24 * 3_600_000;
const SETTINGS = ['ANALYTICS_ACCOUNT_ID', 'ANALYTICS_API_TOKEN'] as const;
const KNOWN: readonly Dimension[] = [...DIMENSIONS, ...METRICS];

/** The tally of each day. */
function talliesOf(counts: readonly StoredCount[]): Map<string, Tally> {
  const days = new Map<string, Tally>();
  for (const { day, dimension: name, value, count } of counts) {
    const dimension = KNOWN.find((known) => known === name);
    if (!dimension || !(count >= 1)) continue;
    const tally = days.get(day) ?? new Map<Dimension, Map<string, number>>();
    days.set(day, tally);
    const values = tally.get(dimension) ?? new Map<string, number>();
    tally.set(dimension, values);
    values.set(value, (values.get(value) ?? 0) + Math.round(count));
  }
  return days;
}

/**
 * Cron: where page views go to Analytics Engine, staff pages read them from D1, so the counts of
 * yesterday and today are copied there.
 * @returns figures of the run, and the settings that are missing; null where D1 counts
 */
export async function copyCounts(
  { config, db, outbound, pageViews }: Pick<Services, 'config' | 'db' | 'outbound' | 'pageViews'>,
  now: number = Date.now(),
): Promise<Record<string, unknown> | null> {
  if (!pageViews) return null;
  const { ANALYTICS_ACCOUNT_ID: account, ANALYTICS_API_TOKEN: token } = config;
  const missing = SETTINGS.filter((name) => !config[name]);
  if (missing.length > 0) return { missing };
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10);
  const counts = await createAnalytics({ account, token }, outbound).countsSince(yesterday);
  if (!counts.ok) {
    const { reason, status, message } = counts.error;
    logError('page_views_not_copied', { reason, status });
    throw new Error(message);
  }
  const days = talliesOf(counts.value);
  for (const [day, tally] of days) await replaceDay(db, day, tally);
  return { days: days.size };
}
