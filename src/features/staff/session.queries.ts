import { and, eq, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { isActive } from '../../db/staff-sessions.ts';
import type { StaffSession } from '../../http/context.ts';
import { recordAudit, type Actor, type AuditEntry } from '../../audit/audit.queries.ts';

/** Ended sessions stay this long: they have the addresses that staff signed in from. */
const STORED_AFTER_END_MS = 30 * 24 * 3_600_000;

type NewSession = typeof staffSessions.$inferInsert;

/** How stale `usedAt` gets before a request writes it. */
const USE_STORED_EVERY_MS = 60_000;

export interface SessionKey {
  tokenHash: string;
  /** Of the current password, as credentialMark has it. */
  mark: string;
}

export async function findSession(
  db: Database,
  key: SessionKey,
  now: number,
): Promise<(StaffSession & { usedAt: number }) | undefined> {
  const [session] = await db
    .select({
      tokenHash: staffSessions.tokenHash,
      createdAt: staffSessions.createdAt,
      expiresAt: staffSessions.expiresAt,
      name: staffSessions.name,
      usedAt: staffSessions.usedAt,
    })
    .from(staffSessions)
    .where(lasts(key, now));
  return session;
}

const lasts = ({ tokenHash, mark }: SessionKey, now: number) =>
  and(eq(staffSessions.tokenHash, tokenHash), isActive(now, mark));

/** Whether a request has to store that the session is in use. */
export const isUseStale = (usedAt: number, now: number): boolean =>
  now - usedAt >= USE_STORED_EVERY_MS;

/** Stores that a session is in use; one that has ended stays ended. */
export async function storeUse(db: Database, key: SessionKey, now: number): Promise<void> {
  await db
    .update(staffSessions)
    .set({ usedAt: sql`max(${staffSessions.usedAt}, cast(${now} as integer))` })
    .where(lasts(key, now));
}

/** Ends a session now; one that has already ended stays unchanged. */
const ending = (db: Database, key: SessionKey, now: number) =>
  db
    .update(staffSessions)
    .set({ expiresAt: sql`max(${staffSessions.createdAt} + 1, cast(${now} as integer))` })
    .where(lasts(key, now));

export async function endSession(
  db: Database,
  key: SessionKey,
  by: Actor,
  now: number,
): Promise<void> {
  const lasting = sql`exists (select 1 from ${staffSessions} where ${lasts(key, now)})`;
  await db.batch([
    recordAudit(db, { by, action: 'signed_out' }, now, lasting),
    ending(db, key, now),
  ]);
}

/** Stores a new session and ends the one that it replaces. */
export async function startSession(
  db: Database,
  session: NewSession,
  { by, detail }: Pick<AuditEntry, 'by' | 'detail'>,
  previous: SessionKey | undefined,
): Promise<void> {
  const insert = db.insert(staffSessions).values(session);
  const entry = { by, action: 'signed_in', ...(detail ? { detail } : {}) } as const;
  const record = recordAudit(db, entry, session.createdAt);
  await (previous === undefined
    ? db.batch([insert, record])
    : db.batch([ending(db, previous, session.createdAt), insert, record]));
}

/** Whether staff have recently signed in from this address. */
export async function isKnownAddress(db: Database, address: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(staffSessions)
    .where(eq(staffSessions.address, address))
    .limit(1);
  return found.length > 0;
}

/** Deletes sessions that ended long ago; by cron. */
export const deleteOldSessions = (db: Database, now: number) =>
  db.delete(staffSessions).where(lt(staffSessions.expiresAt, now - STORED_AFTER_END_MS));
