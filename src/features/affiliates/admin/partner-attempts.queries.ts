import { and, asc, eq, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import {
  affiliateApplications as applications,
  partnerAttempts,
} from '../../../db/schema/affiliates.ts';
import type { Actor } from '../../../audit/audit.queries.ts';

export type PartnerAttempt = typeof partnerAttempts.$inferSelect;

/** What tells an attempt that this run holds from all others. */
export type Held = Pick<PartnerAttempt, 'emailHash' | 'claim'>;

/** Longer than the calls of an attempt take together; a claim that is older belongs to a run that is gone. */
const LEASE_MS = 45_000;

const held = ({ emailHash, claim }: Held): SQL =>
  sql`${partnerAttempts.emailHash} = ${emailHash} and ${partnerAttempts.claim} = ${claim}`;

/** Whether this run still holds the attempt, as a condition inside a batch. */
export const isHeld = (attempt: Held): SQL =>
  sql`exists (select 1 from ${partnerAttempts} where ${held(attempt)})`;

/** Whether anybody holds an attempt for the application at this moment, as a condition. */
export const isBeingSent = (applicationId: string, now: number): SQL =>
  sql`exists (select 1 from ${partnerAttempts} where ${partnerAttempts.applicationId} = ${applicationId}
    and ${partnerAttempts.leasedUntil} > cast(${now} as integer))`;

/** Whether the outcome of an attempt for the application is unknown, or not known yet, as a condition. */
export const isUnsettled = (applicationId: string): SQL =>
  sql`exists (select 1 from ${partnerAttempts} where ${partnerAttempts.applicationId} = ${applicationId})`;

/**
 * Begins an attempt, or takes over one whose lease has lapsed, in one statement: of any number that
 * try at the same time one succeeds.
 * @param of the application that must still be pending; null to register somebody without one
 * @returns undefined when another run holds the e-mail's attempt, or the application is not pending
 */
export async function beginAttempt(
  db: Database,
  { emailHash, claim, by, of }: Held & { by: Actor; of: string | null },
  now: number,
): Promise<PartnerAttempt | undefined> {
  const isPending =
    of === null
      ? sql`true`
      : sql`exists (select 1 from ${applications} where ${applications.id} = ${of} and ${applications.status} = 'pending')`;
  const [attempt] = await db
    .insert(partnerAttempts)
    .select(
      sql`select ${emailHash}, ${claim}, ${of}, 1, ${by.session}, ${by.address},
        cast(${now} as integer), cast(${now + LEASE_MS} as integer) where ${isPending}`,
    )
    .onConflictDoUpdate({
      target: partnerAttempts.emailHash,
      set: {
        claim,
        // A registration without an application must not make us forget for which one it was begun.
        ...(of === null ? {} : { applicationId: of }),
        tries: sql`${partnerAttempts.tries} + 1`,
        session: by.session,
        address: by.address,
        startedAt: now,
        leasedUntil: now + LEASE_MS,
      },
      setWhere: lte(partnerAttempts.leasedUntil, now),
    })
    .returning();
  return attempt;
}

/** Takes over a lapsed attempt to find out what came of it; whose decision it was stays written down. */
export async function takeOverAttempt(
  db: Database,
  { emailHash, claim }: Held,
  now: number,
): Promise<PartnerAttempt | undefined> {
  const [attempt] = await db
    .update(partnerAttempts)
    .set({ claim, leasedUntil: now + LEASE_MS })
    .where(and(eq(partnerAttempts.emailHash, emailHash), lte(partnerAttempts.leasedUntil, now)))
    .returning();
  return attempt;
}

/** The statement that ends an attempt, for the batch that stores its outcome. */
export const endAttempt = (db: Database, attempt: Held, onlyIf: SQL = sql`true`) =>
  db.delete(partnerAttempts).where(and(held(attempt), onlyIf));

/** The statement that lets go of an attempt whose outcome is unknown: the next need not wait for the lease. */
export const releaseAttempt = (db: Database, attempt: Held, now: number) =>
  db.update(partnerAttempts).set({ leasedUntil: now }).where(held(attempt));

/** The attempt for an application, or else for another one of the same e-mail. */
export async function attemptFor(
  db: Database,
  { id, emailHash }: { id: string; emailHash: string },
): Promise<PartnerAttempt | undefined> {
  const attempts = await db
    .select()
    .from(partnerAttempts)
    .where(or(eq(partnerAttempts.applicationId, id), eq(partnerAttempts.emailHash, emailHash)))
    .limit(2);
  return attempts.find(({ applicationId }) => applicationId === id) ?? attempts[0];
}

/** Attempts for applications whose lease has lapsed, the longest ago first. */
export function lapsedAttempts(
  db: Database,
  now: number,
  limit: number,
): Promise<PartnerAttempt[]> {
  return db
    .select()
    .from(partnerAttempts)
    .where(and(lte(partnerAttempts.leasedUntil, now), isNotNull(partnerAttempts.applicationId)))
    .orderBy(asc(partnerAttempts.leasedUntil))
    .limit(limit);
}
