import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';

import type { Actor } from '../../../audit/audit.queries.ts';
import { batch, type Database } from '../../../db/client.ts';
import { newIds } from '../../../db/new-ids.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import type { Message } from '../../../outbox/mail.port.ts';
import { enqueue, enqueueEach, isOutboxRow } from '../../../outbox/outbox.queries.ts';
import { outboxHas } from '../../../outbox/stored-rows.queries.ts';
import type { MailText } from '../../../shared/text/mail-text.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { areIn } from '../../../staff-list/list.queries.ts';
import { decisionMail, rememberTemplate } from '../decision-mail/decision-mail.queries.ts';
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

/** Of an application, the row of the outbox that registers its applicant. */
const isItsRegistration: SQL = sql`${outbox.kind} = 'partner_registration' and ${outbox.subjectId} = ${applications.id}`;
const hasRegistration = (which: SQL | undefined) => outboxHas(and(isItsRegistration, which));
const isItsMail: SQL = sql`${outbox.kind} = ${decisionMail} and ${outbox.subjectId} = ${applications.id}`;

/** The rows of the outbox that are about some applications. */
const isAbout = (kind: (typeof outbox.$inferSelect)['kind'], which: SQL | undefined): SQL =>
  sql`${outbox.kind} = ${kind} and ${outbox.subjectId} in (select ${applications.id} from ${applications} where ${which})`;

/** What an object has for an application, or whatever the id is of. */
const payloadOf = (payloads: Readonly<Record<string, unknown>>, id: SQL): SQL =>
  sql`json_extract(${JSON.stringify(payloads)}, '$."' || ${id} || '"')`;

/** A decision on some applications, with why, and the e-mails to their applicants, by id. */
export interface NewDecision {
  ids: readonly string[];
  by: Actor;
  reason: string | null;
  mails: ReadonlyMap<string, Message> | null;
  /** The text to remember for the next ones. */
  remembered: MailText | null;
}

const idOf: SQL = sql`${applications.id}`;

/** The statements that remember the text of a decision's e-mail, by name. */
const remembering = (
  db: Database,
  { by, remembered }: NewDecision,
  status: 'approved' | 'rejected',
  now: number,
  which: SQL | undefined,
) =>
  remembered
    ? rememberTemplate(
        db,
        { decision: status, by, ...remembered },
        now,
        existsApplication(db, which),
      )
    : {};

/**
 * Stores approvals without sending, or rejections (ADA-13, ADA-14, ADA-24), in one batch, the change
 * last: the other statements apply where it will. The outcome of an earlier approval can still be
 * unknown: a rejection waits until it is known, an approval only while PartnerStack is being asked.
 * @returns those that were pending, and did not have to wait
 */
export async function storeDecision(
  db: Database,
  { status, ...decision }: NewDecision & { status: 'approved' | 'rejected' },
  now: number,
): Promise<StoredApplication[]> {
  const { ids, by, reason, mails } = decision;
  const blocking =
    status === 'approved' ? (['sending'] as const) : (['pending', 'sending'] as const);
  const isBlocked = hasRegistration(inArray(outbox.status, [...blocking]));
  const which = and(areIn(applications.id, ids), isPending, sql`not ${isBlocked}`);
  const mailed = mails ? { mailed: true } : {};
  const { entry, update } = change(
    db,
    {
      entry:
        status === 'approved'
          ? { by, action: 'application_approved', detail: { sent: false, ...mailed } }
          : { by, action: 'application_rejected', ...(mails ? { detail: mailed } : {}) },
      set: { status, ...DECIDED, decisionReason: reason, updatedAt: now },
      which,
    },
    now,
  );
  const payload = mails && payloadOf(Object.fromEntries(mails), idOf);
  const mail = payload && {
    mail: enqueueEach(
      db,
      { kind: decisionMail, subjectId: idOf, payload, notBefore: now + UNDO_MS },
      applications,
      which,
      now,
    ),
  };
  const others = { ...mail, ...remembering(db, decision, status, now, which) };
  return (await batch(db, { entry, ...others, update })).update;
}

/**
 * Stores approvals with sending: the applications are 'sending', and PartnerStack is called when the
 * time to undo is over (ADA-15). @returns those that were pending
 */
