import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';

import { recordAudit, type Actor, type Author } from '../../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../../db/client.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import type { OutboxHandler } from '../../../outbox/handler.ts';
import { mailKinds, type OutboxKind } from '../../../shared/outbox-kinds.ts';
import { OUTBOX_STATES, outboxHas } from '../../../outbox/stored-rows.queries.ts';
import { readPage, type ListQuery, type RowOf } from '../../../staff/list/list.queries.ts';

/** How many rows are tried again at once: the provider takes one a second. */
const RETRIED_AT_ONCE = 100;

/** The two kinds that staff tell apart, and notifications. */
const KINDS: Readonly<Record<string, readonly OutboxKind[]>> = {
  mail: mailKinds,
  registrations: ['partner_registration'],
  notifications: ['webhook'],
};

export type MailState = keyof typeof OUTBOX_STATES;

const stateCases = Object.entries(OUTBOX_STATES).map(([name, is]) => sql`when ${is} then ${name}`);

const OUTBOX = {
  table: outbox,
  fields: {
    id: outbox.id,
    kind: outbox.kind,
    subjectId: outbox.subjectId,
    payload: outbox.payload,
    status: outbox.status,
    attempts: outbox.attempts,
    notBefore: outbox.notBefore,
    lastError: outbox.lastError,
    closedReason: outbox.closedReason,
    createdAt: outbox.createdAt,
    sentAt: outbox.sentAt,
    /** As staff see it. */
    state: sql<MailState>`case ${sql.join(stateCases, sql` `)} end`.as('state'),
  },
  at: outbox.createdAt,
  key: outbox.id,
  filters: OUTBOX_STATES,
  conditions: { kind: (kind: string) => inArray(outbox.kind, [...(KINDS[kind] ?? [])]) },
};

export type OutboxRow = RowOf<(typeof OUTBOX)['fields']>;

/** A page of the outbox, and how many rows there are of each state. */
export const listMail = (db: Database, query: ListQuery) => readPage(db, OUTBOX, query);

export const findRow = (db: Database, id: string): Promise<OutboxRow | undefined> =>
  db.select(OUTBOX.fields).from(outbox).where(eq(outbox.id, id)).get();

/** The rows that failed, of one kind or all, oldest first; some at a time. */
export const failedRows = (db: Database, kind: string | undefined): Promise<OutboxRow[]> =>
  db
    .select(OUTBOX.fields)
    .from(outbox)
    .where(and(OUTBOX_STATES.failed, kind ? OUTBOX.conditions.kind(kind) : undefined))
    .orderBy(outbox.id)
    .limit(RETRIED_AT_ONCE);

/** Neither sent nor being sent; a text that was deleted after its period cannot be sent again. */
const canBeSent = and(
  inArray(outbox.status, ['pending', 'failed']),
  sql`${outbox.payload} <> 'null'`,
);

/** What a row has that is queued again with all its attempts. */
const QUEUED_AGAIN = {
  status: 'pending',
  attempts: 0,
  lockedUntil: null,
  lastError: null,
  closedReason: null,
} as const;

/**
 * Queues rows again with all their attempts, each with an audit record.
 * @returns whether one was queued
 */
export async function retryRows(
  db: Database,
  rows: readonly OutboxRow[],
  handlerOf: (kind: OutboxKind) => OutboxHandler | undefined,
  { by, now }: Author,
): Promise<boolean> {
  const results = await runBatch(
    db,
    rows.flatMap((row) => {
      const { id, kind } = row;
      const its = and(eq(outbox.id, id), canBeSent);
      const record = { by, action: 'mail_retried', subject: { kind: 'mail', id } } as const;
      return [
        recordAudit(db, record, now, outboxHas(its)),
        ...(handlerOf(kind)?.whenRetried?.(db, row, by, now) ?? []),
        db
          .update(outbox)
          .set({ ...QUEUED_AGAIN, notBefore: now })
          .where(its)
          .returning({ id: outbox.id }),
      ];
    }),
  );
  const last: unknown = results.at(-1);
  return Array.isArray(last) && last.length > 0;
}

/**
 * Queues an e-mail to a person again, to another address; the record keeps the one that it has.
 * @returns whether there was one
 */
export async function readdressRow(
  db: Database,
  { id, email, by }: { id: string; email: string; by: Actor },
  now: number,
): Promise<boolean> {
  const its = and(
    eq(outbox.id, id),
    canBeSent,
    sql`json_type(${outbox.payload}, '$.to.email') = 'text'`,
  );
  const record = { by, action: 'mail_readdressed', subject: { kind: 'mail', id } } as const;
  const [, changed] = await db.batch([
    recordAudit(db, record, now, outboxHas(its)),
    db
      .update(outbox)
      .set({
        ...QUEUED_AGAIN,
        notBefore: now,
        payload: sql`json_set(${outbox.payload}, '$.to.email', ${email})`,
      })
      .where(its)
      .returning({ id: outbox.id }),
  ]);
  return changed.length > 0;
}

/**
 * Closes a row that failed: it is not tried again by itself. A registration whose outcome is unknown
 * stays open, because PartnerStack may have the applicant.
 * @returns whether it was one
 */
export async function closeRow(
  db: Database,
  { id, reason, by }: { id: string; reason: string; by: Actor },
  now: number,
): Promise<boolean> {
  const isKnown = or(eq(outbox.status, 'failed'), ne(outbox.kind, 'partner_registration'));
  const its = and(eq(outbox.id, id), OUTBOX_STATES.failed, isKnown);
  const record = { by, action: 'mail_closed', subject: { kind: 'mail', id } } as const;
  const [, closed] = await db.batch([
    recordAudit(db, record, now, outboxHas(its)),
    db
      .update(outbox)
      .set({ status: 'failed', closedReason: reason })
      .where(its)
      .returning({ id: outbox.id }),
  ]);
  return closed.length > 0;
}
