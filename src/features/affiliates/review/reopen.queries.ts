import { and, eq, exists, inArray, lte, notExists, sql } from 'drizzle-orm';

import { recordAudit, type Actor } from '../../../audit/audit.queries.ts';
import { batch, type Database } from '../../../db/client.ts';
import { insertWhere } from '../../../db/insert-where.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { UNDO_MS } from './review.contract.ts';

type StoredApplication = typeof applications.$inferSelect;

/** An address has one open application. */
const isOpenOf = (email: string) =>
  and(
    sql`lower(${applications.email}) = lower(${email})`,
    inArray(applications.status, ['pending', 'sending']),
  );

const find = (db: Database) => db.select({ id: applications.id }).from(applications);

/**
 * Makes a new pending application from a rejected one (Y-16), which stays as it is. Once, and only while
 * the address has no open one.
 * @returns undefined where that does not hold
 */
export async function reopenApplication(
  db: Database,
  { from, by }: { from: StoredApplication; by: Actor },
  now: number,
): Promise<StoredApplication | undefined> {
  const id = uuidv7(now);
  const applies = and(
    exists(
      find(db).where(
        and(
          eq(applications.id, from.id),
          eq(applications.status, 'rejected'),
          lte(applications.updatedAt, now - UNDO_MS),
        ),
      ),
    ),
    notExists(find(db).where(eq(applications.reopenedFrom, from.id))),
    notExists(find(db).where(isOpenOf(from.email))),
  );
  const audit = (action: 'application_reopened' | 'application_made', subjectId: string) =>
    recordAudit(db, { by, action, subject: { kind: 'application', id: subjectId } }, now, applies);
  const { firstName, lastName, email, company, website, experience, audience, motivation } = from;
  const { termsAcceptedAt, termsVersion, searchText } = from;
  const {
    made: [made],
  } = await batch(db, {
    reopened: audit('application_reopened', from.id),
    recorded: audit('application_made', id),
    stored: insertWhere(
      db,
      applications,
      {
        id,
        ...{ firstName, lastName, email, company, website, experience, audience, motivation },
        ...{ termsAcceptedAt, termsVersion, searchText },
        reopenedFrom: from.id,
        createdAt: now,
        updatedAt: now,
      },
      applies,
    ),
    made: db.select().from(applications).where(eq(applications.id, id)),
  });
  return made;
}

/** Why no new application was made: the open one of the address, or the one that was made before. */
export async function findObstacle(
  db: Database,
  { id, email }: StoredApplication,
): Promise<'open' | 'made' | undefined> {
  const { open, made } = await batch(db, {
    open: find(db).where(isOpenOf(email)).limit(1),
    made: find(db).where(eq(applications.reopenedFrom, id)).limit(1),
  });
  if (made.length > 0) return 'made';
  return open.length > 0 ? 'open' : undefined;
}
