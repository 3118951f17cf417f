import type { Database } from '../../db/client.ts';
import { failedMail, isAnyMail, requeue, waitingMail } from '../../mail/mail-rows.ts';
import { recordAudit, type Actor } from '../../audit/audit.queries.ts';

/**
 * Puts an e-mail that was given up, or waits for another try, back into the queue, on record.
 * @returns whether it was one of those
 */
export async function requeueMail(
  db: Database,
  id: string,
  by: Actor,
  now: number,
): Promise<boolean> {
  const its = waitingMail(id);
  const entry = { by, action: 'mail_retried', subject: { kind: 'mail', id } } as const;
  const [, rows] = await db.batch([
    recordAudit(db, entry, now, isAnyMail(its)),
    requeue(db, its, 1, now),
  ]);
  return rows.length > 0;
}

/** How many failed e-mails are put back at once: the provider takes one a second. */
const REQUEUED_AT_ONCE = 500;

/** Puts failed e-mails back into the queue, oldest first, on record. @returns how many */
export async function requeueFailedMail(db: Database, by: Actor, now: number): Promise<number> {
  const entry = { by, action: 'failed_mail_retried' } as const;
  const [, rows] = await db.batch([
    recordAudit(db, entry, now, isAnyMail(failedMail())),
    requeue(db, failedMail(), REQUEUED_AT_ONCE, now),
  ]);
  return rows.length;
}
