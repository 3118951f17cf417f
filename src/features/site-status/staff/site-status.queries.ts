import { and, desc, inArray, min, ne, sql, type SQL } from 'drizzle-orm';

import { LIST_JOB, RECENT_JOB } from '../../../cron-jobs.ts';
import { batch, type Database } from '../../../db/client.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import { staffSessions } from '../../../db/schema/staff.ts';
import { isActive } from '../../../db/staff-sessions.ts';
import { recordAudit, type AuditRecord } from '../../../audit/audit.queries.ts';

export type StoredJob = typeof jobRuns.$inferSelect;

/** What D1 holds, in bytes, indexes included. */
export async function readDatabaseSize(d1: D1Database): Promise<number> {
  const { meta } = await d1.prepare('select 1').run();
  return meta.size_after;
}

const MAX_SESSIONS = 100;

/** What background work last did, one row per job. */
export const readJobs = (db: Database): Promise<StoredJob[]> => db.select().from(jobRuns).limit(50);

/** Since when (ms) the newest posts could not be fetched; undefined while they can. */
export async function readBlogFailing(db: Database): Promise<number | undefined> {
  const found = await db
    .select({ since: min(jobRuns.failingSince) })
    .from(jobRuns)
    .where(inArray(jobRuns.job, [LIST_JOB, RECENT_JOB]))
    .get();
  return found?.since ?? undefined;
}

/** The sessions that last, newest first. */
export const listSessions = (db: Database, mark: string, now: number) =>
  db
    .select()
    .from(staffSessions)
    .where(isActive(now, mark))
    .orderBy(desc(staffSessions.createdAt))
    .limit(MAX_SESSIONS);

/** The session whose token's hash begins so, or all but one. */
export type WhichSessions = { beginning: string } | { butFor: string };

const isOf = (which: WhichSessions): SQL =>
  'butFor' in which
    ? ne(staffSessions.tokenHash, which.butFor)
    : sql`${staffSessions.tokenHash} between ${which.beginning} and ${`${which.beginning}g`}`;

/** Ends sessions that last, with a record. @returns how many */
export async function endSessions(
  db: Database,
  which: WhichSessions,
  { mark, record, now }: { mark: string; record: AuditRecord; now: number },
): Promise<number> {
  const lasting = and(isOf(which), isActive(now, mark));
  const { rows } = await batch(db, {
    record: recordAudit(
      db,
      record,
      now,
      sql`exists (select 1 from ${staffSessions} where ${lasting})`,
    ),
    rows: db
      .update(staffSessions)
      .set({ expiresAt: sql`max(${staffSessions.createdAt} + 1, cast(${now} as integer))` })
      .where(lasting)
      .returning({ tokenHash: staffSessions.tokenHash }),
  });
  return rows.length;
}
