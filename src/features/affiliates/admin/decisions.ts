import { whoOf } from '../../../audit/actor.ts';
import { auditOf, type Actor, type StoredAudit } from '../../../audit/audit.queries.ts';
import type { Services } from '../../../services.ts';
import type { ProviderFailure } from '../../../providers/http.ts';
import type { DecisionMailRequest } from '../decision-mail/decision-mail.contract.ts';
import { planMail } from '../decision-mail/decision-mail.ts';
import type { Decision } from '../review/review.contract.ts';
import { registerNow, settleRegistration } from '../registration/partner-registration.ts';
import type { RegisteredPartnership } from '../registration/partner.port.ts';
import { findApplication, type StoredApplication } from './application-changes.queries.ts';
import {
  startSending,
  startSendingApproved,
  storeDecision,
  type NewDecision,
} from './decisions.queries.ts';

/** A decision with what staff wrote about it. */
export type WrittenDecision = Decision & {
  reason?: string | null;
  mail?: DecisionMailRequest | null;
};

/** Why a decision was not taken: what another person did or is doing. */
export interface Conflict {
  /**
   * 'doubt': an earlier approval may have reached PartnerStack, which does not answer now.
   * 'undecided': only an approved application can be sent.
   */
  what: 'decided' | 'sending' | 'doubt' | 'undecided';
  application: StoredApplication;
  /** ms since 1970 */
  at: number;
  /** Null if unknown. */
  session: string | null;
  /** As whoOf has it; null if unknown. */
  who: string | null;
}

export type Decided =
  | { is: 'done'; application: StoredApplication }
  | { is: 'conflict'; conflict: Conflict }
  | { is: 'unknown' };

const HISTORY_LENGTH = 50;

/** What happened to an application, newest first. */
export const historyOf = ({ db }: Pick<Services, 'db'>, id: string): Promise<StoredAudit[]> =>
  auditOf(db, { kind: 'application', id }, HISTORY_LENGTH);

const WHAT = {
  pending: { what: 'doubt', action: 'approval_decided' },
  sending: { what: 'sending', action: 'approval_decided' },
  approved: { what: 'decided', action: 'application_approved' },
  rejected: { what: 'decided', action: 'application_rejected' },
} as const;

type Unchanged = Exclude<Decided, { is: 'done' }>;

async function conflictOver(
  services: Services,
  id: string,
  whatOf = ({ status }: StoredApplication): Conflict['what'] => WHAT[status].what,
): Promise<Unchanged> {
  const application = await findApplication(services.db, id);
  if (!application) return { is: 'unknown' };
  const what = whatOf(application);
  const { action } = WHAT[application.status];
  const entry = (await historyOf(services, id)).find((each) => each.action === action);
  const at = entry?.at ?? application.updatedAt;
  return {
    is: 'conflict',
    conflict: {
      what,
      application,
      at,
      session: entry?.session ?? null,
      who: entry ? whoOf(entry) : null,
    },
  };
}

/**
 * Takes a decision on a pending application; the first one counts (ADA-17), and so does its e-mail.
 * @throws when the database does, and AppError when the e-mail cannot be sent as it is
 */
export async function decide(
  services: Services,
  id: string,
  { status, send, reason = null, mail: wanted = null }: WrittenDecision,
  by: Actor,
): Promise<Decided> {
  const { db } = services;
  const applicant = wanted ? await findApplication(db, id) : undefined;
  if (wanted && !applicant) return { is: 'unknown' };
  const mail =
    wanted && applicant
      ? await planMail(services, applicant, { status, reason, mail: wanted })
      : null;
  const decision: NewDecision = { id, by, reason, mail };
  const store = () =>
    send
      ? startSending(db, decision, Date.now())
      : storeDecision(db, { ...decision, status }, Date.now());
  const stored = await store();
  if (stored) return { is: 'done', application: stored };
  const application = await findApplication(db, id);
  if (application?.status === 'pending') {
    // An earlier approval may have reached PartnerStack, or another decision was undone just now.
    const settled = send ? undefined : await settleRegistration(services, id);
    const isKnown = settled === undefined || settled.ok || settled.error.final === true;
    const storedNow = isKnown ? await store() : undefined;
    if (storedNow) return { is: 'done', application: storedNow };
  }
  return conflictOver(services, id);
}

export type Sending =
  | { is: 'sent'; application: StoredApplication; partnership: RegisteredPartnership | null }
  | { is: 'failed'; application: StoredApplication; error: ProviderFailure }
  | Unchanged;

/** Why an application could not be sent on its own. */
const sendingConflict = ({ status, partnerstackId }: StoredApplication): Conflict['what'] => {
  if (status === 'pending') return 'undecided';
  return status === 'approved' && partnerstackId === null ? 'sending' : WHAT[status].what;
};

/**
 * Registers an applicant with PartnerStack now, through the outbox, and stores the partner id
 * (PTN-05). What cannot be finished here is left to cron.
 * @param approves whether a pending application is approved by it
 * @throws when the database does
 */
export async function sendNow(
  services: Services,
  { id, by, approves }: { id: string; by: Actor; approves: boolean },
): Promise<Sending> {
  const { db } = services;
  const started =
    (await startSendingApproved(db, { id, by }, Date.now())) ??
    (approves
      ? await startSending(db, { id, by, reason: null, mail: null }, Date.now())
      : undefined);
  if (!started) return conflictOver(services, id, sendingConflict);
  const registered = await registerNow(services, id);
  const application = (await findApplication(db, id)) ?? started;
  if (!registered.ok) return { is: 'failed', application, error: registered.error };
  if (application.partnerstackId === null) return conflictOver(services, id, sendingConflict);
  return { is: 'sent', application, partnership: registered.value };
}
