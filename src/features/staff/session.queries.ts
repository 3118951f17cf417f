import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import type { StaffSession } from '../../http/context.ts';
import { recordAudit, type Actor } from '../../audit/audit.queries.ts';

/** Ended sessions stay this long: they have the addresses that staff signed in from. */
const STORED_AFTER_END_MS = 30 * 24 * 3_600_000;

type NewSession = typeof staffSessions.$inferInsert;

export async function findSession(
  db: Database,
  tokenHash: string,
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
    .where(lasts(tokenHash, now));
  return session;
}

const lasts = (tokenHash: string, now: number) =>
  and(eq(staffSessions.tokenHash, tokenHash), gt(staffSessions.expiresAt, now));

/** Ends a session now; one that has already ended stays unchanged. */
const ending = (db: Database, tokenHash: string, now: number) =>
  db
    .update(staffSessions)
    .set({ expiresAt: sql`max(${staffSessions.createdAt} + 1, cast(${now} as integer))` })
    .where(lasts(tokenHash, now));

export async function endSession(
  db: Database,
  tokenHash: string,
  by: Actor,
  now: number,
): Promise<void> {
  const lasting = sql`exists (select 1 from ${staffSessions} where ${lasts(tokenHash, now)})`;
  await db.batch([
    recordAudit(db, { by, action: 'signed_out' }, now, lasting),
    ending(db, tokenHash, now),
  ]);
}

/** Stores a new session, ends the one that it replaces, and deletes those that ended long ago. */
export async function startSession(
  db: Database,
  session: NewSession,
  by: Actor,
  previousTokenHash: string | undefined,
): Promise<void> {
  const forget = db
    .delete(staffSessions)
    .where(lt(staffSessions.expiresAt, session.createdAt - STORED_AFTER_END_MS));
  const insert = db.insert(staffSessions).values(session);
  const record = recordAudit(db, { by, action: 'signed_in' }, session.createdAt);
  await (previousTokenHash === undefined
    ? db.batch([forget, insert, record])
    : db.batch([forget, ending(db, previousTokenHash, session.createdAt), insert, record]));
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
