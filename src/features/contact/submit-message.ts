import { readKey, type IdempotencyKey } from '../../db/idempotency-keys.ts';
import { AppError } from '../../http/app-error.ts';
import { providerErrorCode } from '../../http/errors.tsx';
import { refuseReusedKey } from '../../http/submission/repeated-submission.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { ProviderFailure } from '../../shared/provider-failure.ts';
import type { Services } from '../../services.ts';
import { fingerprintOf } from '../../shared/form.ts';
import { logError, traceOf } from '../../shared/log.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { CAPTCHA_TEXTS } from '../captcha/captcha.contract.ts';
import { orNotStored } from '../../submissions/or-not-stored.ts';
import { checkHuman, fullHour } from '../../submissions/admission.ts';
import { BUDGETS } from '../../submissions/budgets.ts';
import type { HourShare } from '../../submissions/hours.queries.ts';
import { CONTACT_TEXTS, contactForm, type ContactContent } from './contact.contract.ts';
import { limitKeyOf, readCounter, waitFor, writeCounter } from './contact.limit.ts';
import { findSameMessage, releaseSlot, storeMessage, type NewMessage } from './contact.queries.ts';

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
  { db }: Services,
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

function mailOf({ content }: NewMessage, request: ContactRequest): Message {
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

async function newMessage(content: ContactContent, userAgent: string): Promise<NewMessage> {
  const createdAt = Date.now();
  return {
    id: uuidv7(createdAt),
    content,
    limitKey: limitKeyOf(content.email),
    fingerprint: await fingerprintOf(contactForm, content),
    userAgent,
    createdAt,
  };
}

const deliveryError = ({ reason }: ProviderFailure): AppError =>
  new AppError(providerErrorCode(reason), CONTACT_TEXTS.failed);

/** When the store fails here, the message only costs its slot. */
async function releaseLimit({ db, kv }: Services, message: NewMessage): Promise<void> {
  try {
    const counted = await releaseSlot(db, message, Date.now());
    await writeCounter(kv, message.limitKey, counted);
  } catch (error) {
    logError('contact_slot_not_released', traceOf(error));
  }
}

/** For a message that is stored already: sends its e-mail unless that was done. */
async function replay(services: Services, subjectId: string): Promise<'replayed'> {
  const delivered = await sendMailNow(services, { kind: 'contact', subjectId });
  if (!delivered.ok) throw deliveryError(delivered.error);
  return 'replayed';
}

/**
 * Idempotency key, limit, captcha, store, delivery, in this order. On return the message is stored, and
 * its e-mail is sent or queued.
 * @returns 'replayed' when the message was stored before, under the same key or captcha token
 * @throws AppError invalid (the key was used for another message), too_many, refused, store_failed
 *   (nothing is stored), or provider_failed and provider_too_slow (the message is stored, and cron
 *   sends its e-mail)
 */
export async function submitMessage(
  services: Services,
  content: ContactContent,
  request: ContactRequest,
): Promise<'stored' | 'replayed'> {
  const { db, kv } = services;
  const message = await newMessage(content, request.userAgent);
  const { fingerprint, limitKey } = message;
  const key: IdempotencyKey | undefined = request.key
    ? { form: 'contact', value: request.key, fingerprint }
    : undefined;
  const [before] = key ? await fromStore(Promise.resolve(readKey(db, key))) : [];
  refuseReusedKey(before, fingerprint);
  if (before) return replay(services, before.subjectId);

  const wait = waitFor(await readCounter(kv, limitKey), Date.now());
  if (wait > 0) throw tooMany(wait);

  if (request.captchaToken === '') throw new AppError('refused', CAPTCHA_TEXTS.noToken);
  const verdict = await checkHuman(services, request.captchaToken, request.host);
  const duplicate =
    verdict === 'spent' ? await findConcurrentDuplicate(services, fingerprint) : undefined;
  if (duplicate) return replay(services, duplicate);
  const isUnchecked = verdict === 'misconfigured';
  if (verdict !== 'human' && !isUnchecked) throw new AppError('refused', CAPTCHA_TEXTS.notVerified);

  const share: HourShare = {
    kind: 'contact',
    now: message.createdAt,
    isCounted: request.isCounted,
    most: isUnchecked ? BUDGETS.contact.unchecked : null,
    isNotified: services.webhook !== null,
  };
  const stored = await fromStore(
    storeMessage(db, {
      message: { ...message, isUnchecked },
      mail: mailOf(message, request),
      key,
      share,
    }),
  );
  refuseReusedKey(stored.before, fingerprint);
  if (stored.isRefused) throw fullHour(services, share, CONTACT_TEXTS.failed);
  if (stored.before) return replay(services, stored.before.subjectId);
  const subjectId = stored.announced?.id ?? message.id;
  const delivered =
    stored.accepted && stored.announced?.status !== 'sent'
      ? await sendMailNow(services, { kind: 'contact', subjectId })
      : undefined;
  // Once, at the end: KV takes one write a second of a key.
  if (delivered?.ok === false) {
    await releaseLimit(services, message);
    throw deliveryError(delivered.error);
  }
  await writeCounter(kv, limitKey, stored.counted);
  if (!stored.accepted) throw tooMany(waitFor(stored.counted, Date.now()));
  return 'stored';
}
