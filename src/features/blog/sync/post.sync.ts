import type { BlogSync } from '../blog-services.ts';
import type { Database } from '../../../db/client.ts';
import { LIST_JOB } from '../../../cron-jobs.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import { SLUG_LOOKUP_COUNT } from '../blog.contract.ts';
import type { CmsFailure } from '../cms.port.ts';
import { CLEANER_VERSION } from '../html/cleaner-version.ts';
import type { SnapshotMode } from '../snapshots/snapshots.ts';
import {
  countPosts,
  readPostById,
  readPostHead,
  type Post,
  type PostHead,
} from '../store/posts.queries.ts';
import { lockPost, pausePost } from '../store/stored-posts.queries.ts';
import { applyStories, removePosts } from './apply-stories.ts';
import { confirmGone } from './confirm-gone.ts';
import {
  isCmsDown,
  LOCK_MS,
  pauseAfter,
  refreshStaleList,
  RETRY_AFTER_MS,
  STALE_AFTER_MS,
} from './list.sync.ts';
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
  services: BlogSync,
  id: string,
  snapshots: SnapshotMode = 'write',
): Promise<Result<Post | null, CmsFailure>> {
  const fetched = await services.providers.cms.story(id);
  if (!fetched.ok) return fetched;
  if (!fetched.value) {
    const gone = await confirmGone(services, [id]);
    if (!gone.ok) return gone;
    await removePosts(services, [id]);
    return success(null);
  }
  await applyStories(services, [fetched.value], snapshots);
  return success((await readPostById(services.db, id)) ?? null);
}

/** Refreshes a stored post in the background, once for concurrent views. */
export async function refreshStalePost(services: BlogSync, id: string): Promise<void> {
  // In an outage only the list checks whether it is over, or each post would.
  if (isCmsDown(await readJob(services.db, LIST_JOB))) {
    await refreshStaleList(services);
    if (isCmsDown(await readJob(services.db, LIST_JOB))) return;
  }
  const now = Date.now();
  const conditions = { now, forMs: LOCK_MS, asOf: now - STALE_AFTER_MS };
  if (!(await lockPost(services.db, id, conditions))) return;
  const fetched = await fetchPost(services, id);
  if (!fetched.ok) await pausePost(services.db, id, now + pauseAfter(fetched.error));
}

/** Why there is no such post, in words for visitors. */
export interface MissingPost {
  reason: 'missing';
  message: string;
}

/** How long (ms) a lookup goes on to further pages. */
const LOOKUP_MS = 8000;
/** How many pages of a hundred posts a lookup reads at most. */
const LOOKUP_PAGES = 20;

/**
 * Looks for a slug that no stored post has: among the newest hundred posts, then on further
 * pages while there are more posts than are stored. Every story on the way is stored.
 */
async function findInLists(
  services: BlogSync,
  slug: string,
): Promise<Result<PostHead | undefined, CmsFailure>> {
  const until = Date.now() + LOOKUP_MS;
  for (let page = 1; page <= LOOKUP_PAGES && Date.now() < until; page += 1) {
    const listed = await services.providers.cms.list({ page, count: SLUG_LOOKUP_COUNT });
    if (!listed.ok) return listed;
    const { stories, received, total } = listed.value;
    await applyStories(services, stories);
    const found = await readPostHead(services.db, slug);
    if (found || received === 0 || (await countPosts(services.db)) >= (total ?? 0)) {
      return success(found);
    }
  }
  return success(undefined);
}

/** Whether the content service has just failed to respond: a visitor would wait for nothing. */
async function hasJustTimedOut(db: Database): Promise<boolean> {
  const list = await readJob(db, LIST_JOB);
  return (
    isCmsDown(list) &&
    list?.failedBy === 'timeout' &&
    Date.now() - (list.failedAt ?? 0) < RETRY_AFTER_MS
  );
}

/**
 * Fetches a post for a visitor and stores it, within the content service's deadlines.
 * @param head what lists have shown of it; undefined where no stored post has the slug
 */
export async function fetchMissing(
  services: BlogSync,
  slug: string,
  head: PostHead | undefined,
): Promise<Result<Post, CmsFailure | MissingPost>> {
  if (!head && (await hasJustTimedOut(services.db))) {
    return failure({ reason: 'timeout', message: 'Failed to fetch post' });
  }
  const listed = head ? success(head) : await findInLists(services, slug);
  if (!listed.ok) return listed;
  const id = listed.value?.id;
  if (id === undefined) {
    return failure({ reason: 'missing', message: `Post with slug ${slug} not found` });
  }
  const fetched = await fetchPost(services, id);
  // The list's version of the post is better than an error.
  const post = fetched.ok ? fetched.value : await readPostById(services.db, id);
  if (post && post.contentHtml !== null) return success(post);
  if (!fetched.ok) return fetched;
  return failure({
    reason: 'missing',
    message: `Post with ID ${id} not found. Tried all available endpoints.`,
  });
}
