import { Hono, type MiddlewareHandler } from 'hono';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { clientAddress } from '../../../http/client-address.ts';
import { providerErrorCode } from '../../../http/errors.tsx';
import { enforceRateLimit, limitFromNow, refuseLimited } from '../../../http/rate-limit.ts';
import { readBytes } from '../../../http/read-body.ts';
import { mediaType } from '../../../http/request-guards.ts';
import type { BlogSync } from '../blog-services.ts';
import { valueWithin } from '../../../shared/async/timeout.ts';
import { logWarning } from '../../../shared/log.ts';
import { paths } from '../../../shared/paths.ts';
import type { Result } from '../../../shared/result.ts';
import type { CallRefusal, CmsWebhook, HandledCall, StoryCall } from '../cms.port.ts';
import { handleWebhook } from './webhook.sync.ts';

/** The content service's webhook. It has no session; its signature is checked before all else. */
export const blogWebhook = new Hono<AppEnv>();

/**
 * Anybody can send bytes here, and they are held whole until the signature was checked: so many, of so few
 * calls at a time, and not for longer. The story itself is fetched. A call waits longer than a body may take,
 * so that slow ones of others don't keep it out.
 */
const MAX_BYTES = 4 * 1024 * 1024;
const BODIES_AT_ONCE = 2;
const BODY_MS = 3000;
const LOOK_AGAIN_MS = 50;
const LOOKS = (BODY_MS + 1000) / LOOK_AGAIN_MS;
const RETRY_AFTER_S = 5;

/** Unsigned calls are limited more than others. */
const COUNTER = 'webhook';
const TOO_MANY_UNSIGNED = 'Too many unsigned calls.';

function refused(refusal: CallRefusal): AppError {
  if (refusal.reason === 'invalid') {
    return new AppError('invalid', refusal.message, { fields: refusal.fields });
  }
  return refusal.reason === 'not_json'
    ? new AppError('malformed', 'The body is not valid JSON')
    : new AppError('not_signed', 'HMac validation failed');
}

async function handled(services: BlogSync, call: StoryCall): Promise<HandledCall | null> {
  if (call.event === 'test') return null;
  const result = await handleWebhook(services, call);
  if (!result.ok) {
    logWarning('webhook_deferred', { story: call.storyId, reason: result.error.reason });
    throw new AppError(
      providerErrorCode(result.error.reason),
      'The story could not be looked up. Please call again.',
    );
  }
  const { externalId, slug } = result.value;
  const permalink = slug === null ? null : services.config.SITE_ORIGIN + paths.post(slug);
  return { externalId, permalink };
}

/** The addresses whose bodies this isolate holds, one of each. */
const holding = new Set<string>();

/** Waits until there is room for a body of this address. @throws AppError too_many */
async function waitForRoom(address: string): Promise<void> {
  for (let looks = 1; holding.size >= BODIES_AT_ONCE || holding.has(address); looks += 1) {
    if (looks > LOOKS) {
      throw new AppError('too_many', 'Other calls are being read. Please call again.', {
        headers: { 'retry-after': String(RETRY_AFTER_S) },
      });
    }
    await scheduler.wait(LOOK_AGAIN_MS);
  }
}

/** Reads a call while there is room for its body. */
async function readCall(
  c: AppContext,
  webhook: CmsWebhook,
): Promise<Result<StoryCall, CallRefusal>> {
  const address = clientAddress(c);
  await waitForRoom(address);
  holding.add(address);
  try {
    const body = await valueWithin(readBytes(c, MAX_BYTES), BODY_MS);
    if (!body) {
      limitFromNow(c, COUNTER);
      throw new AppError('malformed', 'The body did not arrive in time');
    }
    return await webhook.read(new Uint8Array(body));
  } finally {
    holding.delete(address);
  }
}

/** Refuses a call before its body is read. */
const beforeBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  refuseLimited(c, COUNTER, TOO_MANY_UNSIGNED);
  await enforceRateLimit(c, `${COUNTER} calls`, TOO_MANY_UNSIGNED, 'reads');
  if (mediaType(c) !== 'application/json') {
    throw new AppError('wrong_type', 'Send the body as application/json');
  }
  await next();
};

blogWebhook.post('/api/storychief/webhook', beforeBody, async (c) => {
  const services = c.get('services');
  const { webhook } = services.providers.cms;
  if (!webhook) throw new AppError('not_configured', 'The webhook is not set up');
  const read = await readCall(c, webhook);
  if (!read.ok) {
    if (read.error.reason === 'not_signed') {
      await enforceRateLimit(c, COUNTER, TOO_MANY_UNSIGNED);
    }
    throw refused(read.error);
  }
  const reply = await webhook.reply(read.value, await handled(services, read.value));
  return c.body(reply, 200, { 'content-type': 'application/json' });
});
