import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import { batch, type Database } from '../../db/client.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { outboxHas, requeue, VISIBLE } from '../../outbox/stored-rows.queries.ts';
import { mailHandler } from '../../outbox/mail.ts';
import { readPage, type ListQuery } from '../../staff-list/list.queries.ts';
import type { MailStatus } from './mail.contract.ts';

/** How many failed e-mails are queued again at once: the provider takes one a second. */
const REQUEUED_AT_ONCE = 500;

const OUTBOX = {
  table: outbox,
  fields: VISIBLE,
  at: outbox.createdAt,
  key: outbox.id,
  filters: {
    pending: eq(outbox.status, 'pending'),
    sending: eq(outbox.status, 'sending'),
    sent: eq(outbox.status, 'sent'),
    failed: eq(outbox.status, 'failed'),
  } satisfies Record<MailStatus, SQL>,
};

/** A page of the outbox, and how many rows there are of each status. */
export const listMail = (db: Database, query: ListQuery) => readPage(db, OUTBOX, query);

/** E-mails; a text that was deleted after its period (Y-20) cannot be sent again. */
const isMail = and(inArray(outbox.kind, mailHandler.kinds), sql`${outbox.payload} <> 'null'`);

/**
 * Queues an e-mail again that was given up or waits for its next attempt, with an audit record.
 * @returns whether it was one of those
 */
export async function requeueMail(
  db: Database,
  id: string,
  by: Actor,
  now: number,
): Promise<boolean> {
  const waiting = and(eq(outbox.id, id), isMail, inArray(outbox.status, ['pending', 'failed']));
  const record = { by, action: 'mail_retried', subject: { kind: 'mail', id } } as const;
  const { queued } = await batch(db, {
    recorded: recordAudit(db, record, now, outboxHas(waiting)),
    queued: requeue(db, waiting, 1, now),
  });
  return queued.length > 0;
}

/** Queues failed e-mails again, oldest first, with an audit record. @returns how many */
export async function requeueFailedMail(db: Database, by: Actor, now: number): Promise<number> {
  const failed = and(isMail, eq(outbox.status, 'failed'));
  const record = { by, action: 'failed_mail_retried' } as const;
  const { queued } = await batch(db, {
    recorded: recordAudit(db, record, now, outboxHas(failed)),
    queued: requeue(db, failed, REQUEUED_AT_ONCE, now),
  });
  return queued.length;
}
