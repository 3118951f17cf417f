import type { Services } from '../../services.ts';
import { retention } from '../../shared/content/retention.ts';
import { logNotice } from '../../shared/log.ts';
import { deleteExpired, type Cutoffs } from './delete-old-data.queries.ts';

/** Rows of each kind that one run deletes; 96 runs a day. */
const MOST_AT_ONCE = 200;

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

/** What is older than these times has outlived its period. */
export const cutoffsAt = (now: number): Cutoffs => ({
  leads: monthsBefore(now, retention.leadMonths),
  messages: monthsBefore(now, retention.messageMonths),
  declined: monthsBefore(now, retention.declinedMonths),
  mailTexts: now - retention.mailTextDays * DAY_MS,
  audit: monthsBefore(now, retention.auditMonths),
});

/**
 * Deletes data whose period is over, some hundred rows a run.
 * @returns what went, for the site page; null when nothing did, so that the last that went stays there
 */
export async function deleteOldData(
  { db }: Pick<Services, 'db'>,
  now: number = Date.now(),
): Promise<Record<string, unknown> | null> {
  const deleted = await deleteExpired(db, cutoffsAt(now), MOST_AT_ONCE);
  const went = Object.entries(deleted).filter(([, count]) => count > 0);
  if (went.length === 0) return null;
  logNotice('old_data_deleted', deleted);
  return { on: [new Date(now).toISOString().slice(0, 10)], ...Object.fromEntries(went) };
}
