import { recordProviderFailure } from '../../../db/provider-failures.ts';
import { deliverNow } from '../../../outbox/drain.ts';
import type {
  Delivered,
  DeliveryFailure,
  LockedRow,
  OutboxHandler,
  DeliveryServices,
} from '../../../outbox/handler.ts';
import { mailHandler } from '../../../outbox/mail.ts';
import { deliverWhenDue } from '../../../outbox/when-due.ts';
import { LIMITS } from '../../../http/platform-limits.ts';
import type { ProviderFailure } from '../../../shared/provider-failure.ts';
import type { Services } from '../../../services.ts';
import { logError } from '../../../shared/log.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import {
  findApplication,
  type StoredApplication,
  decisionMailOf,
} from '../stored-applications.queries.ts';
import type { NewPartnership, RegisteredPartnership } from './partner.port.ts';
import {
  beginAgain,
  failGivenUp,
  registrationOf,
  storeApproval,
  storeRefusal,
  type Registration,
} from './registration.queries.ts';

/**
 * Registers approved applicants with PartnerStack, by the outbox. The first attempt registers. If its
 * response was lost, the outcome is unknown: the application is what it was before, with the reason, and
 * further attempts only look the e-mail up. Registering twice is safe as well:
 * PartnerStack answers a known e-mail with its partnership.
 */

/** PartnerStack may still process a call after our timeout. */
const STILL_PROCESSING_MS = 5 * 60_000;
/** PartnerStack's deadline and D1's, for the approval. */
const REGISTERING_MS = 14_000;

/** Whether a failure leaves open that the partner was registered. */
const isInDoubt = ({ reason, status = 500 }: ProviderFailure): boolean =>
  reason !== 'not_configured' && (reason !== 'status' || status >= 500 || status === 408);

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
    final: true,
  });

/** Makes the partnership of an application, or finds it. */
async function deliver(
  { db, providers: { partners } }: Pick<Services, 'db' | 'providers'>,
  lock: LockedRow,
  until: number,
): Promise<Result<Delivered<RegisteredPartnership>, DeliveryFailure>> {
  const application = await findApplication(db, lock.subjectId);
  if (Date.now() > until - REGISTERING_MS) return success({ state: 'later' });
  if (!application) return givenUp('The application is gone');
  if (application.partnerstackId !== null) return success({ state: 'sent' });
  if (application.status === 'rejected') return givenUp('The application was rejected');
  const isLater =
    application.status === 'approved' || (lock.payload as Registration).from === 'approved';
  if (application.status !== 'sending') {
    const found = await partners.findByEmail(application.email);
    if (!found.ok) {
      await recordProviderFailure(db, found.error);
      return found;
    }
    if (!found.value)
      return givenUp('The approval did not reach PartnerStack: it does not have this applicant');
    const outcome = { lock, partnerstackId: found.value.id, detail: { found_later: true } };
    await storeApproval(db, outcome, isLater, Date.now());
    return success({ state: 'sent' });
  }
  const made = await partners.createPartnership(applicantOf(application));
  if (made.ok) {
    const { id: partnerstackId, alreadyExisted: already_existed } = made.value;
    await storeApproval(
      db,
      { lock, partnerstackId, detail: { already_existed } },
      isLater,
      Date.now(),
    );
    return success({ state: 'sent', made: made.value });
  }
  await recordProviderFailure(db, made.error);
  const { reason, status = null, message } = made.error;
  const inDoubt = isInDoubt(made.error);
  const detail = { reason, status, in_doubt: inDoubt };
  logError('partner_not_registered', detail);
  await storeRefusal(db, { lock, failure: message, detail }, Date.now());
  return failure({
    ...made.error,
    ...(inDoubt ? { retryAfterMs: STILL_PROCESSING_MS } : { final: true }),
  });
}

export const registrationHandler: OutboxHandler<RegisteredPartnership> = {
  kinds: ['partner_registration'],
  atOnce: 8,
  deliver,
  whenRetried: beginAgain,
  whenGivenUp: failGivenUp,
};

/**
 * Tries a registration at once, also to find out what became of an earlier one.
 * @returns the partnership; null if another run registers the applicant, or it was found
 */
export const registerNow = (
  services: DeliveryServices,
  id: string,
): Promise<Result<RegisteredPartnership | null, DeliveryFailure>> =>
  deliverNow(services, registrationHandler, registrationOf(id));

/**
 * Registers applicants and sends the e-mails of their decisions when the time to undo is over. Cron does
 * it if this run stops or has no time left.
 */
export const finishWhenDue = (services: DeliveryServices, ids: readonly string[]): Promise<void> =>
  deliverWhenDue(
    ids.map((id) => async (options) => {
      await deliverNow(services, registrationHandler, registrationOf(id), options);
      await deliverNow(services, mailHandler, decisionMailOf(id), options);
    }),
    {
      until: Date.now() + LIMITS.waitUntil,
      eachMs: REGISTERING_MS,
      left: 'decision_left_to_cron',
    },
  );
