import { and, eq, exists, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';

import { doneBy, recordAudit, type Actor } from '../../../audit/audit.queries.ts';
import { batch, type Database } from '../../../db/client.ts';
import { insertWhere } from '../../../db/insert-where.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { fieldsOf } from '../../../shared/form.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { applicationContentForm } from '../application.contract.ts';
import type { StoredApplication } from '../stored-applications.queries.ts';

/**
 * Makes a new pending application from a rejected one, which stays as it is. Once, and only while
 * the address has no open one; a repeat finds the one that was made.
 * @returns the id of the new one; without it, whether one was made before, and whether the address has an open one
 */
export async function reopenApplication(
  db: Database,
  { from, by, changeId }: { from: StoredApplication; by: Actor; changeId: string },
  now: number,
) {
  const id = uuidv7(now);
  const find = () => db.select({ id: applications.id }).from(applications);
  const rejected = find().where(
    and(
      eq(applications.id, from.id),
      eq(applications.status, 'rejected'),
      or(isNull(applications.undoUntil), lte(applications.undoUntil, now)),
    ),
  );
  const before = find().where(eq(applications.reopenedFrom, from.id));
  const open = find().where(
    and(
      sql`lower(${applications.email}) = lower(${from.email})`,
      inArray(applications.status, ['pending', 'sending']),
    ),
  );
  const applies = and(exists(rejected), notExists(before), notExists(open));
  const audit = (action: 'application_reopened' | 'application_made', subjectId: string) =>
    recordAudit(
      db,
      { by, action, changeId, subject: { kind: 'application', id: subjectId } },
      now,
      applies,
    );
  const { termsAcceptedAt, termsVersion, searchText } = from;
  const results = await batch(db, {
    reopened: audit('application_reopened', from.id),
    recorded: audit('application_made', id),
    before,
    open,
    stored: insertWhere(
      db,
      applications,
      {
        id,
        ...fieldsOf(applicationContentForm, from),
        termsAcceptedAt,
        termsVersion,
        searchText,
        reopenedFrom: from.id,
        createdAt: now,
        updatedAt: now,
      },
      applies,
    ),
    made: doneBy(db, changeId),
  });
  const made = results.made.find(({ action }) => action === 'application_made')?.id;
  return { made, hadBefore: results.before.length > 0, hasOpen: results.open.length > 0 };
}
