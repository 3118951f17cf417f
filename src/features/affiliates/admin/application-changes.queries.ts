import { and, eq, exists, isNull, type SQL } from 'drizzle-orm';

import { recordAudit, type AuditRecord } from '../../../audit/audit.queries.ts';
import type { Database } from '../../../db/client.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';

export type StoredApplication = typeof applications.$inferSelect;

export const findApplication = (db: Database, id: string): Promise<StoredApplication | undefined> =>
  db.select().from(applications).where(eq(applications.id, id)).get();

export const existsApplication = (db: Database, which: SQL | undefined): SQL =>
  exists(db.select({ id: applications.id }).from(applications).where(which));

interface Change {
  id: string;
  entry: Omit<AuditRecord, 'subject'>;
  set: Partial<StoredApplication>;
  onlyIf: SQL | undefined;
}

/** The audit entry and the update that it describes: both happen, or neither. */
export function change(db: Database, { id, entry, set, onlyIf }: Change, now: number) {
  const which = and(eq(applications.id, id), onlyIf);
  return {
    entry: recordAudit(
      db,
      { ...entry, subject: { kind: 'application', id } },
      now,
      existsApplication(db, which),
    ),
    update: db.update(applications).set(set).where(which).returning(),
  };
}

/** Approved without sending. */
export const isUnsent = and(
  eq(applications.status, 'approved'),
  isNull(applications.partnerstackId),
);
/** What a decision clears: why sending failed before. */
export const DECIDED = { failure: null, failedAt: null } as const;
