import { eq, isNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { recordAudit, type Actor } from '../../../audit/audit.queries.ts';
import {
  endAttempt,
  isBeingSent,
  isHeld,
  isUnsettled,
  type Held,
} from './partner-attempts.queries.ts';

export type StoredApplication = typeof applications.$inferSelect;

export async function findApplication(
  db: Database,
  id: string,
): Promise<StoredApplication | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id));
  return application;
}

const about = (id: string) => ({ kind: 'application', id }) as const;

/** The entry and the change it tells of: both happen, or neither. */
function decision(
  db: Database,
  {
    id,
    by,
    set,
    detail,
    onlyIf,
  }: {
    id: string;
    by: Actor;
    set: { status: 'approved' | 'rejected'; partnerstackId?: string };
    detail: Record<string, string | boolean>;
    onlyIf: SQL;
  },
  now: number,
) {
  const isPending = sql`${applications.id} = ${id} and ${applications.status} = 'pending' and ${onlyIf}`;
  const action =
    set.status === 'approved' ? 'application_approved' : ('application_rejected' as const);
  return [
    recordAudit(
      db,
      { by, action, subject: about(id), detail },
      now,
      sql`exists (select 1 from ${applications} where ${isPending})`,
    ),
    db
      .update(applications)
      .set({ ...set, failure: null, failedAt: null, updatedAt: now })
      .where(isPending)
      .returning(),
  ] as const;
}

/**
 * Stores what needs no provider: an approval without sending, or a rejection (ADA-13, ADA-14, ADA-24).
 * An approval waits only for one that is being sent; a rejection for one whose outcome is unknown too.
 * @returns the application as it is now, or undefined where it was not pending or is being sent
 */
export async function storeDecision(
  db: Database,
  { id, status, by }: { id: string; status: 'approved' | 'rejected'; by: Actor },
  now: number,
): Promise<StoredApplication | undefined> {
  const isTaken = status === 'approved' ? isBeingSent(id, now) : isUnsettled(id);
  const detail = status === 'approved' ? { sent: false } : {};
  const change = { id, by, set: { status }, detail, onlyIf: sql`not ${isTaken}` };
  const [, [application]] = await db.batch(decision(db, change, now));
  return application;
}

/** The same for a rejection after it was found out that an earlier attempt had registered nobody. */
export async function storeRejection(
  db: Database,
  { id, by, attempt }: { id: string; by: Actor; attempt: Held },
  now: number,
): Promise<StoredApplication | undefined> {
  const change = {
    id,
    by,
    set: { status: 'rejected' },
    detail: {},
    onlyIf: isHeld(attempt),
  } as const;
  const [, [application]] = await db.batch([...decision(db, change, now), endAttempt(db, attempt)]);
  return application;
}

/**
 * Stores that PartnerStack has the applicant: approved, with the id, the attempt settled, all in one
 * transaction (ADA-15, ADA-24).
 * @returns undefined where another run has taken the attempt over, or the application is not pending
 */
export async function storeApproval(
  db: Database,
  {
    id,
    by,
    attempt,
    partnerstackId,
    detail,
  }: {
    id: string;
    by: Actor;
    attempt: Held;
    partnerstackId: string;
    detail: Record<string, string | boolean>;
  },
  now: number,
): Promise<StoredApplication | undefined> {
  const change = {
    id,
    by,
    set: { status: 'approved', partnerstackId },
    detail: { sent: true, ...detail },
    onlyIf: isHeld(attempt),
  } as const;
  const [, [application]] = await db.batch([
    ...decision(db, change, now),
    // Where somebody approved without sending meanwhile, the id is still to be stored: cron does.
    endAttempt(
      db,
      attempt,
      sql`exists (select 1 from ${applications} where ${applications.id} = ${id} and ${applications.partnerstackId} is not null)`,
    ),
  ]);
  return application;
}

/** The statement that notes on a pending application why sending it failed. */
export const noteFailure = (
  db: Database,
  { id, failure }: { id: string; failure: string },
  now: number,
  onlyIf: SQL,
) =>
  db
    .update(applications)
    .set({ failure, failedAt: now })
    .where(sql`${applications.id} = ${id} and ${applications.status} = 'pending' and ${onlyIf}`);

/** Adds the id to an application that was approved without sending while an attempt was unsettled. */
export async function storePartnerId(
  db: Database,
  { id, attempt, partnerstackId }: { id: string; attempt: Held; partnerstackId: string },
  now: number,
): Promise<void> {
  const lacksId = sql`${applications.id} = ${id} and ${applications.status} = 'approved' and ${isNull(applications.partnerstackId)} and ${isHeld(attempt)}`;
  await db.batch([
    recordAudit(
      db,
      { by: { session: null, address: null }, action: 'partner_sent', subject: about(id) },
      now,
      sql`exists (select 1 from ${applications} where ${lacksId})`,
    ),
    db.update(applications).set({ partnerstackId, updatedAt: now }).where(lacksId),
    endAttempt(db, attempt),
  ]);
}
