import { and, desc, eq, gt, isNull, notInArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { staffAudit } from '../db/schema/staff.ts';
import { uuidv7 } from '../shared/uuid.ts';
import type { Place } from '../staff-list/cursor.ts';
import type { AuditAction } from '../features/staff/staff.contract.ts';

/** Who did it; both are null for what the Worker did by itself. */
export interface Actor {
  /** As shortSession makes it. */
  session: string | null;
  /** As clientAddress has it. */
  address: string | null;
}

export interface AuditEntry {
  by: Actor;
  action: AuditAction;
  /** What it was done to, by its kind and id. */
  subject?: { kind: 'application' | 'session' | 'mail' | 'blog'; id: string };
  /** What else is known. Never what people told us about themselves. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

export type StoredAudit = typeof staffAudit.$inferSelect;

/**
 * The statement that writes an entry, for the batch (db.batch) that does what it tells of: neither
 * is stored without the other.
 * @param onlyIf what must be true at this place of the batch, e.g. that the row is still as it was
 * @param now ms since 1970
 */
export function recordAudit(
  db: Database,
  { by, action, subject, detail }: AuditEntry,
  now: number,
  onlyIf: SQL = sql`true`,
) {
  return db.insert(staffAudit).select(
    sql`select ${uuidv7(now)}, cast(${now} as integer), ${by.session}, ${by.address}, ${action},
      ${subject?.kind ?? null}, ${subject?.id ?? null}, ${detail ? JSON.stringify(detail) : null}
      where ${onlyIf}`,
  );
}

/** Wrong passwords are told by address and hour, with how many; of such entries so many are kept. */
const FAILURES_KEPT = 500;
const FAILURES_TOGETHER_MS = 3_600_000;

/** Notes a wrong password, in bounded space however many there are. */
export async function recordFailedSignIn(
  db: Database,
  address: string,
  now: number,
): Promise<void> {
  const failed = eq(staffAudit.action, 'sign_in_failed');
  const recent = and(
    failed,
    gt(staffAudit.at, now - FAILURES_TOGETHER_MS),
    eq(staffAudit.address, address),
    isNull(staffAudit.session),
  );
  const none = sql`not exists (select 1 from ${staffAudit} where ${recent})`;
  const entry = {
    by: { session: null, address },
    action: 'sign_in_failed',
    detail: { count: 0 },
  } as const;
  await db.batch([
    recordAudit(db, entry, now, none),
    db
      .update(staffAudit)
      .set({
        detail: sql`json_set(${staffAudit.detail}, '$.count', json_extract(${staffAudit.detail}, '$.count') + 1)`,
      })
      .where(recent),
    db
      .delete(staffAudit)
      .where(
        and(
          failed,
          notInArray(
            staffAudit.id,
            db
              .select({ id: staffAudit.id })
              .from(staffAudit)
              .where(failed)
              .orderBy(desc(staffAudit.at))
              .limit(FAILURES_KEPT),
          ),
        ),
      ),
  ]);
}

/** Entries, newest first, at most `limit + 1` of them: one more tells that there is a next page. */
export function listAudit(
  db: Database,
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<StoredAudit[]> {
  const behind = after
    ? sql`(${staffAudit.at}, ${staffAudit.id}) < (cast(${after.createdAt} as integer), ${after.id})`
    : undefined;
  return db
    .select()
    .from(staffAudit)
    .where(behind)
    .orderBy(desc(staffAudit.at), desc(staffAudit.id))
    .limit(limit + 1);
}

/** What happened to one thing, newest first. */
export function auditOf(
  db: Database,
  subject: NonNullable<AuditEntry['subject']>,
  limit: number,
): Promise<StoredAudit[]> {
  return db
    .select()
    .from(staffAudit)
    .where(and(eq(staffAudit.subjectKind, subject.kind), eq(staffAudit.subjectId, subject.id)))
    .orderBy(desc(staffAudit.at), desc(staffAudit.id))
    .limit(limit);
}
