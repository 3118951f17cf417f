import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';

import { batch, type Database } from '../db/client.ts';
import { outbox } from '../db/schema/outbox.ts';

/** What staff may see of a row; its payload quotes people. */
export const VISIBLE = {
  id: outbox.id,
  kind: outbox.kind,
  subjectId: outbox.subjectId,
  status: outbox.status,
  attempts: outbox.attempts,
  notBefore: outbox.notBefore,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
};

/** A row as staff see it. */
export type StoredRow = NonNullable<Awaited<ReturnType<typeof findOutboxRow>>>;

export const findOutboxRow = (db: Database, id: string) =>
  db.select(VISIBLE).from(outbox).where(eq(outbox.id, id)).get();

/** When (ms) a row of these kinds was last sent, and the newest failure that is not over. */
export async function readOutcomes(
  db: Database,
  kinds: readonly StoredRow['kind'][],
): Promise<{ sentAt: number | null; error: string | null }> {
  const {
    sent: [sent],
    failed: [failed],
  } = await batch(db, {
    sent: db
      .select({ at: outbox.sentAt })
      .from(outbox)
      .where(and(eq(outbox.status, 'sent'), inArray(outbox.kind, kinds)))
      .orderBy(desc(outbox.id))
      .limit(1),
    failed: db
      .select({ error: outbox.lastError })
      .from(outbox)
      .where(
        and(
          inArray(outbox.status, ['failed', 'pending']),
          inArray(outbox.kind, kinds),
          isNotNull(outbox.lastError),
        ),
      )
      .orderBy(desc(outbox.id))
      .limit(1),
  });
  return { sentAt: sent?.at ?? null, error: failed?.error ?? null };
}

/** Whether there is such a row, as a condition inside a batch. */
export const outboxHas = (which: SQL | undefined): SQL =>
  sql`exists (select 1 from ${outbox} where ${which})`;

/**
 * The statement that makes rows due again with all their attempts, oldest first. The reason of
 * the last failure stays until they are sent.
 * @param most how many at once
 */
export const requeue = (db: Database, which: SQL | undefined, most: number, now: number) =>
  db
    .update(outbox)
    .set({ status: 'pending', attempts: 0, notBefore: now, lockedUntil: null })
    .where(
      inArray(
        outbox.id,
        db.select({ id: outbox.id }).from(outbox).where(which).orderBy(outbox.id).limit(most),
      ),
    )
    .returning({ id: outbox.id });
