import type { Services } from '../../../services.ts';
import type { BlogSync } from '../blog-services.ts';
import type { Database } from '../../../db/client.ts';
import { success, type Result } from '../../../shared/result.ts';
import type { CmsFailure, Story, StoryCall } from '../cms.port.ts';
import { followPublish } from '../snapshots/snapshots.ts';
import { readPostById } from '../store/posts.queries.ts';
import { readEvent, recordEvent, type StoryEvent } from '../store/story-events.queries.ts';
import { applyStories, removePosts } from './apply-stories.ts';
import { confirmGone } from './confirm-gone.ts';

type Call = Exclude<StoryCall, { event: 'test' }>;

export interface CallResult {
  /** The story's id with us; the content service sends it with the next call. */
  externalId: string;
  /** The slug of the post that is shown now; null where there is none. */
  slug: string | null;
}

const externalIdOf = ({ storyId, generation }: Pick<StoryEvent, 'storyId' | 'generation'>) =>
  `${storyId}.${generation}`;

/** Stores the story with its HTML snapshot. @returns its slug */
async function publish(
  services: Pick<Services, 'announce' | 'config' | 'db' | 'snapshots'>,
  story: Story,
): Promise<string | null> {
  await applyStories(services, [story]);
  const post = await readPostById(services.db, story.id);
  if (!post) return null;
  await followPublish(services, post);
  return post.slug;
}

/** The result of a call that changes nothing. */
async function unchanged(
  db: Database,
  storyId: string,
  known: StoryEvent | undefined,
): Promise<Result<CallResult, CmsFailure>> {
  const post = await readPostById(db, storyId);
  return success({
    externalId: externalIdOf(known ?? { storyId, generation: 0 }),
    slug: post?.slug ?? null,
  });
}

/** Unpublishes a story. An older call counts only if the content service's API confirms it. */
async function handleDelete(
  services: BlogSync,
  storyId: string,
  known: StoryEvent | undefined,
  isNewest: boolean,
): Promise<Result<CallResult, CmsFailure>> {
  if (isNewest) await removePosts(services, [storyId]);
  const current = await services.providers.cms.story(storyId);
  if (!isNewest) {
    if (!current.ok) return current;
    if (current.value !== null) return unchanged(services.db, storyId, known);
    const gone = await confirmGone(services, [storyId]);
    if (!gone.ok) return gone;
    await removePosts(services, [storyId]);
  }
  // If the service's list goes on naming the story, only the next publish shows it again.
  const isHidden = !current.ok || current.value !== null;
  const generation = await recordEvent(services.db, storyId, isHidden);
  return success({ externalId: externalIdOf({ storyId, generation }), slug: null });
}

/**
 * Handles a webhook call. Calls carry no time and may come twice or in any order, so each makes us
 * fetch the story. The call's own story counts only if there is none, and only in the newest call: the
 * one that has the id of our last reply.
 * @returns a failure where the call has to be repeated
 */
export async function handleWebhook(
  services: BlogSync,
  call: Call,
): Promise<Result<CallResult, CmsFailure>> {
  const { storyId, event } = call;
  const known = await readEvent(services.db, storyId);
  const isNewest = !known || call.externalId === externalIdOf(known);
  if (event === 'delete') return handleDelete(services, storyId, known, isNewest);
  // A deleted story is shown again by a publish, not by an older update that arrives late.
  if (known?.isHidden && event === 'update' && !isNewest) {
    return unchanged(services.db, storyId, known);
  }

  const current = await services.providers.cms.story(storyId);
  if (!current.ok && !isNewest) return current;
  const isDenied = current.ok && current.value === null;
  if (isDenied && !isNewest) {
    const gone = await confirmGone(services, [storyId]);
    if (!gone.ok) return gone;
  }
  // What the newest call brings counts more than an API that lags behind it.
  const story = (current.ok ? current.value : null) ?? (isNewest ? call.story : null);
  const generation = await recordEvent(services.db, storyId, false);
  if (!story) await removePosts(services, [storyId]);
  return success({
    externalId: externalIdOf({ storyId, generation }),
    slug: story ? await publish(services, story) : null,
  });
}
