import { and, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { outgoingMail } from '../db/schema/outbox.ts';

/** What may be shown of an e-mail; its parameters quote people. */
const SHOWN = {
  id: outgoingMail.id,
  kind: outgoingMail.kind,
  subjectId: outgoingMail.subjectId,
  status: outgoingMail.status,
  attempts: outgoingMail.attempts,
  nextAttemptAt: outgoingMail.nextAttemptAt,
  lastError: outgoingMail.lastError,
  createdAt: outgoingMail.createdAt,
  sentAt: outgoingMail.sentAt,
};

const STATUSES = outgoingMail.status.enumValues;
type Status = (typeof STATUSES)[number];

export interface MailQuery {
  status?: Status | undefined;
  /** The id of the last e-mail that was shown; ids are in the order of time. */
  after?: string | undefined;
  limit: number;
}

export type StoredMail = Awaited<ReturnType<typeof listMail>>[number];

/** E-mails, newest first, at most `limit + 1` of them: one more tells that there is a next page. */
export const listMail = (db: Database, { status, after, limit }: MailQuery) =>
  db
    .select(SHOWN)
    .from(outgoingMail)
    .where(
      and(
        status === undefined ? undefined : eq(outgoingMail.status, status),
        after === undefined ? undefined : lt(outgoingMail.id, after),
      ),
    )
    .orderBy(desc(outgoingMail.id))
    .limit(limit + 1);

export const findMail = async (db: Database, id: string): Promise<StoredMail | undefined> =>
  db.select(SHOWN).from(outgoingMail).where(eq(outgoingMail.id, id)).get();

/** How many e-mails there are of each status, each counted up to one more than `most`. */
export async function countMail(db: Database, most: number): Promise<Record<Status, number>> {
  const counted = STATUSES.map(
    (status) =>
      sql`(select count(*) from (select 1 from ${outgoingMail} where ${outgoingMail.status} = ${status} limit ${most + 1})) as ${sql.identifier(status)}`,
  );
  return db.get<Record<Status, number>>(sql`select ${sql.join(counted, sql`, `)}`);
}

/** The last e-mail that went out (ms), and why the last one did not. */
export async function readMailTraces(
  db: Database,
): Promise<{ sentAt: number | null; error: string | null }> {
  const [[sent], [failed]] = await db.batch([
    db
      .select({ at: outgoingMail.sentAt })
      .from(outgoingMail)
      .where(eq(outgoingMail.status, 'sent'))
      .orderBy(desc(outgoingMail.id))
      .limit(1),
    db
      .select({ error: outgoingMail.lastError })
      .from(outgoingMail)
      .where(
        and(inArray(outgoingMail.status, ['failed', 'pending']), isNotNull(outgoingMail.lastError)),
      )
      .orderBy(desc(outgoingMail.id))
      .limit(1),
  ]);
  return { sentAt: sent?.at ?? null, error: failed?.error ?? null };
}

/** The e-mail of an id, where it was given up or waits for another try. */
export const waitingMail = (id: string): SQL =>
  sql`${outgoingMail.id} = ${id} and ${outgoingMail.status} in ('pending', 'failed')`;

/** The e-mails that were given up. */
export const failedMail = (): SQL => sql`${outgoingMail.status} = 'failed'`;

/** Whether there is such an e-mail, as a condition inside a batch. */
export const isAnyMail = (which: SQL): SQL =>
  sql`exists (select 1 from ${outgoingMail} where ${which})`;

/**
 * The statement that puts e-mails back into the queue as if they had never been tried, oldest first:
 * due now, with all their tries before them. The reason of the last failure stays until they are sent.
 * @param most how many at once
 */
export const requeue = (db: Database, which: SQL, most: number, now: number) =>
  db
    .update(outgoingMail)
    .set({ status: 'pending', attempts: 0, nextAttemptAt: now, leasedUntil: null })
    .where(
      inArray(
        outgoingMail.id,
        db
          .select({ id: outgoingMail.id })
          .from(outgoingMail)
          .where(which)
          .orderBy(outgoingMail.id)
          .limit(most),
      ),
    )
    .returning({ id: outgoingMail.id });
