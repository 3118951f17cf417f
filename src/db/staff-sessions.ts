import { and, eq, gt, type SQL } from 'drizzle-orm';

import { sha256 } from '../shared/sha256.ts';
import { staffSessions } from './schema/staff.ts';

/** A session that is not used this long ends, before its 24 hours are over. */
export const SESSION_IDLE_HOURS = 4;
export const SESSION_IDLE_MS = SESSION_IDLE_HOURS * 3_600_000;

/** What a session was opened with: a new password or second factor ends the sessions of the old one. */
export const credentialMark = async (config: {
  ADMIN_PASSWORD_HASH?: string | undefined;
  ADMIN_TOTP_SECRET?: string | undefined;
}): Promise<string> =>
  (await sha256(`${config.ADMIN_PASSWORD_HASH ?? ''}\n${config.ADMIN_TOTP_SECRET ?? ''}`)).slice(
    0,
    16,
  );

/** The sessions that open the staff area now. */
export const isActive = (now: number, mark: string): SQL | undefined =>
  and(
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.usedAt, now - SESSION_IDLE_MS),
    eq(staffSessions.credential, mark),
  );
