import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';

import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../db/client.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { OutboxHandler, OutboxKind } from '../../outbox/handler.ts';
import { mailHandler } from '../../outbox/mail.ts';
import { OUTBOX_STATES, outboxHas } from '../../outbox/stored-rows.queries.ts';
import { readPage, type ListQuery, type RowOf } from '../../staff-list/list.queries.ts';

/** How many rows are tried again at once: the provider takes one a second. */
const RETRIED_AT_ONCE = 100;

/** The two kinds that staff tell apart, and notifications. */
const KINDS: Readonly<Record<string, readonly OutboxKind[]>> = {
  mail: mailHandler.kinds,
  registrations: ['partner_registration'],
  notifications: ['webhook'],
};

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
  },
  at: outbox.createdAt,
  key: outbox.id,
  filters: OUTBOX_STATES,
  chips: { kind: (kind: string) => inArray(outbox.kind, [...(KINDS[kind] ?? [])]) },
};

type Row = RowOf<(typeof OUTBOX)['fields']>;
export type MailState = keyof typeof OUTBOX_STATES;
/** A row as staff see it. */
export type StoredRow = Row & { state: MailState };

function stateOf({ id, status, lastError }: Row, closed: ReadonlySet<string>): MailState {
  if (closed.has(id)) return 'closed';
  if (status === 'sent') return 'sent';
  return status === 'failed' || (status === 'pending' && lastError !== null) ? 'failed' : 'waiting';
}

/** A page of the outbox, and how many rows there are of each state. */
export async function listMail(db: Database, query: ListQuery) {
  const page = await readPage(db, OUTBOX, query);
  const ids = JSON.stringify(page.rows.map(({ id }) => id));
  const closed = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(sql`${outbox.id} in (select value from json_each(${ids}))`, OUTBOX_STATES.closed));
  const isClosed = new Set(closed.map(({ id }) => id));
  const rows = page.rows.map((row): StoredRow => ({ ...row, state: stateOf(row, isClosed) }));
  return { ...page, rows };
}

export const findRow = (db: Database, id: string): Promise<Row | undefined> =>
  db.select(OUTBOX.fields).from(outbox).where(eq(outbox.id, id)).get();

/** The rows that failed, of one kind or all, oldest first; some at a time. */
export const failedRows = (db: Database, kind: string | undefined): Promise<Row[]> =>
  db
    .select(OUTBOX.fields)
    .from(outbox)
    .where(and(OUTBOX_STATES.failed, kind ? OUTBOX.chips.kind(kind) : undefined))
    .orderBy(outbox.id)
    .limit(RETRIED_AT_ONCE);

/** Neither sent nor being sent; a text that was deleted after its period (Y-20) cannot be sent again. */
const canBeSent = and(
  inArray(outbox.status, ['pending', 'failed']),
  sql`${outbox.payload} <> 'null'`,
);

/**
 * Queues rows again with all their attempts, each with an audit record.
 * @returns whether one was queued
 */
export async function retryRows(
  db: Database,
  rows: readonly Row[],
  handlerOf: (kind: OutboxKind) => OutboxHandler | undefined,
  by: Actor,
  now: number,
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
          .set({
            ...{ status: 'pending', attempts: 0, notBefore: now, lockedUntil: null },
            ...{ lastError: null, closedReason: null },
          })
          .where(its)
          .returning({ id: outbox.id }),
      ];
    }),
  );
  const last: unknown = results.at(-1);
  return Array.isArray(last) && last.length > 0;
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
