import { and, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../db/client.ts';
import { affiliateApplications } from '../../db/schema/affiliates.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { leads } from '../../db/schema/leads.ts';
import { dailyDigest } from '../../db/schema/notifications.ts';
import { outbox } from '../../db/schema/outbox.ts';
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

const DAY_MS = 24 * 3_600_000;

/** What arrived on a day (UTC), and what waits. */
export async function readDigestFigures(
  db: Database,
  { arrivedOn, dueUntil }: { arrivedOn: string; dueUntil: string },
) {
  const from = Date.parse(arrivedOn);
  const onDay = (at: SQLiteColumn) => and(gte(at, from), lt(at, from + DAY_MS));
  const countOf = (table: SQLiteTable, which: SQL | undefined) => db.$count(table, which);
  const isOpen = inArray(leads.status, ['new', 'contacted', 'qualified']);
  const applications = affiliateApplications;
  return {
    arrived: {
      leads: await countOf(leads, onDay(leads.createdAt)),
      messages: await countOf(contactMessages, onDay(contactMessages.createdAt)),
      applications: await countOf(applications, onDay(applications.createdAt)),
    },
    waiting: {
      leads: await countOf(leads, eq(leads.status, 'new')),
      due: await countOf(leads, and(isOpen, lte(leads.nextAt, dueUntil))),
      messages: await countOf(contactMessages, eq(contactMessages.status, 'new')),
      applications: await countOf(applications, eq(applications.status, 'pending')),
      failedMail: await countOf(outbox, eq(outbox.status, 'failed')),
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
