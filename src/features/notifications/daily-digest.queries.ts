import { and, between, eq, inArray, or, sql } from 'drizzle-orm';

import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../db/client.ts';
import { dueCounters } from '../../db/due-counters.ts';
import { dailyFigures } from '../../db/schema/figures.ts';
import { rowCounts } from '../../db/schema/lists.ts';
import { dailyDigest } from '../../db/schema/notifications.ts';
import { queueMail } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
import type { DailyDigestSetting } from './daily-digest.contract.ts';

const ONLY = 1;

export const findDailyDigest = (
  db: Database,
): Promise<typeof dailyDigest.$inferSelect | undefined> =>
  db.select().from(dailyDigest).limit(1).get();

/** @param lastDay the day that needs no digest any more; null where today's is yet to come */
export async function storeDailyDigest(
  db: Database,
  { hour, timeZone, lastDay }: DailyDigestSetting & { lastDay: string | null },
  by: Actor,
  now: number,
): Promise<void> {
  const set = { hour, timeZone, lastDay };
  await db.batch([
    db
      .insert(dailyDigest)
      .values({ id: ONLY, ...set })
      .onConflictDoUpdate({ target: dailyDigest.id, set }),
    recordAudit(db, { by, action: 'daily_digest_set', detail: { hour, zone: timeZone } }, now),
  ]);
}

export async function removeDailyDigest(db: Database, by: Actor, now: number): Promise<void> {
  const isSet = sql`exists (select 1 from ${dailyDigest})`;
  await db.batch([
    recordAudit(db, { by, action: 'daily_digest_removed' }, now, isSet),
    db.delete(dailyDigest),
  ]);
}

const WAITING = ['leads.new', 'messages.new', 'applications.pending', 'outbox.failed'] as const;

/** What arrived on a day (UTC), and what waits: some tens of rows, however many records there are. */
export async function readDigestFigures(
  db: Database,
  { arrivedOn, dueUntil }: { arrivedOn: string; dueUntil: string },
) {
  const [[arrived], counted] = await db.batch([
    db.select().from(dailyFigures).where(eq(dailyFigures.day, arrivedOn)),
    db
      .select()
      .from(rowCounts)
      .where(
        or(
          inArray(rowCounts.name, [...WAITING]),
          ...dueCounters(dueUntil).map(([first, last]) => between(rowCounts.name, first, last)),
        ),
      ),
  ]);
  const counts = new Map(counted.map(({ name, count }) => [name, count]));
  const due = counted
    .filter(({ name }) => name.startsWith('leads.due'))
    .reduce((sum, { count }) => sum + count, 0);
  return {
    arrived: {
      leads: arrived?.leads ?? 0,
      messages: arrived?.messages ?? 0,
      applications: arrived?.applications ?? 0,
    },
    waiting: {
      leads: counts.get('leads.new') ?? 0,
      due,
      messages: counts.get('messages.new') ?? 0,
      applications: counts.get('applications.pending') ?? 0,
      failedMail: counts.get('outbox.failed') ?? 0,
    },
  };
}

export type DigestFigures = Awaited<ReturnType<typeof readDigestFigures>>;

/** Queues a day's digest, if there is one, and notes that the day is done; of concurrent runs one does. */
export async function closeDay(
  db: Database,
  day: string,
  digest: Message | undefined,
  now: number,
): Promise<void> {
  const isOpen = sql`(${dailyDigest.lastDay} is null or ${dailyDigest.lastDay} < ${day})`;
  const isSet = sql`exists (select 1 from ${dailyDigest} where ${isOpen})`;
  await runBatch(db, [
    ...(digest ? [queueMail(db, digest, `day:${day}`, isSet, now)] : []),
    db
      .update(dailyDigest)
      .set({ lastDay: day })
      .where(and(eq(dailyDigest.id, ONLY), isOpen)),
  ]);
}
