import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import type { StaffSession } from '../../http/context.ts';
import { recordAudit, type Actor } from '../../audit/audit.queries.ts';

/** Ended sessions are kept this long: they say which addresses staff have signed in from. */
const KEPT_AFTER_END_MS = 30 * 24 * 3_600_000;

type NewSession = typeof staffSessions.$inferInsert;

/** The session behind a token's hash while it lasts, else undefined. */
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
    })
    .from(staffSessions)
    .where(lasts(tokenHash, now));
  return session;
}

const lasts = (tokenHash: string, now: number) =>
  and(eq(staffSessions.tokenHash, tokenHash), gt(staffSessions.expiresAt, now));

/** Ends a session now; one that has ended already stays as it is. */
const ending = (db: Database, tokenHash: string, now: number) =>
  db
    .update(staffSessions)
    .set({ expiresAt: sql`max(${staffSessions.createdAt} + 1, cast(${now} as integer))` })
    .where(lasts(tokenHash, now));

/** Ends a session now, before its time, as its owner asked. */
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

/** Stores a new session in place of the one it follows, and forgets those that ended long ago. */
export async function startSession(
  db: Database,
  session: NewSession,
  by: Actor,
  previousTokenHash: string | undefined,
): Promise<void> {
  const forget = db
    .delete(staffSessions)
    .where(lt(staffSessions.expiresAt, session.createdAt - KEPT_AFTER_END_MS));
  const insert = db.insert(staffSessions).values(session);
  const record = recordAudit(db, { by, action: 'signed_in' }, session.createdAt);
  await (previousTokenHash === undefined
    ? db.batch([forget, insert, record])
    : db.batch([forget, ending(db, previousTokenHash, session.createdAt), insert, record]));
}

/** Whether staff have signed in from this address lately. */
export async function isKnownAddress(db: Database, address: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(staffSessions)
    .where(eq(staffSessions.address, address))
    .limit(1);
  return found.length > 0;
}
