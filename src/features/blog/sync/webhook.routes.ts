import { Hono, type MiddlewareHandler } from 'hono';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError, providerErrorCode } from '../../../http/errors.tsx';
import { enforceRateLimit, refuseLimited } from '../../../http/rate-limit.ts';
import { bodyWithin, mediaType } from '../../../http/request-guards.ts';
import { signedReply } from '../../../providers/cms/webhook-signature.ts';
import { readCall, type CallRefusal, type StoryCall } from '../../../providers/cms/webhook.ts';
import { logWarning } from '../../../shared/log.ts';
import { paths } from '../../../shared/paths.ts';
import { takeCall } from './webhook.sync.ts';

/**
 * Where StoryChief tells what became of a story. It has no session and names no origin: its signature
 * is what lets a call in, and nothing of a call is believed before that is checked.
 */
export const blogWebhook = new Hono<AppEnv>();

/** Far more than a story's text; the story itself is read from StoryChief's API. */
const MAX_BYTES = 2 * 1024 * 1024;

/** What is counted: unsigned calls. StoryChief may call as often as it likes. */
const UNSIGNED = ['webhook', 'Too many unsigned calls.'] as const;

const REFUSALS: Record<CallRefusal, () => AppError> = {
  not_json: () => new AppError('malformed', 'The body is not valid JSON'),
  not_signed: () => new AppError('not_signed', 'HMac validation failed'),
  unknown_event: () =>
    new AppError('invalid', 'The event is none that we know', {
      fields: { 'meta.event': 'must be publish, update, delete or test' },
    }),
  no_story: () =>
    new AppError('invalid', 'The call names no story', {
      fields: { 'data.storychief_id': 'must be the id of a story' },
    }),
};

/** What a call leads to, as StoryChief's plugins answer. */
async function replyTo(c: AppContext, call: StoryCall): Promise<object> {
  if (call.event === 'test') {
    return { meta: { plugin_version: '1.0.0', versioning: [], features: [], settings: [] } };
  }
  const services = c.get('services');
  const taken = await takeCall(services, call);
  if (!taken.ok) {
    logWarning('webhook_put_off', { story: call.storyId, reason: taken.error.reason });
    throw new AppError(
      providerErrorCode(taken.error.reason),
      'The story could not be looked up. Please call again.',
    );
  }
  const { externalId, slug } = taken.value;
  return slug === null
    ? { id: externalId, permalink: null, ...(call.event === 'delete' ? {} : { status: 'draft' }) }
    : {
        id: externalId,
        permalink: services.config.SITE_ORIGIN + paths.post(slug),
        status: 'published',
      };
}

/** What refuses a call before its body is read. */
const beforeBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  refuseLimited(c, ...UNSIGNED);
  if (mediaType(c) !== 'application/json') {
    throw new AppError('wrong_type', 'Send the body as application/json');
  }
  await next();
};

blogWebhook.post('/api/storychief/webhook', beforeBody, bodyWithin(MAX_BYTES), async (c) => {
  const key = c.get('services').config.STORYCHIEF_WEBHOOK_KEY;
  if (!key) throw new AppError('not_configured', 'The webhook is not set up');
  const read = await readCall(new Uint8Array(await c.req.arrayBuffer()), key);
  if (!read.ok) {
    if (read.error === 'not_signed') await enforceRateLimit(c, ...UNSIGNED);
    throw REFUSALS[read.error]();
  }
  const reply = await replyTo(c, read.value);
  return c.body(await signedReply(reply, key), 200, { 'content-type': 'application/json' });
});
