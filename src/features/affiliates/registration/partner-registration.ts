import { recordProviderFailure } from '../../../db/provider-failures.ts';
import { deliverNow } from '../../../outbox/drain.ts';
import type { DeliveryFailure, LockedRow, OutboxHandler } from '../../../outbox/handler.ts';
import type { ProviderFailure } from '../../../providers/http.ts';
import type { Services } from '../../../services.ts';
import { logError, logWarning, traceOf } from '../../../shared/log.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import { findApplication, type StoredApplication } from '../admin/application-changes.queries.ts';
import { mailNow } from '../decision-mail/decision-mail.ts';
import { UNDO_MS } from '../review/review.contract.ts';
import type { NewPartnership, RegisteredPartnership } from './partner.port.ts';
import {
  beginAgain,
  failGivenUp,
  registrationOf,
  storeApproval,
  storeFailure,
  type Registration,
} from './registration.queries.ts';

/**
 * Registers approved applicants with PartnerStack, by the outbox. The first attempt registers. If its
 * response was lost, the outcome is unknown: the application is pending again with the reason, and
 * further attempts only look the e-mail up. Registering twice is safe as well:
 * PartnerStack answers a known e-mail with its partnership.
 */

/** PartnerStack may still process a call after our timeout. */
const STILL_PROCESSING_MS = 5 * 60_000;
/** The row is due by then, whatever the clocks' resolution. */
const MARGIN_MS = 100;

/** Whether a failure leaves open that the partner was registered. */
const isInDoubt = ({ reason, status = 500 }: ProviderFailure): boolean =>
  reason !== 'not_configured' && (reason !== 'status' || status >= 500 || status === 408);

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

const givenUp = (message: string): { ok: false; error: DeliveryFailure } =>
  failure({
    provider: 'partnerstack',
    reason: 'malformed',
    message,
    retryable: false,
    final: true,
  });

type OnRegistered = (partnership: RegisteredPartnership) => void;

async function register(
  { db, providers: { partners } }: Services,
  application: StoredApplication,
  lock: LockedRow,
  onRegistered?: OnRegistered,
): Promise<Result<'sent', DeliveryFailure>> {
  const { id } = application;
  const { by, message } = lock.payload as Registration;
  const made = await partners.createPartnership(applicantOf(application));
  if (made.ok) {
    const detail = { already_existed: made.value.alreadyExisted };
    const approval = { id, by, lock, partnerstackId: made.value.id, message, detail };
    await storeApproval(db, approval, Date.now());
    onRegistered?.(made.value);
    return success('sent');
  }
  await recordProviderFailure(db, made.error);
  const { reason, status = null } = made.error;
  const inDoubt = isInDoubt(made.error);
  const detail = { reason, status, in_doubt: inDoubt };
  logError('partner_not_registered', detail);
  await storeFailure(db, { id, by, lock, failure: made.error.message, detail }, Date.now());
  return inDoubt
    ? failure({ ...made.error, retryAfterMs: STILL_PROCESSING_MS })
    : failure({ ...made.error, final: true });
}

/** Finds out whether an attempt without a response registered the applicant. */
async function lookUp(
  { db, providers: { partners } }: Services,
  { id, email }: StoredApplication,
  lock: LockedRow,
): Promise<Result<'sent', DeliveryFailure>> {
  const found = await partners.findByEmail(email);
  if (!found.ok) {
    await recordProviderFailure(db, found.error);
    return found;
  }
  if (!found.value)
    return givenUp('The approval did not reach PartnerStack: it does not have this applicant');
  const { by, message } = lock.payload as Registration;
  const detail = { found_later: true };
  const approval = { id, by, lock, partnerstackId: found.value.id, message, detail };
  await storeApproval(db, approval, Date.now());
  return success('sent');
}

async function deliver(
  services: Services,
  row: LockedRow,
  onRegistered?: OnRegistered,
): Promise<Result<'sent', DeliveryFailure>> {
  const application = await findApplication(services.db, row.subjectId);
  if (!application) return givenUp('The application is gone');
  if (application.partnerstackId !== null) return success('sent');
  const { isApproved = false } = row.payload as Registration;
  switch (application.status) {
    case 'sending':
      return register(services, application, row, onRegistered);
    case 'approved':
      // A stored failure means that this row registered before, with an unknown outcome.
      return isApproved && application.failedAt === null
        ? register(services, application, row, onRegistered)
        : lookUp(services, application, row);
    case 'pending':
      return lookUp(services, application, row);
    case 'rejected':
      return givenUp('The application was rejected');
    default:
      return application.status satisfies never;
  }
}

export const registrationHandler: OutboxHandler = {
  kinds: ['partner_registration'],
  deliver: (services, row) => deliver(services, row),
  whenRetried: beginAgain,
  whenGivenUp: (db, { id: entryId, subjectId: id }, error, now) =>
    failGivenUp(db, { id, entryId, failure: error }, now),
};

/**
 * Registers an applicant with a stored row now.
 * @returns the partnership; null if another run registers the applicant, or did
 */
export async function registerNow(
  services: Services,
  id: string,
): Promise<Result<RegisteredPartnership | null, DeliveryFailure>> {
  const registered: RegisteredPartnership[] = [];
  const handler: OutboxHandler = {
    ...registrationHandler,
    deliver: (_services, row) =>
      deliver(services, row, (partnership) => void registered.push(partnership)),
  };
  const delivered = await deliverNow(services, handler, registrationOf(id));
  return delivered.ok ? success(registered[0] ?? null) : delivered;
}

/** Tries a registration at once, to find out what became of an earlier approval. */
export const settleRegistration = (services: Services, id: string) =>
  deliverNow(services, registrationHandler, registrationOf(id));

/** Registers approved applicants when the time to undo is over. Cron does it if this run stops. */
export async function registerWhenDue(services: Services, ids: readonly string[]): Promise<void> {
  await scheduler.wait(UNDO_MS + MARGIN_MS);
  try {
    for (const id of ids) {
      await deliverNow(services, registrationHandler, registrationOf(id), { ifDue: true });
      await mailNow(services, id);
    }
  } catch (error) {
    logWarning('registration_left_to_cron', traceOf(error));
  }
}
