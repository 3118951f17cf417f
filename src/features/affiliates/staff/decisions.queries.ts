import { and, desc, eq, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { doneBy, type Actor, type StoredAudit } from '../../../audit/audit.queries.ts';
import { batch, type Database } from '../../../db/client.ts';
import { newIds } from '../../../db/new-ids.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { staffAudit } from '../../../db/schema/staff.ts';
import type { Message } from '../../../outbox/mail.port.ts';
import { enqueueEach } from '../../../outbox/outbox.queries.ts';
import { outboxHas } from '../../../outbox/stored-rows.queries.ts';
import { areIn } from '../../../db/are-in.ts';
import { decisionMail, change, DECIDED } from '../stored-applications.queries.ts';
import {
  DECIDED_SINCE,
  isItsRegistration,
  SENT_FROM,
  type Registration,
} from '../registration/registration.queries.ts';
import { DECISIONS, type DecisionChoice } from './review.contract.ts';

const hasRegistration = (which: SQL | undefined) => outboxHas(and(isItsRegistration, which));

/** The rows of the outbox that are about some applications. */
const isAbout = (kind: (typeof outbox.$inferSelect)['kind'], which: SQL | undefined): SQL =>
  sql`${outbox.kind} = ${kind} and ${outbox.subjectId} in (select ${applications.id} from ${applications} where ${which})`;

/** What an object has for an application, or whatever the id is of. */
const payloadOf = (payloads: Readonly<Record<string, unknown>>, id: SQL): SQL =>
  sql`json_extract(${JSON.stringify(payloads)}, '$."' || ${id} || '"')`;

const idOf: SQL = sql`${applications.id}`;

/** A decision on some applications, with why, and the e-mails to their applicants, by id. */
export interface NewDecision {
  decision: DecisionChoice;
  ids: readonly string[];
  by: Actor;
  changeId: string;
  reason: string | null;
  mails: ReadonlyMap<string, Message> | null;
  /** For how long (ms) it can be undone. */
  undoMs: number;
}

/** The statements that queue registrations, by name. */
function registering(
  db: Database,
  { ids, by, decision, mails }: NewDecision,
  which: SQL | undefined,
  { notBefore, now }: { notBefore: number; now: number },
) {
  const registrations = Object.fromEntries(
    ids.map((id): [string, Registration] => {
      const message = mails?.get(id);
      const from = decision.from;
      return [id, message ? { by, from, message } : { by, from }];
    }),
  );
  const isRegistration = isAbout('partner_registration', which);
  return {
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
      { from: applications, where: which },
      now,
    ),
  };
}

/**
 * Stores decisions in one batch, the change last: the other statements apply where it will. What is
 * 'sending' is registered when the time to undo is over. The outcome of an earlier approval can still
 * be unknown: a rejection waits until it is known, an approval without sending only while PartnerStack
 * is being asked.
 * @returns the ids of those that had the status that it is taken from, and did not have to wait
 */
export async function storeDecision(
  db: Database,
  decided: NewDecision,
  now: number,
): Promise<string[]> {
  const { decision, ids, by, changeId, reason, mails, undoMs } = decided;
  const { from, to, audit: action } = decision;
  const blocking = to === 'rejected' ? (['pending', 'sending'] as const) : (['sending'] as const);
  const which = and(
    areIn(applications.id, ids),
    eq(applications.status, from),
    isNull(applications.partnerstackId),
    to === 'sending'
      ? undefined
      : sql`not ${hasRegistration(inArray(outbox.status, [...blocking]))}`,
  );
  const notBefore = now + undoMs;
  const { entry, update } = change(
    db,
    {
      entry: { by, action, changeId, ...(mails ? { detail: { mailed: true } } : {}) },
      set: {
        status: to,
        ...DECIDED,
        ...(from === 'pending' ? { decidedAt: now, decisionReason: reason } : {}),
        undoUntil: notBefore,
        updatedAt: now,
      },
      which,
    },
    now,
  );
  const payload = mails && payloadOf(Object.fromEntries(mails), idOf);
  const mail = payload && {
    mail: enqueueEach(
      db,
      { kind: decisionMail, subjectId: idOf, payload, notBefore },
      { from: applications, where: which },
      now,
    ),
  };
  const settled = db
    .update(outbox)
    .set({ closedReason: DECIDED_SINCE })
    .where(
      and(
        isAbout('partner_registration', which),
        eq(outbox.status, 'failed'),
        isNull(outbox.closedReason),
      ),
    );
  const queued =
    to === 'sending' ? registering(db, decided, which, { notBefore, now }) : { settled, ...mail };
  const stored = await batch(db, { entry, ...queued, update });
  return stored.update.map(({ id }) => id);
}

