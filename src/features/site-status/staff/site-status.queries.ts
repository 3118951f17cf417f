import { and, desc, eq, inArray, max, min, ne, sql, type SQL } from 'drizzle-orm';

import { LIST_JOB, RECENT_JOB } from '../../../cron-jobs.ts';
import { batch, runBatch, type Database } from '../../../db/client.ts';
import { contactMessages } from '../../../db/schema/contact.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { staffSessions } from '../../../db/schema/staff.ts';
import { isActive } from '../../../db/staff-sessions.ts';
import { recordAudit, type AuditRecord } from '../../../audit/audit.queries.ts';
import { mailKinds, outboxKinds, type OutboxKind } from '../../../shared/outbox-kinds.ts';

export type StoredJob = typeof jobRuns.$inferSelect;

/** What D1 holds, in bytes, indexes included. */
export async function readDatabaseSize(d1: D1Database): Promise<number> {
  const { meta } = await d1.prepare('select 1').run();
  return meta.size_after;
}

const MAX_SESSIONS = 100;

/** What background work last did, one row per job. */
export const readJobs = (db: Database): Promise<StoredJob[]> => db.select().from(jobRuns).limit(50);

/** When (ms) the newest posts last came, and since when they do not; null for never, and while they do. */
const readFetches = (db: Database) =>
  db
    .select({ workedAt: max(jobRuns.succeededAt), failingSince: min(jobRuns.failingSince) })
    .from(jobRuns)
    .where(inArray(jobRuns.job, [LIST_JOB, RECENT_JOB]))
    .get();

/** The newest entry of the outbox that was sent, of one kind; by an index, however many there are. */
const newestSent = (db: Database, kind: OutboxKind) =>
  db
    .select({ kind: outbox.kind, at: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.status, 'sent')))
    .orderBy(desc(outbox.notBefore))
    .limit(1);

/** The newest message that the captcha has passed; no message is stored without being checked or marked. */
const newestChecked = (db: Database) =>
  db
    .select({ at: contactMessages.createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.isUnchecked, false))
    .orderBy(desc(contactMessages.createdAt))
    .limit(1)
    .get();

/** What is on record of each third party's work: when (ms) it last did it; null for never. */
export async function readWork(db: Database) {
  const [fetches, sent, checked] = await Promise.all([
    readFetches(db),
    runBatch(
      db,
      outboxKinds.map((kind) => newestSent(db, kind)),
    ),
    newestChecked(db),
  ]);
  const lastOf = (...kinds: readonly OutboxKind[]) => {
    const times = sent.flat().flatMap(({ kind, at }) => (kinds.includes(kind) && at ? [at] : []));
    return times.length === 0 ? null : Math.max(...times);
  };
  return {
    blogFailingSince: fetches?.failingSince ?? null,
    workedAt: {
      email: lastOf(...mailKinds),
      partners: lastOf('partner_registration'),
      cms: fetches?.workedAt ?? null,
      captcha: checked?.at ?? null,
    },
    /** When an e-mail to a person last left, and a notification. */
    people: lastOf('reply', 'application_decision'),
    notification: lastOf('webhook'),
  };
}

export type ThirdPartyWork = Awaited<ReturnType<typeof readWork>>;

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
