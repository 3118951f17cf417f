import type { ProviderFailure } from '../../../providers/http.ts';
import type { NewPartnership } from './partner.port.ts';
import type { Services } from '../../../services.ts';
import { auditOf, type Actor, type StoredAudit } from '../../../audit/audit.queries.ts';
import {
  findApplication,
  storeApproval,
  storeDecision,
  storePartnerId,
  storeRejection,
  type StoredApplication,
} from './decisions.queries.ts';
import {
  attemptFor,
  endAttempt,
  lapsedAttempts,
  takeOverAttempt,
  type PartnerAttempt,
} from './partner-attempts.queries.ts';
import { begin, emailHash, letGo, register, settleFailure } from './partner-registration.ts';

/**
 * Decisions on applications (ADA-13 to ADA-17). PartnerStack and the database cannot be changed in
 * one transaction, so an approval with sending goes in three steps: an attempt is claimed, PartnerStack
 * is told, the outcome is stored and the attempt ends. Wherever that is cut off, the attempt remains,
 * lapses, and whoever comes next (a repeat, another decision, cron) first asks PartnerStack by e-mail
 * what came of it.
 */

export type Decision = { status: 'approved'; send: boolean } | { status: 'rejected'; send: false };

/** What somebody else did to the application, or is doing. */
export interface Conflict {
  /** 'doubt': an earlier attempt may have gone through, and PartnerStack cannot be asked. */
  what: 'decided' | 'sending' | 'namesake' | 'doubt';
  application: StoredApplication;
  /** ms since 1970 */
  at: number;
  /** Null where nobody knows. */
  session: string | null;
  /** Whether an approval went to PartnerStack. */
  sent: boolean;
}

export type Decided =
  | { is: 'done'; application: StoredApplication }
  | { is: 'conflict'; conflict: Conflict }
  | { is: 'not_sent'; error: ProviderFailure; application: StoredApplication }
  | { is: 'unknown' };

const about = (id: string) => ({ kind: 'application', id }) as const;
const HISTORY_LENGTH = 50;

/** How PartnerStack gets an application (ADA-21). */
function applicantOf(application: StoredApplication): NewPartnership {
  const { id, email, firstName, lastName, company, website, experience, audience, motivation } =
    application;
  return {
    email,
    firstName,
    lastName,
    details: {
      company: company ?? '',
      website: website ?? '',
      experience,
      audience,
      motivation,
      application_id: id,
    },
  };
}

/** What happened to an application, newest first. */
export const historyOf = ({ db }: Pick<Services, 'db'>, id: string): Promise<StoredAudit[]> =>
  auditOf(db, about(id), HISTORY_LENGTH);

const attemptOf = async ({ db }: Pick<Services, 'db'>, { id, email }: StoredApplication) =>
  attemptFor(db, { id, emailHash: await emailHash(email) });

/** Nothing stands in the way of a decision any more: whatever did has ended without deciding. */
type Free = { is: 'free'; conflict: Conflict };

/** Why a decision could not be taken, from what the database says now. */
async function conflictOver(
  services: Services,
  id: string,
): Promise<Extract<Decided, { is: 'conflict' | 'unknown' }> | Free> {
  const { db } = services;
  const application = await findApplication(db, id);
  if (!application) return { is: 'unknown' };
  if (application.status === 'pending') {
    const attempt = await attemptOf(services, application);
    const ofAnother = attempt !== undefined && attempt.applicationId !== id;
    const isHeld = attempt !== undefined && attempt.leasedUntil > Date.now();
    return {
      is: isHeld ? 'conflict' : 'free',
      conflict: {
        what: ofAnother ? 'namesake' : 'sending',
        application,
        at: attempt?.startedAt ?? Date.now(),
        session: attempt?.session ?? null,
        sent: false,
      },
    };
  }
  const decided = (await historyOf(services, id)).find(
    ({ action }) => action === `application_${application.status}`,
  );
  return {
    is: 'conflict',
    conflict: {
      what: 'decided',
      application,
      at: decided?.at ?? application.updatedAt,
      session: decided?.session ?? null,
      sent: application.partnerstackId !== null,
    },
  };
}

/** Approves and sends: PartnerStack first, the status second (ADA-15, ADA-16). */
async function approveAndSend(services: Services, id: string, by: Actor): Promise<Decided | Free> {
  const { db } = services;
  const application = await findApplication(db, id);
  if (application?.status !== 'pending') return conflictOver(services, id);
  const attempt = await begin(services, { email: application.email, by, of: id });
  if (!attempt) return conflictOver(services, id);

  const registered = await register(services, applicantOf(application), attempt);
  if (!registered.ok) {
    await settleFailure(services, attempt, registered.error, { by, subject: about(id) });
    const now = await findApplication(db, id).catch(() => undefined);
    return { is: 'not_sent', error: registered.error.error, application: now ?? application };
  }
  const { id: partnerstackId, alreadyExisted } = registered.value;
  try {
    const detail = { already_existed: alreadyExisted };
    const approval = { id, by, attempt, partnerstackId, detail };
    const approved = await storeApproval(db, approval, Date.now());
    return approved ? { is: 'done', application: approved } : await conflictOver(services, id);
  } catch (error) {
    await letGo(services, attempt);
    throw error;
  }
}

