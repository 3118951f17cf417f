import { eq, exists, sql, type SQL } from 'drizzle-orm';

import { recordAudits, type AuditRecord } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/client.ts';
import { newIds } from '../../db/new-ids.ts';
import { affiliateApplications as applications } from '../../db/schema/affiliates.ts';
import { areIn } from '../../db/are-in.ts';

export type StoredApplication = typeof applications.$inferSelect;

export const findApplication = (db: Database, id: string): Promise<StoredApplication | undefined> =>
  db.select().from(applications).where(eq(applications.id, id)).get();

/** Those that there are of some ids. */
export const findApplications = (
  db: Database,
  ids: readonly string[],
): Promise<StoredApplication[]> =>
  db.select().from(applications).where(areIn(applications.id, ids));

export const existsApplication = (db: Database, which: SQL | undefined): SQL =>
  exists(db.select({ id: applications.id }).from(applications).where(which));

interface Change {
  entry: Omit<AuditRecord, 'subject'>;
  set: Readonly<{ [Name in keyof StoredApplication]?: StoredApplication[Name] | SQL }>;
  which: SQL | undefined;
}

/** The audit entries of some applications and the update that they describe: both happen, or neither. */
export const change = (db: Database, { entry, set, which }: Change, now: number) => ({
  entry: recordAudits(db, entry.by, now, {
    action: entry.action,
    kind: 'application',
    changeId: entry.changeId,
    audit: newIds(now),
    id: sql`${applications.id}`,
    detail: sql`${entry.detail ? JSON.stringify(entry.detail) : null}`,
    from: sql`${applications} where ${which}`,
  }),
  update: db
    .update(applications)
    .set({ ...set, version: sql`${applications.version} + 1` })
    .where(which)
    .returning(),
});

/** What a decision clears: why sending failed before. */
export const DECIDED = { failure: null, failedAt: null } as const;

/** The outbox row of the e-mail about a decision; an application has one decision, and one e-mail. */
export const decisionMail = 'application_decision';
export const decisionMailOf = (id: string) => ({ kind: decisionMail, subjectId: id }) as const;
