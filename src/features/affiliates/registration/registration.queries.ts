import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Actor, AuditRecord } from '../../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../../db/client.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { outboxHas } from '../../../outbox/stored-rows.queries.ts';
import type { LockedRow } from '../../../outbox/handler.ts';
import type { Message } from '../../../outbox/mail.port.ts';
import { enqueue, isLocked } from '../../../outbox/outbox.queries.ts';
import {
  change,
  DECIDED,
  existsApplication,
  isUnsent,
} from '../admin/application-changes.queries.ts';
import { decisionMailOf } from '../decision-mail/decision-mail.queries.ts';

/** The outbox row that registers the applicant with PartnerStack. */
export const registrationOf = (id: string) =>
  ({ kind: 'partner_registration', subjectId: id }) as const;

/** Who approved, or sent: the payload of a registration. */
export interface Registration {
  by: Actor;
  /** Staff sent an application that was approved before: it stays approved, whatever the outcome. */
  isApproved?: true;
  /** What the applicant is written once PartnerStack has them. */
  message?: Message;
}

/** Whether a row sends an application that was approved before, as a condition. */
export const sendsApproved = sql`json_extract(${outbox.payload}, '$.isApproved') = 1`;

/** An outcome is stored only by the run that still has the lock on the row. */
interface Outcome {
  id: string;
  by: Actor;
  lock: Pick<LockedRow, 'id' | 'attempts'>;
}

/** Stores that PartnerStack has the applicant: approved, with the id (ADA-15, ADA-24). */
export async function storeApproval(
  db: Database,
  {
    id,
    by,
    lock,
    partnerstackId,
    message,
    detail,
  }: Outcome & {
    partnerstackId: string;
    /** What the applicant is written about the approval. */
    message: Message | undefined;
    detail: NonNullable<AuditRecord['detail']>;
  },
  now: number,
): Promise<void> {
  const set = { status: 'approved', partnerstackId, ...DECIDED, updatedAt: now } as const;
  const isMine = outboxHas(isLocked(lock));
  const isIt = eq(applications.id, id);
  const isApproval = and(isIt, inArray(applications.status, ['sending', 'pending']), isMine);
  const applies = existsApplication(db, isApproval);
  const mail = { ...decisionMailOf(id), payload: message, notBefore: now };
  const approval = change(
    db,
    {
      entry: {
        by,
        action: 'application_approved',
        detail: { sent: true, ...(message ? { mailed: true } : {}), ...detail },
      },
      set,
      which: isApproval,
    },
    now,
  );
  // Staff sent it later, or it was approved without sending while the outcome was unknown.
  const sent = change(
    db,
    { entry: { by, action: 'partner_sent' }, set, which: and(isIt, isUnsent, isMine) },
    now,
  );
  await runBatch(db, [
    approval.entry,
    ...(message ? [enqueue(db, mail, applies, now)] : []),
    approval.update,
    sent.entry,
    sent.update,
  ]);
}

/**
 * Stores why an application could not be sent: it is pending again (ADA-16), or approved as before
 * (PTN-05).
 */
export async function storeFailure(
  db: Database,
  {
    id,
    by,
    lock,
    failure,
    detail,
  }: Outcome & { failure: string; detail: NonNullable<AuditRecord['detail']> },
  now: number,
): Promise<void> {
  const isIts = and(eq(applications.id, id), outboxHas(isLocked(lock)));
  const entry = { by, action: 'application_not_sent', detail } as const;
  const reason = { failure, failedAt: now };
  const pending = change(
    db,
    {
      entry,
      set: { status: 'pending', ...reason },
      which: and(isIts, eq(applications.status, 'sending')),
    },
    now,
  );
  const approved = change(db, { entry, set: reason, which: and(isIts, isUnsent) }, now);
  await db.batch([pending.entry, pending.update, approved.entry, approved.update]);
}

/** The same for a row that was given up without an outcome, e.g. as its Worker stopped each time. */
export function failGivenUp(
  db: Database,
  { id, entryId, failure }: { id: string; entryId: string; failure: string },
  now: number,
) {
  const reason = { failure, failedAt: now };
  const isGivenUp = and(eq(outbox.id, entryId), eq(outbox.status, 'failed'));
  return [
    db
      .update(applications)
      .set({ status: 'pending', ...reason })
      .where(
        and(eq(applications.id, id), eq(applications.status, 'sending'), outboxHas(isGivenUp)),
      ),
    db
      .update(applications)
      .set(reason)
      .where(
        and(
          eq(applications.id, id),
          isUnsent,
          isNull(applications.failedAt),
          outboxHas(and(isGivenUp, sendsApproved)),
        ),
      ),
  ];
}

/** The statements that begin a failed registration again, for the batch that queues its row again. */
export function beginAgain(
  db: Database,
  { id: entryId, subjectId: id }: Pick<LockedRow, 'id' | 'subjectId'>,
  by: Actor,
  now: number,
) {
  const isFailed = and(
    eq(applications.id, id),
    outboxHas(and(eq(outbox.id, entryId), eq(outbox.status, 'failed'))),
  );
  const entry = { by, action: 'sending_started' } as const;
  const isPending = and(
    eq(applications.status, 'pending'),
    isNotNull(applications.failedAt),
    isFailed,
  );
  const set = { status: 'sending', ...DECIDED, updatedAt: now } as const;
  const pending = change(db, { entry, set, which: isPending }, now);
  const approved = change(db, { entry, set: DECIDED, which: and(isUnsent, isFailed) }, now);
  return [pending.entry, pending.update, approved.entry, approved.update];
}
