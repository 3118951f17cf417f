import { and, eq, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { isActive } from '../../db/staff-sessions.ts';
import type { StaffSession } from '../../http/context.ts';
import { recordAudit, type Actor } from '../../audit/audit.queries.ts';

/** Ended sessions stay this long: they have the addresses that staff signed in from. */
const STORED_AFTER_END_MS = 30 * 24 * 3_600_000;

type NewSession = typeof staffSessions.$inferInsert;

export interface SessionKey {
  tokenHash: string;
  /** Of the current password, as credentialMark has it. */
  mark: string;
}

export async function findSession(
  db: Database,
  key: SessionKey,
  now: number,
): Promise<StaffSession | undefined> {
  const [session] = await db
    .select({
      tokenHash: staffSessions.tokenHash,
      createdAt: staffSessions.createdAt,
      expiresAt: staffSessions.expiresAt,
      name: staffSessions.name,
    })
    .from(staffSessions)
    .where(lasts(key, now));
  return session;
}

const lasts = ({ tokenHash, mark }: SessionKey, now: number) =>
  and(eq(staffSessions.tokenHash, tokenHash), isActive(now, mark));

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

/** Says whose session it is. */
export async function nameSession(
  db: Database,
  tokenHash: string,
  name: string,
  { by, now }: { by: Actor; now: number },
): Promise<void> {
  await db.batch([
    recordAudit(db, { by: { ...by, name }, action: 'name_chosen' }, now),
    db.update(staffSessions).set({ name }).where(eq(staffSessions.tokenHash, tokenHash)),
  ]);
}

/** Stores a new session and ends the one that it replaces. */
export async function startSession(
  db: Database,
  session: NewSession,
  by: Actor,
  previous: SessionKey | undefined,
): Promise<void> {
  const insert = db.insert(staffSessions).values(session);
  const record = recordAudit(db, { by, action: 'signed_in' }, session.createdAt);
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