/** What came of an attempt that was cut off, as far as PartnerStack can say. */
type Outcome = 'approved' | 'not_registered' | 'held' | 'in_doubt';

/**
 * Finds out what came of a lapsed attempt. If it went through, the approval is finished in the name of
 * whoever began it; nobody is registered here. 'not_registered' leaves the attempt with this run.
 */
async function settle(
  services: Services,
  lapsed: PartnerAttempt,
  application: StoredApplication,
): Promise<{ outcome: Outcome; attempt: PartnerAttempt }> {
  const { db, providers } = services;
  const held = { emailHash: lapsed.emailHash, claim: crypto.randomUUID() };
  const attempt = await takeOverAttempt(db, held, Date.now());
  if (!attempt) return { outcome: 'held', attempt: lapsed };
  try {
    const found = await providers.partners.findByEmail(application.email);
    if (!found.ok) {
      await letGo(services, attempt);
      return { outcome: 'in_doubt', attempt };
    }
    if (!found.value) return { outcome: 'not_registered', attempt };
    const { id } = application;
    const partnerstackId = found.value.id;
    const by = { session: attempt.session, address: attempt.address };
    const approval = { id, by, attempt, partnerstackId, detail: { found_later: true } };
    if (application.status === 'approved') await storePartnerId(db, approval, Date.now());
    else await storeApproval(db, approval, Date.now());
    return { outcome: 'approved', attempt };
  } catch (error) {
    await letGo(services, attempt);
    throw error;
  }
}

/** Rejects; where an approval was cut off, not before it is known that nobody was registered. */
async function reject(services: Services, id: string, by: Actor): Promise<Decided | Free> {
  const { db } = services;
  const rejected = await storeDecision(db, { id, status: 'rejected', by }, Date.now());
  if (rejected) return { is: 'done', application: rejected };
  const application = await findApplication(db, id);
  if (application?.status !== 'pending') return conflictOver(services, id);
  const lapsed = await attemptOf(services, application);
  if (lapsed?.applicationId !== id) return conflictOver(services, id);

  const { outcome, attempt } = await settle(services, lapsed, application);
  if (outcome === 'in_doubt') {
    const { startedAt: at, session } = attempt;
    return { is: 'conflict', conflict: { what: 'doubt', application, at, session, sent: false } };
  }
  if (outcome !== 'not_registered') return conflictOver(services, id);
  const stored = await storeRejection(db, { id, by, attempt }, Date.now());
  return stored ? { is: 'done', application: stored } : conflictOver(services, id);
}

/** Approves without sending (ADA-13). */
async function approve(services: Services, id: string, by: Actor): Promise<Decided | Free> {
  const change = { id, status: 'approved', by } as const;
  const approved = await storeDecision(services.db, change, Date.now());
  return approved ? { is: 'done', application: approved } : conflictOver(services, id);
}

/** How often a decision is tried whose hindrance has gone by the time it is looked at. */
const MAX_TRIES = 3;

/**
 * Takes a decision on a pending application; the first one counts (ADA-17). Safe to repeat and safe to
 * cut off anywhere.
 * @throws when the database does
 */
export async function decide(
  services: Services,
  id: string,
  { status, send }: Decision,
  by: Actor,
): Promise<Decided> {
  const take = status === 'rejected' ? reject : send ? approveAndSend : approve;
  for (let tries = 1; ; tries += 1) {
    const decided = await take(services, id, by);
    if (decided.is !== 'free') return decided;
    if (tries === MAX_TRIES) return { is: 'conflict', conflict: decided.conflict };
  }
}

/** So many attempts are looked after in one run. */
const SETTLED_PER_RUN = 10;
/** PartnerStack may still be at work on a call that we gave up waiting for. */
const STILL_AT_WORK_MS = 5 * 60_000;

/**
 * Cron: finds out what came of approvals that were cut off. Those that went through are finished; the
 * others are pending again for everyone. It tells PartnerStack nothing.
 */
export async function settleLapsedAttempts(services: Services): Promise<void> {
  const { db } = services;
  for (const lapsed of await lapsedAttempts(db, Date.now(), SETTLED_PER_RUN)) {
    const application = await findApplication(db, lapsed.applicationId ?? '');
    if (!application || application.partnerstackId !== null || application.status === 'rejected') {
      await endAttempt(db, lapsed);
      continue;
    }
    const { outcome, attempt } = await settle(services, lapsed, application);
    if (outcome === 'in_doubt') return;
    if (outcome !== 'not_registered') continue;
    if (Date.now() - attempt.startedAt < STILL_AT_WORK_MS) await letGo(services, attempt);
    else await endAttempt(db, attempt);
  }
}
