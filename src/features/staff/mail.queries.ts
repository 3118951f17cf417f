import { and, desc, eq, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { outgoingMail } from '../../db/schema.ts';
import { recordAudit, type Actor } from './audit.queries.ts';
import { MAIL_COUNTED_TO, MAIL_STATUSES, type MailStatus } from './staff.contract.ts';

/** What staff may know of an e-mail; its parameters quote people. */
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

export interface MailQuery {
  status?: MailStatus | undefined;
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

/** How many e-mails there are of each status, each counted up to one more than MAIL_COUNTED_TO. */
export async function countMail(db: Database): Promise<Record<MailStatus, number>> {
  const counted = MAIL_STATUSES.map(
    (status) =>
      sql`(select count(*) from (select 1 from ${outgoingMail} where ${outgoingMail.status} = ${status} limit ${MAIL_COUNTED_TO + 1})) as ${sql.identifier(status)}`,
  );
  return db.get<Record<MailStatus, number>>(sql`select ${sql.join(counted, sql`, `)}`);
}

/** As if it had never been tried: due now, with all its tries before it. */
const anew = (now: number) => ({
  status: 'pending' as const,
  attempts: 0,
  nextAttemptAt: now,
  leasedUntil: null,
});

/**
 * Puts an e-mail that was given up, or waits for another try, back into the queue.
 * @returns whether it was one of those
 */
export async function requeueMail(
  db: Database,
  id: string,
  by: Actor,
  now: number,
): Promise<boolean> {
  const its = and(eq(outgoingMail.id, id), sql`${outgoingMail.status} in ('pending', 'failed')`);
  const [, rows] = await db.batch([
    recordAudit(
      db,
      { by, action: 'mail_retried', subject: { kind: 'mail', id } },
      now,
      sql`exists (select 1 from ${outgoingMail} where ${its})`,
    ),
    db.update(outgoingMail).set(anew(now)).where(its).returning({ id: outgoingMail.id }),
  ]);
  return rows.length > 0;
}

/** How many failed e-mails are put back at once: the provider takes one a second. */
export const REQUEUED_AT_ONCE = 500;

/** Puts failed e-mails back into the queue, oldest first. @returns how many */
export async function requeueFailedMail(db: Database, by: Actor, now: number): Promise<number> {
  const oldest = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(eq(outgoingMail.status, 'failed'))
    .orderBy(outgoingMail.id)
    .limit(REQUEUED_AT_ONCE);
  const [, rows] = await db.batch([
    recordAudit(
      db,
      { by, action: 'failed_mail_retried' },
      now,
      sql`exists (select 1 from ${outgoingMail} where ${outgoingMail.status} = 'failed')`,
    ),
    db
      .update(outgoingMail)
      .set(anew(now))
      .where(sql`${outgoingMail.id} in ${oldest}`)
      .returning({ id: outgoingMail.id }),
  ]);
  return rows.length;
}
