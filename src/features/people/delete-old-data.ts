import type { Database } from '../../db/client.ts';
import { logNotice } from '../../shared/log.ts';
import { deleteExpired } from './delete-old-data.queries.ts';

/** Rows of each kind that one run deletes; 96 runs a day. */
const MOST_AT_ONCE = 200;

/**
 * Deletes data whose period is over, some hundred rows a run.
 * @returns what went, for the site page; null when nothing did, so that the last that went stays there
 */
export async function deleteOldData(
  db: Database,
  now: number = Date.now(),
): Promise<Record<string, unknown> | null> {
  const deleted = await deleteExpired(db, now, MOST_AT_ONCE);
  const went = Object.entries(deleted).filter(([, count]) => count > 0);
  if (went.length === 0) return null;
  logNotice('old_data_deleted', deleted);
  return { on: [new Date(now).toISOString().slice(0, 10)], ...Object.fromEntries(went) };
}
