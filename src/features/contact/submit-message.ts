import { keyOf, readKey } from '../../db/idempotency-keys.ts';
import { AppError } from '../../http/app-error.ts';
import { providerErrorCode } from '../../http/errors.tsx';
import { refuseReusedKey } from '../../http/submission/repeated-submission.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { ProviderFailure } from '../../shared/provider-failure.ts';
import type { DeliveryServices } from '../../outbox/handler.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../db/client.ts';
import { fingerprintOf } from '../../shared/form.ts';
import { logError, traceOf } from '../../shared/log.ts';
import { CAPTCHA_TEXTS } from '../captcha/captcha.contract.ts';
import { orNotStored } from '../../submissions/or-not-stored.ts';
import { checkHuman, fullHour } from '../../submissions/admission.ts';
import { BUDGETS } from '../../submissions/budgets.ts';
import { newSubmission, storeSubmission } from '../../submissions/store-submission.ts';
import { CONTACT_TEXTS, contactForm, type ContactContent } from './contact.contract.ts';
import { limitKeyOf, readCounter, waitFor, writeCounter } from './contact.limit.ts';
import { findSameMessage, releaseSlot, storeMessage } from './contact.queries.ts';

const MINUTE_MS = 60_000;
/** How long to look for the message that a concurrent duplicate is storing. */
const DUPLICATE_TRIES = 4;
const DUPLICATE_PAUSE_MS = 250;

/** What came with a message. */
export interface ContactRequest {
  captchaToken: string;
  /** ISO 8601, when the visitor clicked 'Send message'. */
  timestamp: string;
  userAgent: string;
  key: string | undefined;
  /** The host name that the site was called by. */
  host: string;
  /** Whether it counts against the hour's budget. */
  isCounted: boolean;
}

function tooMany(waitMs: number): AppError {
  return new AppError(
    'too_many',
    CONTACT_TEXTS.tooMany(Math.max(1, Math.ceil(waitMs / MINUTE_MS))),
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  );
}

/**
 * The captcha token is already spent: looks for an identical message that a concurrent request, sent
 * twice by a proxy or a double click, is storing right now.
 */
async function findConcurrentDuplicate(
  db: Database,
  fingerprint: string,
): Promise<string | undefined> {
  for (let tries = 0; tries < DUPLICATE_TRIES; tries += 1) {
    await scheduler.wait(DUPLICATE_PAUSE_MS);
    const duplicate = await fromStore(findSameMessage(db, fingerprint));
    if (duplicate) return duplicate;
  }
  return undefined;
}

/** @throws AppError store_failed when D1 fails */
const fromStore = <Value>(asked: Promise<Value>): Promise<Value> =>
  orNotStored(asked, () => CONTACT_TEXTS.failed);

function mailOf(content: ContactContent, request: ContactRequest): Message {
  const { name, email, subject, message, ...others } = content;
  const more = Object.entries<string | null>(others);
  return {
    kind: 'contact',
    to: 'team',
    replyTo: { name, email },
    subject,
    text: message,
    fields: {
      ...Object.fromEntries(more.map(([field, value]) => [field, value ?? ''])),
      captcha_token: request.captchaToken,
      timestamp: request.timestamp,
      user_agent: request.userAgent,
    },
  };
}

const deliveryError = ({ reason }: ProviderFailure): AppError =>
  new AppError(providerErrorCode(reason), CONTACT_TEXTS.failed);

/** When the store fails here, the message only costs its slot. */
async function releaseLimit(
  { db, kv }: Pick<Services, 'db' | 'kv'>,
  message: { id: string; limitKey: string },
): Promise<void> {
  try {
    const counted = await releaseSlot(db, message, Date.now());
    await writeCounter(kv, message.limitKey, counted);
  } catch (error) {
    logError('contact_slot_not_released', traceOf(error));
  }
}

