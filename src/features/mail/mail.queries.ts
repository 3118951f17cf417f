import { and, eq, inArray } from 'drizzle-orm';

import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/client.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { existsEntry, requeue } from '../../outbox/entries.ts';
import { mailHandler } from '../../outbox/mail.ts';

/** How many failed e-mails are queued again at once: the provider takes one a second. */
const REQUEUED_AT_ONCE = 500;

const isMail = inArray(outbox.kind, mailHandler.kinds);

/**
 * Queues an e-mail again that was given up or waits for its next attempt, with an audit entry.
 * @returns whether it was one of those
 */
export async function requeueMail(
  db: Database,
  id: string,
  by: Actor,
  now: number,
): Promise<boolean> {
  const waiting = and(eq(outbox.id, id), isMail, inArray(outbox.status, ['pending', 'failed']));
  const entry = { by, action: 'mail_retried', subject: { kind: 'mail', id } } as const;
  const [, rows] = await db.batch([
    recordAudit(db, entry, now, existsEntry(waiting)),
    requeue(db, waiting, 1, now),
  ]);
  return rows.length > 0;
}

/** Queues failed e-mails again, oldest first, with an audit entry. @returns how many */
export async function requeueFailedMail(db: Database, by: Actor, now: number): Promise<number> {
  const failed = and(isMail, eq(outbox.status, 'failed'));
  const entry = { by, action: 'failed_mail_retried' } as const;
  const [, rows] = await db.batch([
    recordAudit(db, entry, now, existsEntry(failed)),
    requeue(db, failed, REQUEUED_AT_ONCE, now),
  ]);
  return rows.length;
}
