import { AppError, providerErrorCode } from '../../http/errors.tsx';
import { deliverAtOnce, type Delivered } from '../../mail/outbox.ts';
import type { ProviderFailure } from '../../providers/http.ts';
import type { Services } from '../../services.ts';
import { tidy } from '../../shared/fields.ts';
import { logError, logWarning } from '../../shared/log.ts';
import { success, type Result } from '../../shared/result.ts';
import { sha256 } from '../../shared/sha256.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { CAPTCHA_TEXTS, DEFAULT_ACTION, isHuman } from '../captcha/captcha.contract.ts';
import { CONTACT_TEXTS, type ContactValues } from './contact.contract.ts';
import { limitKeyOf, readCounter, waitFor, writeCounter } from './contact.limit.ts';
import { releaseSlot, submitMessage, type NewMessage, type Submission } from './contact.queries.ts';

/** The actions under which the contact form's tokens may have been made. */
const ACTIONS = [DEFAULT_ACTION, 'contact'];
const MINUTE_MS = 60_000;

export interface ContactSubmission extends ContactValues {
  captchaToken: string;
  /** ISO 8601, when the visitor pressed the button. */
  timestamp: string;
  userAgent: string;
}

function tooMany(waitMs: number): AppError {
  return new AppError(
    'too_many',
    CONTACT_TEXTS.tooMany(Math.max(1, Math.ceil(waitMs / MINUTE_MS))),
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  );
}

/** @throws AppError 'refused' with the spec's text unless a person sent this (CAP-04, CAP-05) */
async function demandHuman(
  { providers, config }: Services,
  token: string,
  host: string,
): Promise<void> {
  if (token === '') throw new AppError('refused', CAPTCHA_TEXTS.noToken);
  const answer = await providers.captcha.verify(token);
  if (!answer.ok) {
    logError('captcha_unavailable', { reason: answer.error.reason, status: answer.error.status });
    throw new AppError('refused', CAPTCHA_TEXTS.notVerified);
  }
  const hosts = [host, new URL(config.SITE_ORIGIN).hostname];
  if (!isHuman(answer.value, { actions: ACTIONS, hosts })) {
    logWarning('captcha_not_verified', { codes: answer.value.errorCodes });
    throw new AppError('refused', CAPTCHA_TEXTS.notVerified);
  }
}

/** What the template of the e-mail is given (CON-40). */
const mailParams = (message: NewMessage, submission: ContactSubmission) => ({
  name: message.name,
  email: message.email,
  subject: message.subject,
  message: message.message,
  captcha_token: submission.captchaToken,
  timestamp: submission.timestamp,
  user_agent: submission.userAgent,
});

async function toMessage(submission: ContactSubmission): Promise<NewMessage> {
  const [name, email, subject, text] = [
    tidy(submission.name),
    tidy(submission.email),
    tidy(submission.subject),
    tidy(submission.message),
  ];
  const limitKey = limitKeyOf(email);
  const createdAt = Date.now();
  return {
    id: uuidv7(createdAt),
    limitKey,
    fingerprint: await sha256(JSON.stringify([name, limitKey, subject, text])),
    name,
    email,
    subject,
    message: text,
    userAgent: submission.userAgent,
    createdAt,
  };
}

function deliveryError({ reason, status }: ProviderFailure): AppError {
  logError('contact_mail_not_sent', { reason, status });
  return new AppError(providerErrorCode(reason), CONTACT_TEXTS.failed);
}

/** Gives back the slot of a message that did not get through; a store that fails only costs the slot. */
async function giveSlotBack({ d1, kv }: Services, message: NewMessage): Promise<void> {
  try {
    const counted = await releaseSlot(d1, message, Date.now());
    await writeCounter(kv, message.limitKey, counted);
  } catch (error) {
    logError('contact_slot_not_released', {
      error: error instanceof Error ? error.name : 'unknown',
    });
  }
}

/** Sends a stored message; when the store fails now, the message is safe and cron's to send. */
async function deliverStored(
  services: Services,
  subjectId: string,
): Promise<Result<Delivered, ProviderFailure>> {
  try {
    return await deliverAtOnce(services, { kind: 'contact', subjectId });
  } catch (error) {
    logError('contact_mail_left_to_cron', {
      error: error instanceof Error ? error.name : 'unknown',
    });
    return success('elsewhere');
  }
}

/**
 * Takes a message whose fields are right: the limit, the human check, the store, the delivery, in
 * this order. When it returns, the message is stored and its e-mail is sent or being sent.
 * @param host the name under which the site was called
 * @throws AppError too_many, refused, store_failed (nothing is stored), or provider_failed and
 *   provider_too_slow (the message is stored and its e-mail is tried again by cron, Y-09)
 */
export async function takeMessage(
  services: Services,
  submission: ContactSubmission,
  host: string,
): Promise<void> {
  const message = await toMessage(submission);
  const wait = waitFor(await readCounter(services.kv, message.limitKey), Date.now());
  if (wait > 0) throw tooMany(wait);
  await demandHuman(services, submission.captchaToken, host);

  let stored: Submission;
  try {
    stored = await submitMessage(services.d1, message, { params: mailParams(message, submission) });
  } catch (error) {
    logError('contact_not_stored', {
      error: error instanceof Error ? error.message : String(error),
    });
    throw new AppError('store_failed', CONTACT_TEXTS.failed);
  }
  await writeCounter(services.kv, message.limitKey, stored.counted);
  if (!stored.accepted) throw tooMany(waitFor(stored.counted, Date.now()));
  if (stored.sent) return;

  const delivered = await deliverStored(services, stored.announcedBy ?? message.id);
  if (delivered.ok) return;
  await giveSlotBack(services, message);
  throw deliveryError(delivered.error);
}
