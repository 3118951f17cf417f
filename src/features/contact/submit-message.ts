import type { IdempotencyKey } from '../../db/idempotency-keys.ts';
import { AppError, providerErrorCode } from '../../http/errors.tsx';
import { keyReused } from '../../http/idempotency-key.ts';
import type { Delivered } from '../../outbox/drain.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
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
import {
  storedUnder,
  releaseSlot,
  sameMessage,
  submitMessage,
  type NewMessage,
} from './contact.queries.ts';

/** The actions under which the contact form's tokens may have been made. */
const ACTIONS = [DEFAULT_ACTION, 'contact'];
const MINUTE_MS = 60_000;
/** A twin that spent the token is being stored meanwhile. */
const TWIN_TRIES = 4;
const TWIN_PAUSE_MS = 250;

export interface ContactSubmission extends ContactValues {
  captchaToken: string;
  /** ISO 8601, when the visitor pressed the button. */
  timestamp: string;
  userAgent: string;
  /** Undefined where the sender has none: then the content stands for itself. */
  key: string | undefined;
}

function tooMany(waitMs: number): AppError {
  return new AppError(
    'too_many',
    CONTACT_TEXTS.tooMany(Math.max(1, Math.ceil(waitMs / MINUTE_MS))),
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  );
}

/** What the captcha says: a person, a token that was used before, or anything else. */
type Check = 'human' | 'spent' | 'refused';

async function checkHuman(
  { providers, config }: Services,
  token: string,
  host: string,
): Promise<Check> {
  const answer = await providers.captcha.verify(token);
  if (!answer.ok) {
    logError('captcha_unavailable', { reason: answer.error.reason, status: answer.error.status });
    return 'refused';
  }
  const hosts = [host, new URL(config.SITE_ORIGIN).hostname];
  if (isHuman(answer.value, { actions: ACTIONS, hosts })) return 'human';
  const { errorCodes } = answer.value;
  logWarning('captcha_not_verified', { codes: errorCodes });
  return errorCodes.includes('timeout-or-duplicate') ? 'spent' : 'refused';
}

/**
 * Whether this very message came in with the token that is spent: the same request sent twice, by a
 * proxy or an impatient hand, of which one is being stored. It takes nothing from anybody.
 */
async function findConcurrentDuplicate(
  { d1 }: Services,
  fingerprint: string,
): Promise<string | null> {
  for (let tries = 0; tries < TWIN_TRIES; tries += 1) {
    await scheduler.wait(TWIN_PAUSE_MS);
    const twin = await fromStore(() => sameMessage(d1, fingerprint));
    if (twin) return twin;
  }
  return null;
}

/** @throws AppError store_failed with the spec's text when the store does not answer */
async function fromStore<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    logError('contact_not_stored', {
      error: error instanceof Error ? error.message : String(error),
    });
    throw new AppError('store_failed', CONTACT_TEXTS.failed);
  }
}

/** The e-mail to the team (CON-40). */
const mailOf = (message: NewMessage, submission: ContactSubmission): Message => ({
  kind: 'contact',
  to: 'team',
  replyTo: { name: message.name, email: message.email },
  subject: message.subject,
  text: message.message,
  fields: {
    captcha_token: submission.captchaToken,
    timestamp: submission.timestamp,
    user_agent: submission.userAgent,
  },
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
    return await sendMailNow(services, { kind: 'contact', subjectId });
  } catch (error) {
    logError('contact_mail_left_to_cron', {
      error: error instanceof Error ? error.name : 'unknown',
    });
    return success('elsewhere');
  }
}

/** Answers for a message that is stored: what was not sent yet is tried now. */
async function answerAgain(services: Services, subjectId: string): Promise<'again'> {
  const delivered = await deliverStored(services, subjectId);
  if (!delivered.ok) throw deliveryError(delivered.error);
  return 'again';
}

/**
 * Takes a message whose fields are right: the key, the limit, the human check, the store, the
 * delivery, in this order. When it returns, the message is stored and its e-mail is sent or in the
 * line to be sent.
 * @param host the name under which the site was called
 * @returns 'again' where the message was taken before, under the same key or with the same token
 * @throws AppError invalid (the key stands for another message), too_many, refused, store_failed
 *   (nothing is stored), or provider_failed and provider_too_slow (the message is stored and its
 *   e-mail is tried again by cron, Y-09)
 */
export async function takeMessage(
  services: Services,
  submission: ContactSubmission,
  host: string,
): Promise<'new' | 'again'> {
  const { d1, kv } = services;
  const message = await toMessage(submission);
  const { fingerprint, limitKey } = message;
  const key: IdempotencyKey | undefined = submission.key
    ? { intake: 'contact', value: submission.key, fingerprint }
    : undefined;
  const before = key && (await fromStore(() => storedUnder(d1, key)));
  if (before && before.fingerprint !== fingerprint) throw keyReused();
  if (before) return answerAgain(services, before.subject_id);

  const wait = waitFor(await readCounter(kv, limitKey), Date.now());
  if (wait > 0) throw tooMany(wait);

  const token = submission.captchaToken;
  if (token === '') throw new AppError('refused', CAPTCHA_TEXTS.noToken);
  const check = await checkHuman(services, token, host);
  const twin = check === 'spent' ? await findConcurrentDuplicate(services, fingerprint) : null;
  if (twin) return answerAgain(services, twin);
  if (check !== 'human') throw new AppError('refused', CAPTCHA_TEXTS.notVerified);

  const stored = await fromStore(() =>
    submitMessage(d1, message, mailOf(message, submission), key),
  );
  if (stored.kept && stored.kept.fingerprint !== fingerprint) throw keyReused();
  if (stored.kept && stored.kept.subject_id !== message.id) {
    return answerAgain(services, stored.kept.subject_id);
  }
  await writeCounter(kv, limitKey, stored.counted);
  if (!stored.accepted) throw tooMany(waitFor(stored.counted, Date.now()));
  if (stored.sent) return 'new';
  const delivered = await deliverStored(services, stored.announcedBy ?? message.id);
  if (delivered.ok) return 'new';
  await giveSlotBack(services, message);
  throw deliveryError(delivered.error);
}
