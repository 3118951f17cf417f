import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { Database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { newIds } from '../db/new-ids.ts';
import { outbox } from '../db/schema/outbox.ts';
import { logError } from '../shared/log.ts';
import { uuidv7 } from '../shared/uuid.ts';
import type { DeliveryFailure, LockedRow, OutboxHandler, OutboxKind } from './handler.ts';

/**
 * The outbox: a call to the outside is a row, written in the same D1 batch as what it is about, so
 * that neither exists without the other. One UPDATE locks a row, so that two runs never deliver
 * the same one. A lock expires with its Worker, and counts as an attempt. Providers have no
 * idempotency keys, so a row without a stored result is delivered again: at least once.
 */

/** Longer than waiting for a turn and the calls of one delivery take together. */
const LOCK_MS = 60_000;
const MAX_ATTEMPTS = 8;
const MAX_ERROR_LENGTH = 300;
const MINUTE_MS = 60_000;
/**
 * The wait after the first, second … failure, at most. The first two wait only for the next cron
 * run; together they span about a day.
 */
const BACKOFF_MS = [0, 0, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);
const LOCK_EXPIRED = 'The Worker stopped before it stored the result';

export interface NewRow {
  kind: OutboxKind;
  /** There is one row per kind and subject. */
  subjectId: string;
  payload: unknown;
  /** ms; not tried before */
  notBefore: number;
}

/** Which row; there is one per kind and subject. */
export type RowKey = Pick<NewRow, 'kind' | 'subjectId'>;

/**
 * The statement that adds a row, for the batch that stores what it is about.
 * @param onlyIf what must be true at this place of the batch, e.g. that the record was stored
 */
export const enqueue = (
  db: Database,
  { kind, subjectId, payload, notBefore }: NewRow,
  onlyIf: SQL | undefined,
  now: number,
) =>
  insertWhere(
    db,
    outbox,
    { id: uuidv7(now), kind, subjectId, payload, notBefore, createdAt: now },
    onlyIf,
  ).onConflictDoNothing();

/** The same for each row of a table for which a condition holds. */
export const enqueueEach = (
  db: Database,
  { kind, ...row }: { kind: OutboxKind; subjectId: SQL; payload: SQL; notBefore: number },
  from: SQLiteTable,
  which: SQL | undefined,
  now: number,
) =>
  insertWhere(
    db,
    outbox,
    { id: newIds(now), kind, ...row, createdAt: now },
    which,
    sql`${from}`,
  ).onConflictDoNothing();

/** The row of a kind and subject, as a condition. */
export const isOutboxRow = ({ kind, subjectId }: RowKey): SQL =>
  sql`${outbox.kind} = ${kind} and ${outbox.subjectId} = ${subjectId}`;

/** Locks the row that has been due for longest among those that match. */
async function lock(db: Database, which: SQL | undefined): Promise<LockedRow | undefined> {
  const first = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(which)
    .orderBy(outbox.notBefore)
    .limit(1);
  const [row] = await db
    .update(outbox)
    .set({
      status: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      lockedUntil: Date.now() + LOCK_MS,
    })
    .where(inArray(outbox.id, first))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      subjectId: outbox.subjectId,
      payload: outbox.payload,
      attempts: outbox.attempts,
    });
  return row;
}

/**
 * Locks a row of the first kind that has one due.
 * @param dueBy ms; rows that became due later are left alone
 */
export async function lockDue(
  db: Database,
  kinds: readonly OutboxKind[],
  dueBy: number,
): Promise<LockedRow | undefined> {
  // One kind at a time, so that the index finds the oldest row without reading the others.
  for (const kind of kinds) {
    const isDue = and(
      eq(outbox.kind, kind),
      eq(outbox.status, 'pending'),
      lte(outbox.notBefore, dueBy),
    );
    const row = await lock(db, isDue);
    if (row) return row;
  }
  return undefined;
}

/**
 * Locks one row; undefined when it was sent or another run has it.
 * @param ifDue whether a row that is not due yet is left alone
 */
export const lockRow = (db: Database, key: RowKey, ifDue = false) =>
  lock(
    db,
    and(
      isOutboxRow(key),
      ifDue
        ? and(eq(outbox.status, 'pending'), lte(outbox.notBefore, Date.now()))
        : inArray(outbox.status, ['pending', 'failed']),
    ),
  );

type Lock = Pick<LockedRow, 'id' | 'attempts'>;

/** Whether this run still has the lock, as a condition: a later attempt is another lock. */
export const isLocked = ({ id, attempts }: Lock): SQL =>
  sql`${outbox.id} = ${id} and ${outbox.status} = 'sending' and ${outbox.attempts} = ${attempts}`;

/** Whether the row is still there, and still this run's. */
export const hasLock = async (db: Database, row: Lock): Promise<boolean> =>
  (await db.select({ id: outbox.id }).from(outbox).where(isLocked(row)).get()) !== undefined;

/** Between half of the backoff and all of it, so that rows that failed together spread out. */
function backoffAfter(attempts: number): number {
  const backoff = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0;
  return Math.round(backoff * (0.5 + Math.random() / 2));
}

/** Stores the result of a delivery: sent, tried again later, or given up with the reason. */
export async function storeResult(
  db: Database,
  handler: OutboxHandler,
  row: Omit<LockedRow, 'payload'>,
  error?: Pick<DeliveryFailure, 'message' | 'retryAfterMs' | 'final'>,
): Promise<void> {
  const now = Date.now();
  if (!error) {
    await db.batch([
      db
        .update(outbox)
        .set({ status: 'sent', sentAt: now, lockedUntil: null, lastError: null })
        .where(eq(outbox.id, row.id)),
      ...(handler.whenSent?.(db, row, now) ?? []),
    ]);
    return;
  }
  const isGivenUp = error.final === true || row.attempts >= (handler.maxAttempts ?? MAX_ATTEMPTS);
  if (isGivenUp) logError('outbox_given_up', { row: row.id, kind: row.kind });
  const lastError = error.message.slice(0, MAX_ERROR_LENGTH);
  // Never due within the run that failed.
  const waitMs = Math.max(error.retryAfterMs ?? 1, backoffAfter(row.attempts));
  await db.batch([
    db
      .update(outbox)
      .set({
        status: isGivenUp ? 'failed' : 'pending',
        notBefore: now + waitMs,
        lockedUntil: null,
        lastError,
      })
      .where(isLocked(row)),
    ...(isGivenUp ? (handler.whenGivenUp?.(db, row, lastError, now) ?? []) : []),
  ]);
}

/**
 * Ends the locks of Workers that stopped, oldest first. Each counts as a failed attempt, so that a
 * row that crashes its Worker is given up like any other.
 */
export async function endExpiredLocks(db: Database, handler: OutboxHandler): Promise<void> {
  const now = Date.now();
  const expired = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      subjectId: outbox.subjectId,
      attempts: outbox.attempts,
    })
    .from(outbox)
    .where(
      and(
        inArray(outbox.kind, handler.kinds),
        eq(outbox.status, 'sending'),
        lte(outbox.lockedUntil, now),
      ),
    )
    .orderBy(outbox.lockedUntil)
    .limit(100);
  for (const row of expired) {
    await storeResult(db, handler, row, { message: LOCK_EXPIRED, retryAfterMs: 0 });
  }
}

/** Releases a lock as if it had never been taken. */
export async function unlock(db: Database, row: Lock): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'pending', attempts: sql`${outbox.attempts} - 1`, lockedUntil: null })
    .where(isLocked(row));
}
