import type { Database } from '../../db/client.ts';
import { deleteOldSessions } from './session.queries.ts';
import { deleteOldAttempts } from './attempts.queries.ts';

const ROWS_AT_ONCE = 5000;
const MAX_ROUNDS = 10;

/** Deletes what sign-ins no longer need: forgotten counts, old sessions; by cron. */
export async function deleteOldSignIns(db: Database): Promise<{ attempts: number }> {
  const now = Date.now();
  await deleteOldSessions(db, now);
  let attempts = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const deleted = await deleteOldAttempts(db, now, ROWS_AT_ONCE);
    attempts += deleted;
    if (deleted < ROWS_AT_ONCE) break;
  }
  return { attempts };
}
