import type { Services } from '../../../services.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import type { CmsFailure } from '../cms.port.ts';
import { CLEANER_VERSION } from '../html/clean-html.ts';
import type { SnapshotMode } from '../snapshots/snapshots.ts';
import { readPostById, type Post, type PostHead } from '../store/posts.queries.ts';
import { lockPost, unlockPost } from '../store/stored-posts.queries.ts';
import { applyStories, removePosts } from './apply-changes.ts';
import { LIST_JOB } from '../store/blog-version.queries.ts';
import { isCmsDown, pauseAfter, refreshStaleList, STALE_AFTER_MS } from './list.sync.ts';
import { LOCK_MS, pause, WAIT, waitTimedOut } from './run-once.ts';
import { readJob } from './sync-jobs.queries.ts';

/** Whether a post's body is missing, sanitized by other rules, or older than the rest of the post. */
export const lacksBody = (
  post: Pick<PostHead, 'cleanedWith' | 'updatedAt' | 'bodyUpdatedAt'>,
): boolean =>
  post.cleanedWith !== CLEANER_VERSION || (post.updatedAt ?? 0) > (post.bodyUpdatedAt ?? 0);

/**
 * Fetches one post by its id and stores it; one that is no longer published is deleted.
 * @returns null where there is none to show
 */
export async function fetchPost(
  services: Services,
  id: string,
  snapshots: SnapshotMode = 'write',
): Promise<Result<Post | null, CmsFailure>> {
  const fetched = await services.providers.cms.story(id);
  if (!fetched.ok) return fetched;
  if (!fetched.value) {
    await removePosts(services, [id]);
    return success(null);
  }
  await applyStories(services, [fetched.value], snapshots);
  return success((await readPostById(services, id)) ?? null);
}

/** Refreshes a stored post in the background, once for concurrent views. */
export async function refreshStalePost(services: Services, id: string): Promise<void> {
  // In an outage only the list checks whether it is over, or each post would.
  if (isCmsDown(await readJob(services, LIST_JOB))) {
    await refreshStaleList(services);
    if (isCmsDown(await readJob(services, LIST_JOB))) return;
  }
  const now = Date.now();
  const conditions = { now, forMs: LOCK_MS, asOf: now - STALE_AFTER_MS };
  if (!(await lockPost(services, id, conditions))) return;
  const fetched = await fetchPost(services, id);
  await unlockPost(services, id, fetched.ok ? null : now + pauseAfter(fetched.error));
}

/** Why there is no such post: the text of POST-09. */
export interface MissingPost {
  reason: 'missing';
  message: string;
}

/** Of a listed post that is not found by its id. */
export const missingById = (id: string): MissingPost => ({
  reason: 'missing',
  message: `Post with ID ${id} not found. Tried all available endpoints.`,
});

/** A post for a visitor when only lists have shown it: fetched now, or by another request's run. */
export async function fetchBody(
  services: Services,
  id: string,
): Promise<Result<Post, CmsFailure | MissingPost>> {
  for (let attempt = 0; attempt < WAIT.times; attempt += 1) {
    const post = await readPostById(services, id);
    if (!post) return failure(missingById(id));
    if (post.contentHtml !== null) return success(post);
    const now = Date.now();
    if (await lockPost(services, id, { now, forMs: LOCK_MS, asOf: now })) {
      const fetched = await fetchPost(services, id);
      await unlockPost(services, id, null);
      if (!fetched.ok) return fetched;
      return fetched.value ? success(fetched.value) : failure(missingById(id));
    }
    await pause();
  }
  return failure(waitTimedOut('Failed to fetch post'));
}
