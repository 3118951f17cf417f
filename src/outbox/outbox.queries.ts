import { and, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { Database } from '../db/client.ts';
import { insertEach, insertWhere } from '../db/insert-where.ts';
import { newIds } from '../db/new-ids.ts';
import { outbox } from '../db/schema/outbox.ts';
import { logError } from '../shared/log.ts';
import { uuidv7 } from '../shared/uuid.ts';
import type { OutboxKind } from '../shared/outbox-kinds.ts';
import type { DeliveryFailure, LockedRow, OutboxHandler } from './handler.ts';

/**
 * The outbox: a call to the outside is a row, written in the same D1 batch as what it is about, so
 * that neither exists without the other. One UPDATE locks a row, so that two runs never deliver
 * the same one. A lock expires with its Worker, and counts as an attempt. Providers have no
 * idempotency keys, so a row without a stored result is delivered again: at least once.
 */

/** Longer than waiting for a turn and the calls of one delivery take together. */
const LOCK_MS = 60_000;
/** A run of cron locks its rows at once, and begins none after this. */
export const MAX_RUN_MS = 100_000;
const MAX_ATTEMPTS = 8;
const MAX_ERROR_LENGTH = 300;
const MINUTE_MS = 60_000;
/**
 * The wait after the first, second … failure, at most. The first two wait only for the next cron
 * run; together they span 9 to 17 hours.
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
  { from, where }: { from: SQLiteTable; where: SQL | undefined },
  now: number,
) =>
  insertEach(
    db,
    outbox,
    { id: newIds(now), kind, ...row, createdAt: now },
    { from: sql`${from}`, where },
  ).onConflictDoNothing();

/** The row of a kind and subject, as a condition. */
export const isOutboxRow = ({ kind, subjectId }: RowKey): SQL =>
  sql`${outbox.kind} = ${kind} and ${outbox.subjectId} = ${subjectId}`;

/** Locks rows in one statement. */
const lock = (db: Database, which: SQL | undefined, forMs: number) =>
  db
    .update(outbox)
    .set({
      status: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      lockedUntil: Date.now() + forMs,
    })
    .where(which)
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      subjectId: outbox.subjectId,
      payload: outbox.payload,
      attempts: outbox.attempts,
      notBefore: outbox.notBefore,
    });

/**
 * Locks the rows of a run that delivers one after the other: by the order of the kinds, then those that
 * have been due for longest.
 * @param dueBy ms; rows that became due later are left alone
 */
export async function lockDue(
  db: Database,
  { kinds, atOnce }: Pick<OutboxHandler, 'kinds' | 'atOnce'>,
  dueBy: number,
): Promise<LockedRow[]> {
  const rank = sql`instr(${`,${kinds.join()},`}, ',' || ${outbox.kind} || ',')`;
  const first = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(inArray(outbox.kind, kinds), eq(outbox.status, 'pending'), lte(outbox.notBefore, dueBy)),
    )
    .orderBy(rank, outbox.notBefore)
    .limit(atOnce);
  const rows = await lock(db, inArray(outbox.id, first), MAX_RUN_MS + LOCK_MS);
  return rows.toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.notBefore - b.notBefore,
  );
}

/**
 * Locks one row; undefined when it was sent or another run has it.
 * @param ifDue whether a row that is not due yet is left alone
 */
export async function lockRow(
  db: Database,
  key: RowKey,
  ifDue?: boolean,
): Promise<LockedRow | undefined> {
  const isFree = ifDue
    ? and(eq(outbox.status, 'pending'), lte(outbox.notBefore, Date.now()))
    : inArray(outbox.status, ['pending', 'failed']);
  const [row] = await lock(db, and(isOutboxRow(key), isFree), LOCK_MS);
  return row;
}

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
  error?: Pick<DeliveryFailure, 'message' | 'retryAfterMs' | 'final' | 'isRefusal'>,
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
  const isFinal = error.final === true || error.isRefusal === true;
  const isGivenUp = isFinal || row.attempts >= (handler.maxAttempts ?? MAX_ATTEMPTS);
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
    .limit(handler.atOnce);
  for (const row of expired) {
    await storeResult(db, handler, row, { message: LOCK_EXPIRED, retryAfterMs: 0 });
  }
}

/** Releases locks as if they had never been taken. */
export async function unlock(db: Database, rows: readonly Lock[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .update(outbox)
    .set({ status: 'pending', attempts: sql`${outbox.attempts} - 1`, lockedUntil: null })
    .where(or(...rows.map(isLocked)));
}
