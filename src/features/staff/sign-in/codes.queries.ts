import { and, like, lt } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { staffUsedCodes } from '../../../db/schema/staff.ts';

/** Longer than a code is accepted. */
const TOTP_STORED_MS = 3_600_000;

/** Marks a code as used, in one statement. @returns whether it was free */
export async function claimCode(
  db: Database,
  { key, now }: { key: string; now: number },
): Promise<boolean> {
  const claimed = await db
    .insert(staffUsedCodes)
    .values({ key, usedAt: now })
    .onConflictDoNothing()
    .returning({ key: staffUsedCodes.key });
  return claimed.length > 0;
}

/** Recovery codes stay: each works once. */
export const deleteOldCodes = (db: Database, now: number) =>
  db
    .delete(staffUsedCodes)
    .where(
      and(like(staffUsedCodes.key, 'totp:%'), lt(staffUsedCodes.usedAt, now - TOTP_STORED_MS)),
    );
