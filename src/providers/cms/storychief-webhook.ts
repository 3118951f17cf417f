import { z } from 'zod';

import type {
  CallRefusal,
  CmsWebhook,
  HandledCall,
  StoryCall,
} from '../../features/blog/cms.port.ts';
import { failure, success, type Result } from '../../shared/result.ts';
import { parseStory } from './storychief-api.ts';
import { isSigned, signedReply } from './webhook-signature.ts';

const id = z.union([z.string(), z.number().int()]).transform(String);

const envelope = z.object({
  meta: z.object({ event: z.string(), status: z.string().nullish().catch(null) }),
  data: z.looseObject({}).nullish().catch(null),
});
const storyCall = z.object({
  storychief_id: id.pipe(z.string().regex(/^[\w-]{1,64}$/)),
  external_id: id.nullish().catch(null),
});
const storyEvent = z.enum(['publish', 'update', 'delete']);

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const REFUSALS = {
  unknownEvent: {
    reason: 'invalid',
    message: 'The event is unknown',
    fields: { 'meta.event': 'must be publish, update, delete or test' },
  },
  noStory: {
    reason: 'invalid',
    message: 'The call names no story',
    fields: { 'data.storychief_id': 'must be the id of a story' },
  },
} satisfies Record<string, CallRefusal>;

async function readCall(
  bytes: Uint8Array<ArrayBuffer>,
  key: string,
): Promise<Result<StoryCall, CallRefusal>> {
  if (!(await isSigned(bytes, key))) return failure({ reason: 'not_signed' });
  const json = parseJson(bytes);
  if (typeof json !== 'object' || json === null) return failure({ reason: 'not_json' });
  const call = envelope.safeParse(json);
  if (!call.success) return failure(REFUSALS.unknownEvent);
  const { meta, data } = call.data;
  if (meta.event === 'test') return success({ event: 'test' });
  const event = storyEvent.safeParse(meta.event);
  if (!event.success) return failure(REFUSALS.unknownEvent);
  const named = storyCall.safeParse(data);
  if (!named.success) return failure(REFUSALS.noStory);
  const { storychief_id: storyId, external_id: externalId } = named.data;
  // StoryChief marks drafts in meta, not in the story.
  const isShown = event.data !== 'delete' && meta.status !== 'draft';
  return success({
    event: event.data,
    storyId,
    externalId: externalId ?? null,
    story: isShown ? parseStory({ ...data, id: storyId, status: undefined }) : null,
  });
}

/** The reply that StoryChief's own plugins give. */
function replyOf(call: StoryCall, handled: HandledCall | null): object {
  if (call.event === 'test' || !handled) {
    return { meta: { plugin_version: '1.0.0', versioning: [], features: [], settings: [] } };
  }
  const { externalId, permalink } = handled;
  if (permalink !== null) return { id: externalId, permalink, status: 'published' };
  return { id: externalId, permalink, ...(call.event === 'delete' ? {} : { status: 'draft' }) };
}

/** StoryChief's webhook; null where its key is not set. */
export function createStoryWebhook({
  STORYCHIEF_WEBHOOK_KEY: key,
}: {
  STORYCHIEF_WEBHOOK_KEY?: string | undefined;
}): CmsWebhook | null {
  if (!key) return null;
  return {
    read: (body) => readCall(body, key),
    reply: (call, handled) => signedReply(replyOf(call, handled), key),
  };
}
