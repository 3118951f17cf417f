import { whoOf } from '../../../audit/actor.ts';
import { auditOf, type Actor } from '../../../audit/audit.queries.ts';
import type { Database } from '../../../db/client.ts';
import type { Services } from '../../../services.ts';
import type { ProviderFailure } from '../../../providers/http.ts';
import type { DecisionMailRequest } from '../decision-mail/decision-mail.contract.ts';
import { planMails } from '../decision-mail/decision-mail.ts';
import type { Decision } from '../review/review.contract.ts';
import { registerNow, settleRegistration } from '../registration/partner-registration.ts';
import type { RegisteredPartnership } from '../registration/partner.port.ts';
import {
  findApplication,
  findApplications,
  type StoredApplication,
} from './application-changes.queries.ts';
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

type Unchanged =
  | { is: 'conflict'; conflict: Conflict }
  | { is: 'no-mail'; application: StoredApplication; problem: string }
  | { is: 'unknown' }
  | { is: 'late' };
/** What became of a decision on one application. */
export type Decided = { id: string } & ({ is: 'done' } | Unchanged);

const HISTORY_LENGTH = 50;

const WHAT = {
  pending: { what: 'doubt', action: 'approval_decided' },
  sending: { what: 'sending', action: 'approval_decided' },
  approved: { what: 'decided', action: 'application_approved' },
  rejected: { what: 'decided', action: 'application_rejected' },
} as const;

async function conflictOver(
  db: Database,
  id: string,
  whatOf = ({ status }: StoredApplication): Conflict['what'] => WHAT[status].what,
): Promise<Extract<Unchanged, { is: 'conflict' | 'unknown' }>> {
  const application = await findApplication(db, id);
  if (!application) return { is: 'unknown' };
  const { action } = WHAT[application.status];
  const history = await auditOf(db, { kind: 'application', id }, HISTORY_LENGTH);
  const entry = history.find((each) => each.action === action);
  return {
    is: 'conflict',
    conflict: {
      what: whatOf(application),
      application,
      at: entry?.at ?? application.updatedAt,
      session: entry?.session ?? null,
      who: entry ? whoOf(entry) : null,
    },
  };
}

/** Applications that one batch decides on: each may have an e-mail of some kilobytes in it. */
const IN_ONE_BATCH = 100;
/** Of many that were not decided on, so many are told why. */
const EXPLAINED = 50;

/**
 * Takes a decision on pending applications; of each, the first one counts (ADA-17), and so does its
 * e-mail.
 * @throws when the database does, and AppError when the e-mail cannot be sent as it is
 */
export async function decide(
  services: Services,
  ids: readonly string[],
  { status, send, reason = null, mail = null }: WrittenDecision,
  by: Actor,
): Promise<Decided[]> {
  const { db } = services;
  const decided: Decided[] = [];
  const late: { id: string; store: () => Promise<StoredApplication[]> }[] = [];
  for (let start = 0; start < ids.length; start += IN_ONE_BATCH) {
    const some = ids.slice(start, start + IN_ONE_BATCH);
    const plan = mail
      ? await planMails(services, await findApplications(db, some), { status, reason, mail })
      : { mails: null, remembered: null, unusable: [] };
    const store = (which: readonly string[]) => {
      const decision: NewDecision = { ...plan, ids: which, by, reason };
      return send
        ? startSending(db, decision, Date.now())
        : storeDecision(db, { ...decision, status }, Date.now());
    };
    const unusable = new Set(plan.unusable.map(({ application: { id } }) => id));
    const usable = some.filter((id) => !unusable.has(id));
    const stored = new Set((await store(usable)).map(({ id }) => id));
    for (const each of plan.unusable)
      decided.push({ id: each.application.id, is: 'no-mail', ...each });
    for (const id of usable)
      if (stored.has(id)) decided.push({ id, is: 'done' });
      else late.push({ id, store: () => store([id]) });
  }
  for (const [index, { id, store }] of late.entries()) {
    if (index >= EXPLAINED) decided.push({ id, is: 'late' });
    else if ((await isSettled(services, id, send)) && (await store()).length > 0)
      decided.push({ id, is: 'done' });
    else decided.push({ id, ...(await conflictOver(db, id)) });
  }
  return decided;
}

/** An earlier approval may have reached PartnerStack, or another decision was undone just now. */
async function isSettled(services: Services, id: string, send: boolean): Promise<boolean> {
  const application = await findApplication(services.db, id);
  if (application?.status !== 'pending') return false;
  const settled = send ? undefined : await settleRegistration(services, id);
  return settled === undefined || settled.ok || settled.error.final === true;
}

export type Sending =
  | { is: 'sent'; application: StoredApplication; partnership: RegisteredPartnership | null }
  | { is: 'failed'; application: StoredApplication; error: ProviderFailure }
  | Awaited<ReturnType<typeof conflictOver>>;

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
  const approval = { ids: [id], by, reason: null, mails: null, remembered: null };
  const started =
    (await startSendingApproved(db, { id, by }, Date.now())) ??
    (approves ? (await startSending(db, approval, Date.now()))[0] : undefined);
  if (!started) return conflictOver(db, id, sendingConflict);
  const registered = await registerNow(services, id);
  const application = (await findApplication(db, id)) ?? started;
  if (!registered.ok) return { is: 'failed', application, error: registered.error };
  if (application.partnerstackId === null) return conflictOver(db, id, sendingConflict);
  return { is: 'sent', application, partnership: registered.value };
}
