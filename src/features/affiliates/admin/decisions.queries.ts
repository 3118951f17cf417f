import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import type { Actor } from '../../../audit/audit.queries.ts';
import { batch, type Database } from '../../../db/client.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { outboxHas } from '../../../outbox/stored-rows.queries.ts';
import { enqueue, isOutboxRow } from '../../../outbox/outbox.queries.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import type { PlannedMail } from '../decision-mail/decision-mail.ts';
import {
  decisionMailOf,
  dropMail,
  rememberTemplate,
  wasMailed,
} from '../decision-mail/decision-mail.queries.ts';
import {
  registrationOf,
  sendsApproved,
  type Registration,
} from '../registration/registration.queries.ts';
import { UNDO_MS } from '../review/review.contract.ts';
import {
  change,
  DECIDED,
  existsApplication,
  isUnsent,
  type StoredApplication,
} from './application-changes.queries.ts';

const isPending = eq(applications.status, 'pending');

/** A decision, with why, and the e-mail to the applicant. */
export interface NewDecision {
  id: string;
  by: Actor;
  reason: string | null;
  mail: PlannedMail | null;
}

/**
 * Runs the statements of a decision in one batch, the change last: the others apply where it will.
 * @returns the application; undefined if the change did not apply
 */
async function decided(
  db: Database,
  { entry, update }: ReturnType<typeof change>,
  others: Readonly<Record<string, BatchItem<'sqlite'>>>,
): Promise<StoredApplication | undefined> {
  const results = await batch(db, { entry, ...others, update });
  return results.update[0];
}

/** The statements that remember the text of a decision's e-mail, by name. */
const remembering = (
  db: Database,
  { by, mail }: NewDecision,
  status: 'approved' | 'rejected',
  now: number,
  applies: SQL,
) =>
  mail?.remembered
    ? rememberTemplate(db, { decision: status, by, ...mail.remembered }, now, applies)
    : {};

/**
 * Stores an approval without sending, or a rejection (ADA-13, ADA-14, ADA-24). The outcome
 * of an earlier approval can still be unknown: a rejection waits until it is known, an approval only
 * while PartnerStack is being asked.
 * @returns undefined if the application is not pending, or must wait
 */
export function storeDecision(
  db: Database,
  { status, ...decision }: NewDecision & { status: 'approved' | 'rejected' },
  now: number,
): Promise<StoredApplication | undefined> {
  const { id, by, reason, mail } = decision;
  const blocking =
    status === 'approved' ? (['sending'] as const) : (['pending', 'sending'] as const);
  const isBlocked = outboxHas(
    and(isOutboxRow(registrationOf(id)), inArray(outbox.status, [...blocking])),
  );
  const onlyIf = and(isPending, sql`not ${isBlocked}`);
  const applies = existsApplication(db, and(eq(applications.id, id), onlyIf));
  const mailed = mail ? { mailed: true } : {};
  const entry = { ...decisionMailOf(id), payload: mail?.message, notBefore: now + UNDO_MS };
  return decided(
    db,
    change(
      db,
      {
        id,
        entry:
          status === 'approved'
            ? { by, action: 'application_approved', detail: { sent: false, ...mailed } }
            : { by, action: 'application_rejected', ...(mail ? { detail: mailed } : {}) },
        set: { status, ...DECIDED, decisionReason: reason, updatedAt: now },
        onlyIf,
      },
      now,
    ),
    {
      ...(mail ? { mail: enqueue(db, entry, applies, now) } : {}),
      ...remembering(db, decision, status, now, applies),
    },
  );
}

/**
 * Stores an approval with sending: the application is 'sending', and PartnerStack is called when the
 * time to undo is over (ADA-15). @returns undefined if the application is not pending
 */
