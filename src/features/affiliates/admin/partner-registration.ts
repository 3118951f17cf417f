import type { NewPartnership, RegisteredPartnership } from './partner.port.ts';
import type { ProviderFailure } from '../../../providers/http.ts';
import type { Services } from '../../../services.ts';
import { logError, traceOf } from '../../../shared/log.ts';
import { failure, type Result, success } from '../../../shared/result.ts';
import { sha256 } from '../../../shared/sha256.ts';
import { recordAudit, type Actor, type AuditEntry } from '../../../audit/audit.queries.ts';
import { noteFailure } from './decisions.queries.ts';
import {
  beginAttempt,
  endAttempt,
  isHeld,
  releaseAttempt,
  type Held,
  type PartnerAttempt,
} from './partner-attempts.queries.ts';

/** What a look-up, a registration and its own look-up may take together, by the client's deadlines. */
const CALLS_MS = 25_000;

/** What an attempt is known by: one person, however the e-mail is written. */
export const emailHash = (email: string): Promise<string> => sha256(email.trim().toLowerCase());

/** Why nobody can be said to be registered, and whether that is certain. */
export interface NotRegistered {
  error: ProviderFailure;
  /** PartnerStack may have registered the person all the same: its answer was lost. */
  inDoubt: boolean;
}

/** Whether a failure to register leaves open that it was done. */
const leavesDoubt = ({ reason, status = 500 }: ProviderFailure): boolean =>
  reason !== 'not_configured' && (reason !== 'status' || status >= 500 || status === 408);

/**
 * Takes the one attempt that an e-mail may have at a time.
 * @param of the application that must still be pending; null to register somebody without one
 * @returns undefined while another run holds it, or where the application is not pending
 */
export async function begin(
  { db }: Pick<Services, 'db'>,
  { email, by, of }: { email: string; by: Actor; of: string | null },
): Promise<PartnerAttempt | undefined> {
  const held = { emailHash: await emailHash(email), claim: crypto.randomUUID() };
  const attempt = await beginAttempt(db, { ...held, by, of }, Date.now());
  // A database that took this long to answer may have given the attempt to another run since.
  return attempt && Date.now() > attempt.leasedUntil - CALLS_MS ? undefined : attempt;
}

/**
 * Registers somebody under an attempt that this run holds. After an attempt whose answer nobody saw,
 * PartnerStack is asked first whether it went through, so that nobody is registered twice.
 */
export async function register(
  { providers: { partners } }: Pick<Services, 'providers'>,
  applicant: NewPartnership,
  { tries }: Pick<PartnerAttempt, 'tries'>,
): Promise<Result<RegisteredPartnership, NotRegistered>> {
  if (tries > 1) {
    const known = await partners.findByEmail(applicant.email);
    if (!known.ok) return failure({ error: known.error, inDoubt: true });
    if (known.value) return success({ ...known.value, alreadyExisted: true });
  }
  const made = await partners.createPartnership(applicant);
  return made.ok ? made : failure({ error: made.error, inDoubt: leavesDoubt(made.error) });
}

/**
 * After a failure: an attempt that certainly registered nobody ends, one in doubt is let go for the
 * next to find out; the application says why it is still pending. Never throws: what cannot be
 * written now lapses by itself.
 */
export async function settleFailure(
  { db }: Pick<Services, 'db'>,
  attempt: Held,
  { error, inDoubt }: NotRegistered,
  { by, subject }: Pick<AuditEntry, 'by' | 'subject'>,
): Promise<void> {
  const detail = { reason: error.reason, status: error.status ?? null, in_doubt: inDoubt };
  const entry: AuditEntry = { by, action: 'application_not_sent', detail };
  if (subject) entry.subject = subject;
  logError('partner_not_registered', detail);
  const now = Date.now();
  const mine = isHeld(attempt);
  const note = { id: subject?.id ?? '', failure: error.message };
  try {
    await db.batch([
      recordAudit(db, entry, now, mine),
      ...(subject ? [noteFailure(db, note, now, mine)] : []),
      inDoubt ? releaseAttempt(db, attempt, now) : endAttempt(db, attempt),
    ]);
  } catch (thrown) {
    logError('partner_attempt_not_settled', traceOf(thrown));
  }
}

/** Lets go of an attempt after our own store failed. Never throws. */
export async function letGo({ db }: Pick<Services, 'db'>, attempt: Held): Promise<void> {
  try {
    await releaseAttempt(db, attempt, Date.now());
  } catch (thrown) {
    logError('partner_attempt_not_settled', traceOf(thrown));
  }
}
