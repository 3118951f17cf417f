import { Hono, type MiddlewareHandler } from 'hono';

import type { AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { providerErrorCode } from '../../../http/errors.tsx';
import { enforceRateLimit, refuseLimited } from '../../../http/rate-limit.ts';
import { bodyWithin, mediaType } from '../../../http/request-guards.ts';
import type { Services } from '../../../services.ts';
import { logWarning } from '../../../shared/log.ts';
import { paths } from '../../../shared/paths.ts';
import type { CallRefusal, HandledCall, StoryCall } from '../cms.port.ts';
import { handleWebhook } from './webhook.sync.ts';

/** The content service's webhook. It has no session; its signature is checked before all else. */
export const blogWebhook = new Hono<AppEnv>();

/** A story with its pasted photos, as much as the Worker's memory allows; the story itself is fetched. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Only unsigned calls are limited. */
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

async function handled(services: Services, call: StoryCall): Promise<HandledCall | null> {
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

/** Refuses a call before its body is read. */
const beforeBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  refuseLimited(c, COUNTER, TOO_MANY_UNSIGNED);
  if (mediaType(c) !== 'application/json') {
    throw new AppError('wrong_type', 'Send the body as application/json');
  }
  await next();
};

blogWebhook.post('/api/storychief/webhook', beforeBody, bodyWithin(MAX_BYTES), async (c) => {
  const services = c.get('services');
  const { webhook } = services.providers.cms;
  if (!webhook) throw new AppError('not_configured', 'The webhook is not set up');
  const read = await webhook.read(new Uint8Array(await c.req.arrayBuffer()));
  if (!read.ok) {
    if (read.error.reason === 'not_signed') {
      await enforceRateLimit(c, COUNTER, TOO_MANY_UNSIGNED);
    }
    throw refused(read.error);
  }
  const reply = await webhook.reply(read.value, await handled(services, read.value));
  return c.body(reply, 200, { 'content-type': 'application/json' });
});