export function startSending(
  db: Database,
  decision: NewDecision,
  now: number,
): Promise<StoredApplication | undefined> {
  const { id, by, reason, mail } = decision;
  const registration = registrationOf(id);
  const applies = existsApplication(db, and(eq(applications.id, id), isPending));
  const payload: Registration = mail ? { by, message: mail.message } : { by };
  const notBefore = now + UNDO_MS;
  return decided(
    db,
    change(
      db,
      {
        id,
        entry: { by, action: 'approval_decided', ...(mail ? { detail: { mailed: true } } : {}) },
        set: { status: 'sending', ...DECIDED, decisionReason: reason, updatedAt: now },
        onlyIf: isPending,
      },
      now,
    ),
    {
      ended: db
        .delete(outbox)
        .where(and(isOutboxRow(registration), inArray(outbox.status, ['sent', 'failed']), applies)),
      // An open entry has an unknown outcome. It keeps its attempts, so that an undo does not delete it,
      // and gets a new id, so that a run that still has its lock stores no result.
      open: db
        .update(outbox)
        .set({ id: uuidv7(now), status: 'pending', payload, notBefore, lockedUntil: null })
        .where(and(isOutboxRow(registration), applies)),
      registration: enqueue(db, { ...registration, payload, notBefore }, applies, now),
      ...remembering(db, decision, 'approved', now, applies),
    },
  );
}

/**
 * Adds the outbox entry that sends an application approved without sending (PTN-05). It stays
 * approved. @returns undefined if it is not approved, has its partner id, or is being sent
 */
export function startSendingApproved(
  db: Database,
  { id, by }: { id: string; by: Actor },
  now: number,
): Promise<StoredApplication | undefined> {
  const registration = registrationOf(id);
  const isRunning = outboxHas(and(isOutboxRow(registration), eq(outbox.status, 'sending')));
  const onlyIf = and(isUnsent, sql`not ${isRunning}`);
  const applies = existsApplication(db, and(eq(applications.id, id), onlyIf));
  const payload: Registration = { by, isApproved: true };
  return decided(
    db,
    change(db, { id, entry: { by, action: 'sending_started' }, set: DECIDED, onlyIf }, now),
    {
      ended: db
        .delete(outbox)
        .where(and(isOutboxRow(registration), inArray(outbox.status, ['sent', 'failed']), applies)),
      open: db
        .update(outbox)
        .set({ id: uuidv7(now), payload, notBefore: now })
        .where(and(isOutboxRow(registration), applies)),
      registration: enqueue(db, { ...registration, payload, notBefore: now }, applies, now),
    },
  );
}

/**
 * Makes a decision of the last ten seconds pending again.
 * @returns undefined if it is older, or PartnerStack is being called
 */
export async function undoDecision(
  db: Database,
  { id, by }: { id: string; by: Actor },
  now: number,
): Promise<StoredApplication | undefined> {
  const isIts = isOutboxRow(registrationOf(id));
  const unsent = and(isIts, eq(outbox.status, 'pending'));
  const isBeingSent = outboxHas(
    and(isIts, sendsApproved, inArray(outbox.status, ['pending', 'sending'])),
  );
  const undoing = change(
    db,
    {
      id,
      entry: { by, action: 'decision_undone' },
      set: { status: 'pending', decisionReason: null, updatedAt: now },
      onlyIf: and(
        gt(applications.updatedAt, now - UNDO_MS),
        isNull(applications.partnerstackId),
        sql`not ${wasMailed(id)}`,
        or(
          eq(applications.status, 'rejected'),
          and(eq(applications.status, 'approved'), sql`not ${isBeingSent}`),
          and(
            eq(applications.status, 'sending'),
            outboxHas(and(unsent, gt(outbox.notBefore, now))),
          ),
        ),
      ),
    },
    now,
  );
  const isPendingAgain = existsApplication(db, and(eq(applications.id, id), isPending));
  const {
    update: [application],
  } = await batch(db, {
    ...undoing,
    registration: db.delete(outbox).where(and(unsent, eq(outbox.attempts, 0), isPendingAgain)),
    mail: dropMail(db, id, isPendingAgain),
  });
  return application;
}
