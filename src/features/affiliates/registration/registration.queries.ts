import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';

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
  decisionMailOf,
} from '../stored-applications.queries.ts';

/** The outbox row that registers the applicant with PartnerStack. */
export const registrationOf = (id: string) =>
  ({ kind: 'partner_registration', subjectId: id }) as const;

/** The payload of a registration. */
export interface Registration {
  /** Who decided so. */
  by: Actor;
  /** The status before, and again where it fails or is undone. */
  from: 'pending' | 'approved';
  /** What the applicant is written once PartnerStack has them. */
  message?: Message;
}

/** Of an application, the row of the outbox that registers its applicant. */
export const isItsRegistration: SQL = sql`${outbox.kind} = 'partner_registration' and ${outbox.subjectId} = ${applications.id}`;
/** The status of an application before it was sent. */
export const SENT_FROM = sql<'pending'>`(select json_extract(${outbox.payload}, '$.from') from ${outbox} where ${isItsRegistration})`;

/** Why nothing is left to do about a registration that failed. */
export const DECIDED_SINCE = 'The application was decided since';

const isSending = eq(applications.status, 'sending');
type Detail = NonNullable<AuditRecord['detail']>;

/**
 * Stores that PartnerStack has the applicant: approved, with the id. Only the
 * run that still has the lock on the row stores an outcome.
 * @param isLater whether the application was approved before
 */
export async function storeApproval(
  db: Database,
  { lock, partnerstackId, detail }: { lock: LockedRow; partnerstackId: string; detail: Detail },
  isLater: boolean,
  now: number,
): Promise<void> {
  const { by, message } = lock.payload as Registration;
  const which = and(
    eq(applications.id, lock.subjectId),
    isNull(applications.partnerstackId),
    outboxHas(isLocked(lock)),
  );
  const mailed = message ? { mailed: true } : {};
  const { entry, update } = change(
    db,
    {
      entry: isLater
        ? { by, action: 'partner_sent', detail }
        : { by, action: 'application_approved', detail: { sent: true, ...mailed, ...detail } },
      set: { status: 'approved', partnerstackId, ...DECIDED, updatedAt: now },
      which,
    },
    now,
  );
  const mail = { ...decisionMailOf(lock.subjectId), payload: message, notBefore: now };
  // Who approved it without sending in the meantime decided on an e-mail of its own.
  const isMailed = existsApplication(db, and(which, ne(applications.status, 'approved')));
  await runBatch(db, [entry, ...(message ? [enqueue(db, mail, isMailed, now)] : []), update]);
}

/** Stores why an application could not be sent; it is what it was before. */
export async function storeRefusal(
  db: Database,
  { lock, failure, detail }: { lock: LockedRow; failure: string; detail: Detail },
  now: number,
): Promise<void> {
  const { by } = lock.payload as Registration;
  const { entry, update } = change(
    db,
    {
      entry: { by, action: 'application_not_sent', detail },
      set: { status: SENT_FROM, failure, failedAt: now, waits: null },
      which: and(eq(applications.id, lock.subjectId), isSending, outboxHas(isLocked(lock))),
    },
    now,
  );
  await db.batch([entry, update]);
}

/** The same for a row that was given up without an outcome, e.g. as its Worker stopped each time. */
export const failGivenUp = (
  db: Database,
  { id: rowId, subjectId: id }: Pick<LockedRow, 'id' | 'subjectId'>,
  failure: string,
  now: number,
) => [
  db
    .update(applications)
    .set({ status: SENT_FROM, failure, failedAt: now, waits: null })
    .where(
      and(
        eq(applications.id, id),
        isSending,
        outboxHas(and(eq(outbox.id, rowId), eq(outbox.status, 'failed'))),
      ),
    ),
];

/**
 * The statements that begin a failed registration again, for the batch that queues its row again; also one
 * whose outcome is unknown, as PartnerStack answers a known applicant with their partnership.
 */
export function beginAgain(
  db: Database,
  { id: rowId, subjectId: id }: Pick<LockedRow, 'id' | 'subjectId'>,
  by: Actor,
  now: number,
) {
  const which = and(
    eq(applications.id, id),
    isNull(applications.partnerstackId),
    isNotNull(applications.failedAt),
    eq(applications.status, SENT_FROM),
    outboxHas(and(eq(outbox.id, rowId), inArray(outbox.status, ['pending', 'failed']))),
  );
  const set = { status: 'sending', ...DECIDED, updatedAt: now } as const;
  const { entry, update } = change(
    db,
    { entry: { by, action: 'sending_started' }, set, which },
    now,
  );
  return [entry, update];
}
