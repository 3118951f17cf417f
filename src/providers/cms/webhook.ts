import { z } from 'zod';

import { failure, success, type Result } from '../../shared/result.ts';
import { isSigned } from './webhook-signature.ts';
import { parseStory, type Story } from './api-types.ts';

/** What StoryChief's channel tells of a story, or that it tries the connection. */
export type StoryCall =
  | { event: 'test' }
  | {
      event: 'publish' | 'update' | 'delete';
      storyId: string;
      /** What we called the story in our last answer; null where StoryChief has none. */
      externalId: string | null;
      /** The story as the call has it, without an update time; null where it is none (delete). */
      story: Story | null;
    };

/** Why a call cannot be taken. */
export type CallRefusal = 'not_json' | 'not_signed' | 'unknown_event' | 'no_story';

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

/** A call of StoryChief's webhook, verified before anything of it is believed. */
export async function readCall(
  bytes: Uint8Array<ArrayBuffer>,
  key: string,
): Promise<Result<StoryCall, CallRefusal>> {
  if (!(await isSigned(bytes, key))) return failure('not_signed');
  const json = parseJson(bytes);
  if (typeof json !== 'object' || json === null) return failure('not_json');
  const call = envelope.safeParse(json);
  if (!call.success) return failure('unknown_event');
  const { meta, data } = call.data;
  if (meta.event === 'test') return success({ event: 'test' });
  const event = storyEvent.safeParse(meta.event);
  if (!event.success) return failure('unknown_event');
  const named = storyCall.safeParse(data);
  if (!named.success) return failure('no_story');
  const { storychief_id: storyId, external_id: externalId } = named.data;
  return success({
    event: event.data,
    storyId,
    externalId: externalId ?? null,
    // A draft of ours: StoryChief says so beside the story, not in it.
    story:
      event.data === 'delete'
        ? null
        : parseStory({
            ...data,
            id: storyId,
            status: meta.status === 'draft' ? 'draft' : undefined,
          }),
  });
}