/** The applications that a decision or an undo was made for already, whose answer was lost. */
export async function doneOn(
  db: Database,
  changeId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const done = new Set((await doneBy(db, changeId, ids)).map(({ id }) => id));
  return new Set(ids.filter((id) => done.has(id)));
}

/** Whether the person has applied again since; one application of an address is open. */
const HAS_NEWER: SQL = sql`exists (select 1 from ${applications} as newer where lower(newer.email) = lower(${applications.email}) and newer.seq > ${applications.seq})`;

/** Those whose person has applied again since. */
export async function appliedAgain(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const which = and(areIn(applications.id, ids), HAS_NEWER);
  const found = await db.select({ id: applications.id }).from(applications).where(which);
  return new Set(found.map(({ id }) => id));
}

/**
 * Decisions that can still be taken back: young, not told to the applicant, not at PartnerStack, and the
 * last word on their person.
 */
function canBeUndone(ids: readonly string[], now: number): SQL | undefined {
  const wasMailed = outboxHas(
    sql`${outbox.kind} = ${decisionMail} and ${outbox.subjectId} = ${applications.id} and (${outbox.status} <> 'pending' or ${outbox.attempts} > 0)`,
  );
  const waits = and(eq(outbox.status, 'pending'), gt(outbox.notBefore, now));
  return and(
    areIn(applications.id, ids),
    gt(applications.undoUntil, now),
    isNull(applications.partnerstackId),
    or(
      and(
        inArray(applications.status, ['approved', 'rejected']),
        sql`not ${wasMailed} and not ${HAS_NEWER}`,
      ),
      // What the applicant may have by then is about the approval before.
      and(eq(applications.status, 'sending'), hasRegistration(waits)),
    ),
  );
}

/** What an application was before the decision. */
function valuesBefore(now: number) {
  const status = sql<'pending'>`iif(${applications.status} = 'sending', ${SENT_FROM}, 'pending')`;
  const ifApproved = (value: SQLiteColumn) => sql`iif(${status} = 'approved', ${value}, null)`;
  const ofFailed = (value: SQLiteColumn) =>
    sql`(select ${value} from ${outbox} where ${and(isItsRegistration, eq(outbox.status, 'failed'))})`;
  return {
    status,
    decidedAt: ifApproved(applications.decidedAt),
    decisionReason: ifApproved(applications.decisionReason),
    undoUntil: null,
    failure: ofFailed(outbox.lastError),
    failedAt: ofFailed(outbox.changedAt),
    updatedAt: now,
  };
}

/** The statements that take back what the decisions queued, by name; after the change itself. */
function unqueueing(db: Database, ids: readonly string[]) {
  const isOf = areIn(applications.id, ids);
  const isPending = and(isOf, eq(applications.status, 'pending'));
  const isNotSent = and(isOf, ne(applications.status, 'sending'));
  const untried = and(eq(outbox.status, 'pending'), eq(outbox.attempts, 0));
  return {
    registration: db.delete(outbox).where(and(isAbout('partner_registration', isNotSent), untried)),
    reopened: db
      .update(outbox)
      .set({ closedReason: null })
      .where(
        and(isAbout('partner_registration', isPending), eq(outbox.closedReason, DECIDED_SINCE)),
      ),
    mail: db.delete(outbox).where(and(isAbout(decisionMail, isPending), untried)),
  };
}

/**
 * Takes back decisions of the last ten seconds.
 * @returns the ids of those that are not older, and for which PartnerStack is not being called
 */
export async function undoDecisions(
  db: Database,
  { ids, by, changeId }: { ids: readonly string[]; by: Actor; changeId: string },
  now: number,
): Promise<string[]> {
  const done = await doneOn(db, changeId, ids);
  const open = ids.filter((id) => !done.has(id));
  const undoing = change(
    db,
    {
      entry: { by, action: 'decision_undone', changeId },
      set: valuesBefore(now),
      which: canBeUndone(open, now),
    },
    now,
  );
  const { update } = await batch(db, { ...undoing, ...unqueueing(db, open) });
  return [...done, ...update.map(({ id }) => id)];
}

/** The audit entries of decisions on applications, newest first. */
export const decisionsOn = (db: Database, ids: readonly string[]): Promise<StoredAudit[]> =>
  db
    .select()
    .from(staffAudit)
    .where(
      and(
        eq(staffAudit.subjectKind, 'application'),
        areIn(staffAudit.subjectId, ids),
        inArray(
          staffAudit.action,
          DECISIONS.map(({ audit }) => audit),
        ),
      ),
    )
    .orderBy(desc(staffAudit.id));
