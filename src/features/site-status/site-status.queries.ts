import { and, desc, eq, max, ne, sql } from 'drizzle-orm';

import { batch, type Database } from '../../db/client.ts';
import { jobRuns } from '../../db/schema/jobs.ts';
import { staffAudit, staffSessions } from '../../db/schema/staff.ts';
import { isActive } from '../../db/staff-sessions.ts';
import { recordAudit, type Actor } from '../../audit/audit.queries.ts';

export type StoredJob = typeof jobRuns.$inferSelect;

/** What D1 holds, in bytes, indexes included. */
export async function readDatabaseSize(d1: D1Database): Promise<number> {
  const { meta } = await d1.prepare('select 1').run();
  return meta.size_after;
}

const MAX_SESSIONS = 100;

/** What background work last did, one row per job. */
export const readJobs = (db: Database): Promise<StoredJob[]> => db.select().from(jobRuns).limit(50);

/** When PartnerStack last took an applicant who was sent later, or by the API. */
export async function readPartnerSent(db: Database): Promise<number | null> {
  const [row] = await db
    .select({ at: max(staffAudit.at) })
    .from(staffAudit)
    .where(eq(staffAudit.action, 'partner_sent'));
  return row?.at ?? null;
}

/** The sessions that last, newest first. */
export const listSessions = (db: Database, mark: string, now: number) =>
  db
    .select()
    .from(staffSessions)
    .where(isActive(now, mark))
    .orderBy(desc(staffSessions.createdAt))
    .limit(MAX_SESSIONS);

const ended = (now: number) => ({
  expiresAt: sql`max(${staffSessions.createdAt} + 1, cast(${now} as integer))`,
});

/**
 * Ends the session whose token's hash begins so.
 * @returns whether there was one that lasted
 */
export async function endSessionOf(
  db: Database,
  { beginning, mark }: { beginning: string; mark: string },
  by: Actor,
  now: number,
): Promise<boolean> {
  const its = and(
    sql`${staffSessions.tokenHash} between ${beginning} and ${`${beginning}g`}`,
    isActive(now, mark),
  );
  const subject = { kind: 'session', id: beginning.slice(0, 8) } as const;
  const { rows } = await batch(db, {
    record: recordAudit(
      db,
      { by, action: 'session_ended', subject },
      now,
      sql`exists (select 1 from ${staffSessions} where ${its})`,
    ),
    rows: db
      .update(staffSessions)
      .set(ended(now))
      .where(its)
      .returning({ tokenHash: staffSessions.tokenHash }),
  });
  return rows.length > 0;
}

/** Ends every session but one. @returns how many */
export async function endOtherSessions(
  db: Database,
  { ownHash, mark }: { ownHash: string; mark: string },
  by: Actor,
  now: number,
): Promise<number> {
  const others = and(ne(staffSessions.tokenHash, ownHash), isActive(now, mark));
  const { rows } = await batch(db, {
    record: recordAudit(db, { by, action: 'other_sessions_ended' }, now),
    rows: db
      .update(staffSessions)
      .set(ended(now))
      .where(others)
      .returning({ tokenHash: staffSessions.tokenHash }),
  });
  return rows.length;
}
