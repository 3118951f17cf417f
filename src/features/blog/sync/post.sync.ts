import { parseStory } from '../../../providers/cms/api-types.ts';
import type { ProviderFailure } from '../../../providers/http.ts';
import type { Services } from '../../../services.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import { readJob, readPostById, type Post, type PostHead } from '../store/posts.queries.ts';
import {
  forget,
  isOut,
  isPublic,
  keep,
  LIST_JOB,
  refreshStaleList,
  pauseAfter,
  STALE_AFTER_MS,
} from './list.sync.ts';
import { CLAIM_MS, pause, unheard, WAIT } from './run-or-wait.ts';
import { CLEANER_VERSION } from '../html/clean-html.ts';
import type { SnapshotMode } from '../snapshots/snapshots.ts';
import { claimPost, releasePost } from '../store/stored-posts.queries.ts';

/** A post whose body is not kept yet, was cleaned by other rules, or belongs to an older state. */
export const lacksBody = (
  post: Pick<PostHead, 'cleanedWith' | 'updatedAt' | 'bodyUpdatedAt'>,
): boolean =>
  post.cleanedWith !== CLEANER_VERSION || (post.updatedAt ?? 0) > (post.bodyUpdatedAt ?? 0);

/**
 * Fetches one post by its id and keeps it; one that is no longer published is forgotten.
 * @returns null where there is none to show
 */
export async function fetchPost(
  services: Services,
  id: string,
  snapshots: SnapshotMode = 'write',
): Promise<Result<Post | null, ProviderFailure>> {
  const fetched = await services.providers.cms.story(id);
  if (!fetched.ok && fetched.error.status !== 404) return fetched;
  const story = fetched.ok ? parseStory(fetched.value) : null;
  if (fetched.ok && !story) return failure(unheard('Unexpected response format'));
  if (!story || !isPublic(story)) {
    await forget(services, [id]);
    return success(null);
  }
  // An answer about one story that leaves its body out means that it has none.
  const whole = { ...story, content: story.content ?? null };
  await keep(services, [whole], snapshots);
  return success((await readPostById(services, id)) ?? null);
}

/** Fetches a post that is kept but old, behind a visitor's back; of several only one asks. */
export async function refreshStalePost(services: Services, id: string): Promise<void> {
  // In an outage the list alone asks whether it is over: posts would ask for each of them.
  if (isOut(await readJob(services, LIST_JOB))) {
    await refreshStaleList(services);
    if (isOut(await readJob(services, LIST_JOB))) return;
  }
  const now = Date.now();
  const terms = { now, forMs: CLAIM_MS, asOf: now - STALE_AFTER_MS };
  if (!(await claimPost(services, id, terms))) return;
  const fetched = await fetchPost(services, id);
  await releasePost(services, id, fetched.ok ? null : now + pauseAfter(fetched.error));
}

/** A post for a visitor when only lists have shown it: fetched now, or by whoever is at it. */
export async function fetchBody(
  services: Services,
  id: string,
): Promise<Result<Post | null, ProviderFailure>> {
  for (let attempt = 0; attempt < WAIT.times; attempt += 1) {
    const post = await readPostById(services, id);
    if (!post) return success(null);
    if (post.contentHtml !== null) return success(post);
    const now = Date.now();
    if (await claimPost(services, id, { now, forMs: CLAIM_MS, asOf: now })) {
      const fetched = await fetchPost(services, id);
      await releasePost(services, id, null);
      return fetched;
    }
    await pause();
  }
  return failure(unheard('Failed to fetch post'));
}
