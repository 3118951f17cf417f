import { and, gt, isNotNull } from 'drizzle-orm';

import { batch, type Database } from '../db/client.ts';
import { leads } from '../db/schema/leads.ts';
import { staffSessions } from '../db/schema/staff.ts';

const MAX_NAMES = 100;
/** Sessions last a day; who was here within this time is still offered. */
const RECENT_MS = 30 * 24 * 3_600_000;

/** The names that work can be given to: of those who have some, and of those who signed in lately. */
export async function staffNames(db: Database, now: number): Promise<string[]> {
  const { owners, sessions } = await batch(db, {
    owners: db
      .selectDistinct({ name: leads.owner })
      .from(leads)
      .where(isNotNull(leads.owner))
      .limit(MAX_NAMES),
    sessions: db
      .selectDistinct({ name: staffSessions.name })
      .from(staffSessions)
      .where(and(isNotNull(staffSessions.name), gt(staffSessions.expiresAt, now - RECENT_MS)))
      .limit(MAX_NAMES),
  });
  const names = [...owners, ...sessions].flatMap(({ name }) => name ?? []);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b));
}
