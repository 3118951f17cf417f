import { eq, inArray, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { staffSignInWaits } from '../../db/schema/staff.ts';

/** How many attempts are free, and how long the next ones wait. */
export interface WaitRule {
  freeAttempts: number;
  firstWaitMs: number;
  longestWaitMs: number;
  /** After this long without an attempt the count restarts. */
  forgetAfterMs: number;
}

/**
 * Takes one attempt, before it is known whether it succeeds, in one statement: of any number at the
 * same time only as many pass as the rule allows.
 * @returns 0 when the attempt may be made, else for how many ms it has to wait
 */
export async function takeAttempt(
  db: Database,
  key: string,
  rule: WaitRule,
  now: number,
): Promise<number> {
  const table = staffSignInWaits;
  const time = sql`cast(${now} as integer)`;
  const forgotten = sql`${table.forgottenAt} <= ${time}`;
  // Twenty doublings are more than the longest wait; without a bound the shift would overflow.
  const doublings = sql`min(${table.attempts} + 1 - cast(${rule.freeAttempts} as integer), 20)`;
  const wait = sql`min(cast(${rule.longestWaitMs} as integer), cast(${rule.firstWaitMs} as integer) << ${doublings})`;
  const taken = await db
    .insert(table)
    .values({ key, attempts: 1, waitsUntil: 0, forgottenAt: now + rule.forgetAfterMs })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        attempts: sql`case when ${forgotten} then 1 else ${table.attempts} + 1 end`,
        waitsUntil: sql`case when ${forgotten} or ${table.attempts} + 1 < cast(${rule.freeAttempts} as integer) then 0 else ${time} + ${wait} end`,
        forgottenAt: now + rule.forgetAfterMs,
      },
      setWhere: sql`${table.waitsUntil} <= ${time}`,
    })
    .returning({ attempts: table.attempts });
  if (taken.length > 0) return 0;
  return Math.max(1, await waitOf(db, key, now));
}

/** How long (ms) attempts of this key have to wait; 0 for none. Takes no attempt. */
export async function waitOf(db: Database, key: string, now: number): Promise<number> {
  const [row] = await db
    .select({ waitsUntil: staffSignInWaits.waitsUntil })
    .from(staffSignInWaits)
    .where(eq(staffSignInWaits.key, key));
  return Math.max(0, (row?.waitsUntil ?? 0) - now);
}

/** After a success: resets one count, and takes the attempt off another. */
export async function forgiveAttempts(
  db: Database,
  { reset, lower }: { reset: string; lower: string | undefined },
): Promise<void> {
  const forget = db.delete(staffSignInWaits).where(eq(staffSignInWaits.key, reset));
  const lowered = db
    .update(staffSignInWaits)
    .set({ attempts: sql`max(${staffSignInWaits.attempts} - 1, 0)` })
    .where(eq(staffSignInWaits.key, lower ?? ''));
  await db.batch([forget, lowered]);
}

/** Deletes counts that are forgotten, the oldest first. @returns how many */
export async function deleteOldAttempts(db: Database, now: number, limit: number): Promise<number> {
  const old = db
    .select({ key: staffSignInWaits.key })
    .from(staffSignInWaits)
    .where(lt(staffSignInWaits.forgottenAt, now))
    .orderBy(staffSignInWaits.forgottenAt)
    .limit(limit);
  const { meta } = await db.delete(staffSignInWaits).where(inArray(staffSignInWaits.key, old));
  return meta.changes;
}