/** For a message that is stored already: sends its e-mail unless that was done. */
async function replay(services: DeliveryServices, subjectId: string): Promise<'replayed'> {
  const delivered = await sendMailNow(services, { kind: 'contact', subjectId });
  if (!delivered.ok) throw deliveryError(delivered.error);
  return 'replayed';
}

/**
 * @returns the id of a message that a concurrent request stores; or whether it comes unchecked, because
 *   the captcha refuses our own keys
 * @throws AppError refused
 */
async function checkCaptcha(
  services: DeliveryServices,
  { captchaToken, host }: ContactRequest,
  fingerprint: string,
): Promise<{ duplicate: string } | { duplicate: undefined; isUnchecked: boolean }> {
  if (captchaToken === '') throw new AppError('refused', CAPTCHA_TEXTS.noToken);
  const verdict = await checkHuman(services, captchaToken, host);
  const duplicate =
    verdict === 'spent' ? await findConcurrentDuplicate(services.db, fingerprint) : undefined;
  if (duplicate) return { duplicate };
  const isUnchecked = verdict === 'misconfigured';
  if (verdict !== 'human' && !isUnchecked) throw new AppError('refused', CAPTCHA_TEXTS.notVerified);
  return { duplicate, isUnchecked };
}

/**
 * The steps of every submission, with a captcha and a limit per address of its own, and a response that
 * waits for the e-mail. On return the message is stored, and its e-mail is sent or queued.
 * @returns 'replayed' when the message was stored before, under the same key or captcha token
 * @throws AppError invalid (the key was used for another message), too_many, refused, store_failed
 *   (nothing is stored), or provider_failed and provider_too_slow (the message is stored, and cron
 *   sends its e-mail)
 */
export async function submitMessage(
  services: DeliveryServices,
  content: ContactContent,
  request: ContactRequest,
): Promise<'stored' | 'replayed'> {
  const { db, kv } = services;
  const limitKey = limitKeyOf(content.email);
  const fingerprint = await fingerprintOf(contactForm, content);
  const key = keyOf('contact', request.key, fingerprint);
  // Before the limit and the captcha: a repeat passes neither a second time.
  const [before] = key ? await fromStore(Promise.resolve(readKey(db, key))) : [];
  refuseReusedKey(before, fingerprint);
  if (before) return replay(services, before.subjectId);

  const wait = waitFor(await readCounter(kv, limitKey), Date.now());
  if (wait > 0) throw tooMany(wait);

  const check = await checkCaptcha(services, request, fingerprint);
  if (check.duplicate !== undefined) return replay(services, check.duplicate);
  const { isUnchecked } = check;
  const { userAgent, isCounted } = request;
  const most = isUnchecked ? BUDGETS.contact.unchecked : null;
  const submission = newSubmission(services, {
    kind: 'contact',
    key,
    admission: { isCounted, most, canCheck: false },
  });
  const message = { content, limitKey, fingerprint, userAgent, isUnchecked };
  const storing = storeMessage(db, submission, message, mailOf(content, request));
  const stored = await storeSubmission(submission, storing, CONTACT_TEXTS.failed);
  if (stored.isFull) throw fullHour(services.config, submission, CONTACT_TEXTS.failed);
  if (stored.before) return replay(services, stored.before.subjectId);

  const isAccepted = stored.message.length > 0;
  const counted = stored.times.map(({ createdAt }) => createdAt);
  // Of the same message the first one has the e-mail.
  const [announced] = stored.announced;
  const subjectId = announced?.id ?? submission.id;
  const delivered =
    isAccepted && announced?.status !== 'sent'
      ? await sendMailNow(services, { kind: 'contact', subjectId })
      : undefined;
  // Once, at the end: KV takes one write a second of a key.
  if (delivered?.ok === false) {
    await releaseLimit(services, { id: submission.id, limitKey });
    throw deliveryError(delivered.error);
  }
  await writeCounter(kv, limitKey, counted);
  if (!isAccepted) throw tooMany(waitFor(counted, Date.now()));
  return 'stored';
}
