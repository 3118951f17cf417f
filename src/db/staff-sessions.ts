import { and, eq, gt, type SQL } from 'drizzle-orm';

import { sha256 } from '../shared/sha256.ts';
import { staffSessions } from './schema/staff.ts';

/** What a session was opened with: a new password ends the sessions of the old one. */
export const credentialMark = async (config: {
  ADMIN_PASSWORD_HASH?: string | undefined;
}): Promise<string> => (await sha256(config.ADMIN_PASSWORD_HASH ?? '')).slice(0, 16);

/** The sessions that open the staff area now. */
export const isActive = (now: number, mark: string): SQL | undefined =>
  and(gt(staffSessions.expiresAt, now), eq(staffSessions.credential, mark));
