import type { Services } from '../../services.ts';
import { retention } from '../../shared/content/retention.ts';
import { logNotice } from '../../shared/log.ts';
import {
  deleteExpired,
  lastSummary,
  type Cutoffs,
  type Deleted,
} from './delete-old-data.queries.ts';

/** The job_runs row. */
const JOB = 'retention';
/** Rows of each kind that one run deletes; 96 runs a day. */
const MOST_AT_ONCE = 200;
/** Days that the list of what went has. */
const LISTED_DAYS = 30;

const DAY_MS = 24 * 3_600_000;

/** The same day of an earlier month, or its last day where that has no such day. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

const cutoffsAt = (now: number): Cutoffs => ({
  leads: monthsBefore(now, retention.leadMonths),
  messages: monthsBefore(now, retention.messageMonths),
  declined: monthsBefore(now, retention.declinedMonths),
  mailTexts: now - retention.mailTextDays * DAY_MS,
  audit: monthsBefore(now, retention.auditMonths),
});

type Days = Record<string, Partial<Record<string, number>>>;

/** The days of a stored list; none where it cannot be read. */
function daysOf(summary: string | null): Days {
  try {
    return (JSON.parse(summary ?? '{}') as { days?: Days }).days ?? {};
  } catch {
    return {};
  }
}

const lineOf = ([day, counts]: [string, Days[string]]): string =>
  `${day} ${Object.entries(counts)
    .map(([kind, count]) => `${kind.replaceAll('_', ' ')} ${count}`)
    .join(', ')}`;

/** The list with what a run deleted added to its day. */
function listed(days: Days, day: string, deleted: Deleted): Days {
  const today = { ...days[day] };
  for (const [kind, count] of Object.entries(deleted)) {
    if (count > 0) today[kind] = (today[kind] ?? 0) + count;
  }
  const all = Object.entries({ ...days, [day]: today }).toSorted(([a], [b]) => (a < b ? 1 : -1));
  return Object.fromEntries(all.slice(0, LISTED_DAYS));
}

/**
 * Deletes data whose period is over (Y-20, DAT-02), some hundred rows a run.
 * @returns what went, by day, for the site page; null when nothing did, so that the list stays
 */
export async function deleteOldData(
  { db }: Pick<Services, 'db'>,
  now: number = Date.now(),
): Promise<Record<string, unknown> | null> {
  const deleted = await deleteExpired(db, cutoffsAt(now), MOST_AT_ONCE);
  if (Object.values(deleted).every((count) => count === 0)) return null;
  logNotice('old_data_deleted', deleted);
  const day = new Date(now).toISOString().slice(0, 10);
  const days = listed(daysOf(await lastSummary(db, JOB)), day, deleted);
  return { deleted: Object.entries(days).map(lineOf), days };
}