export async function startSending(
  db: Database,
  decision: NewDecision,
  now: number,
): Promise<StoredApplication[]> {
  const { ids, by, reason, mails } = decision;
  const which = and(areIn(applications.id, ids), isPending);
  const registrations = Object.fromEntries(
    ids.map((id): [string, Registration] => {
      const message = mails?.get(id);
      return [id, message ? { by, message } : { by }];
    }),
  );
  const isRegistration = isAbout('partner_registration', which);
  const notBefore = now + UNDO_MS;
  const { entry, update } = change(
    db,
    {
      entry: { by, action: 'approval_decided', ...(mails ? { detail: { mailed: true } } : {}) },
      set: { status: 'sending', ...DECIDED, decisionReason: reason, updatedAt: now },
      which,
    },
    now,
  );
  const stored = await batch(db, {
    entry,
    ended: db.delete(outbox).where(and(isRegistration, inArray(outbox.status, ['sent', 'failed']))),
    // An open entry has an unknown outcome. It keeps its attempts, so that an undo does not delete it,
    // and gets a new id, so that a run that still has its lock stores no result.
    open: db
      .update(outbox)
      .set({
        id: newIds(now),
        status: 'pending',
        payload: payloadOf(registrations, sql`${outbox.subjectId}`),
        notBefore,
        lockedUntil: null,
      })
      .where(isRegistration),
    registration: enqueueEach(
      db,
      {
        kind: 'partner_registration',
        subjectId: idOf,
        payload: payloadOf(registrations, idOf),
        notBefore,
      },
      applications,
      which,
      now,
    ),
    ...remembering(db, decision, 'approved', now, which),
    update,
  });
  return stored.update;
}

/**
 * Adds the outbox entry that sends an application approved without sending (PTN-05). It stays
 * approved. @returns undefined if it is not approved, has its partner id, or is being sent
 */
export async function startSendingApproved(
  db: Database,
  { id, by }: { id: string; by: Actor },
  now: number,
): Promise<StoredApplication | undefined> {
  const registration = registrationOf(id);
  const which = and(
    eq(applications.id, id),
    isUnsent,
    sql`not ${hasRegistration(eq(outbox.status, 'sending'))}`,
  );
  const applies = existsApplication(db, which);
  const payload: Registration = { by, isApproved: true };
  const { entry, update } = change(
    db,
    { entry: { by, action: 'sending_started' }, set: DECIDED, which },
    now,
  );
  const stored = await batch(db, {
    entry,
    ended: db
      .delete(outbox)
      .where(and(isOutboxRow(registration), inArray(outbox.status, ['sent', 'failed']), applies)),
    open: db
      .update(outbox)
      .set({ id: uuidv7(now), payload, notBefore: now })
      .where(and(isOutboxRow(registration), applies)),
    registration: enqueue(db, { ...registration, payload, notBefore: now }, applies, now),
    update,
  });
  return stored.update[0];
}

/**
 * Makes decisions of the last ten seconds pending again.
 * @returns those that are not older, and for which PartnerStack is not being called
 */
export async function undoDecisions(
  db: Database,
  { ids, by }: { ids: readonly string[]; by: Actor },
  now: number,
): Promise<StoredApplication[]> {
  const unsent = eq(outbox.status, 'pending');
  const isBeingSent = hasRegistration(
    and(sendsApproved, inArray(outbox.status, ['pending', 'sending'])),
  );
  const wasMailed = outboxHas(
    sql`${isItsMail} and (${outbox.status} <> 'pending' or ${outbox.attempts} > 0)`,
  );
  const undoing = change(
    db,
    {
      entry: { by, action: 'decision_undone' },
      set: { status: 'pending', decisionReason: null, updatedAt: now },
      which: and(
        areIn(applications.id, ids),
        gt(applications.updatedAt, now - UNDO_MS),
        isNull(applications.partnerstackId),
        sql`not ${wasMailed}`,
        or(
          eq(applications.status, 'rejected'),
          and(eq(applications.status, 'approved'), sql`not ${isBeingSent}`),
          and(
            eq(applications.status, 'sending'),
            hasRegistration(and(unsent, gt(outbox.notBefore, now))),
          ),
        ),
      ),
    },
    now,
  );
  const arePending = and(areIn(applications.id, ids), isPending);
  const untried = and(unsent, eq(outbox.attempts, 0));
  const { update } = await batch(db, {
    ...undoing,
    registration: db
      .delete(outbox)
      .where(and(isAbout('partner_registration', arePending), untried)),
    mail: db.delete(outbox).where(and(isAbout(decisionMail, arePending), untried)),
  });
  return update;
}
