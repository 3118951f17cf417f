import { and, eq, inArray, sql } from 'drizzle-orm';

import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/client.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { existsEntry, requeue, VISIBLE } from '../../outbox/entries.ts';
import { mailHandler } from '../../outbox/mail.ts';
import type { ListQuery } from '../../staff-list/list-query.ts';
import { readPage } from '../../staff-list/list.queries.ts';
import { MAIL_STATUSES, type MailStatus } from './mail.contract.ts';

/** How many failed e-mails are queued again at once: the provider takes one a second. */
const REQUEUED_AT_ONCE = 500;

const counterOf = (status: MailStatus) => `outbox.${status}`;

const filterOf = (status: MailStatus) => ({
  where: eq(outbox.status, status),
  counter: counterOf(status),
});

const OUTBOX = {
  table: outbox,
  fields: VISIBLE,
  key: outbox.id,
  filters: {
    pending: filterOf('pending'),
    sending: filterOf('sending'),
    sent: filterOf('sent'),
    failed: filterOf('failed'),
  } satisfies Record<MailStatus, unknown>,
  counters: MAIL_STATUSES.map(counterOf),
};

/** A page of the outbox, and how many entries there are of each status. */
export async function listMail(db: Database, query: ListQuery) {
  const page = await readPage(db, OUTBOX, query);
  if (!page) return undefined;
  const of = (status: MailStatus) => page.counts[counterOf(status)] ?? 0;
  const counts: Record<MailStatus, number> = {
    pending: of('pending'),
    sending: of('sending'),
    sent: of('sent'),
    failed: of('failed'),
  };
  return { ...page, counts };
}

/** E-mails; a text that was deleted after its period (Y-20) cannot be sent again. */
const isMail = and(inArray(outbox.kind, mailHandler.kinds), sql`${outbox.payload} <> 'null'`);

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
