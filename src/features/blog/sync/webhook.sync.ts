import type { StoryCall } from '../../../providers/cms/webhook.ts';
import { parseStory, type Story } from '../../../providers/cms/api-types.ts';
import type { ProviderFailure } from '../../../providers/http.ts';
import type { Services } from '../../../services.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import { readPostById } from '../store/posts.queries.ts';
import { forget, isPublic, keep } from './list.sync.ts';
import { unheard } from './run-or-wait.ts';
import { followPublish } from '../snapshots/snapshots.ts';
import { readEvent, recordEvent, type StoryEvent } from '../store/story-events.queries.ts';

type Call = Exclude<StoryCall, { event: 'test' }>;

/** What a call led to. */
export interface Taken {
  /** What we call the story from now on; StoryChief sends it back with the next call. */
  externalId: string;
  /** The slug of the post that is shown now; null where there is none. */
  slug: string | null;
}

const externalIdOf = ({ storyId, generation }: Pick<StoryEvent, 'storyId' | 'generation'>) =>
  `${storyId}.${generation}`;

/** What StoryChief's API says of a story; null where it is not published. */
async function truthOf(
  services: Services,
  id: string,
): Promise<Result<Story | null, ProviderFailure>> {
  const fetched = await services.providers.cms.story(id);
  if (!fetched.ok) return fetched.error.status === 404 ? success(null) : fetched;
  const story = parseStory(fetched.value);
  if (!story) return failure(unheard('Unexpected response format'));
  return success(isPublic(story) ? { ...story, content: story.content ?? null } : null);
}

/** Shows the story as a call wants it, with its HTML copy. @returns the slug it has now */
async function show(services: Services, story: Story): Promise<string | null> {
  await keep(services, [story]);
  const post = await readPostById(services, story.id);
  if (!post) return null;
  await followPublish(services, post);
  return post.slug;
}

/** Our channel gives the story up. A call that is not the newest is right only if StoryChief says so. */
async function takeDelete(
  services: Services,
  { storyId, event }: Call,
  known: StoryEvent | undefined,
  isNewest: boolean,
): Promise<Result<Taken, ProviderFailure>> {
  if (isNewest) await forget(services, [storyId]);
  const truth = await truthOf(services, storyId);
  if (!isNewest) {
    if (!truth.ok) return truth;
    if (truth.value !== null) return standing(services, storyId, known);
    await forget(services, [storyId]);
  }
  // Where its list goes on naming the story, only the next publish shows it again.
  const isHidden = !truth.ok || truth.value !== null;
  const generation = await recordEvent(services, { storyId, event, isHidden });
  return success({ externalId: externalIdOf({ storyId, generation }), slug: null });
}

/** The answer to a call that changes nothing. */
async function standing(
  services: Services,
  storyId: string,
  known: StoryEvent | undefined,
): Promise<Result<Taken, ProviderFailure>> {
  const post = await readPostById(services, storyId);
  return success({
    externalId: externalIdOf(known ?? { storyId, generation: 0 }),
    slug: post?.slug ?? null,
  });
}

/**
 * Takes a call of StoryChief's webhook. Calls carry no time, and may come twice or in any order; so a
 * call is a reason to ask StoryChief how the story is now, and what it says itself counts only where
 * that cannot be asked, and only from the newest call: the one that sends back our last answer's id.
 * @returns a failure where StoryChief has to call again
 */
export async function takeCall(
  services: Services,
  call: Call,
): Promise<Result<Taken, ProviderFailure>> {
  const { storyId, event } = call;
  const known = await readEvent(services, storyId);
  const isNewest = !known || call.externalId === externalIdOf(known);
  if (event === 'delete') return takeDelete(services, call, known, isNewest);
  // What was given up is shown again by a publish, not by an older update that comes late.
  if (known?.isHidden && event === 'update' && !isNewest) return standing(services, storyId, known);

  const truth = await truthOf(services, storyId);
  if (!truth.ok && !(isNewest && call.story)) return truth;
  const told = call.story && isPublic(call.story) ? call.story : null;
  const story = truth.ok ? truth.value : told;
  const generation = await recordEvent(services, { storyId, event, isHidden: false });
  if (!story) await forget(services, [storyId]);
  return success({
    externalId: externalIdOf({ storyId, generation }),
    slug: story ? await show(services, story) : null,
  });
}
