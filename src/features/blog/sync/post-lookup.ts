import type { Services } from '../../../services.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import { SLUG_LOOKUP_COUNT } from '../blog.contract.ts';
import type { CmsFailure } from '../cms.port.ts';
import { readPostById, readPostHead, type Post } from '../store/posts.queries.ts';
import { slugOf } from '../store/stored-post.ts';
import { applyStories } from './apply-changes.ts';
import { LIST_JOB } from '../store/blog-version.queries.ts';
import { continueBackfill, needsBackfill } from './backfill.ts';
import { isCmsDown, RETRY_AFTER_MS } from './list.sync.ts';
import { fetchBody, fetchPost, missingById, type MissingPost } from './post.sync.ts';
import { runOnce, waitTimedOut } from './run-once.ts';
import { finishJob, readBackfill, readJob, type BackfillState } from './sync-jobs.queries.ts';

/** The job of all lookups: a burst of unknown addresses asks once. */
export const LOOKUP_JOB = 'blog-lookup';
/** How long (ms) a visitor's lookup backfills older pages. */
const BACKFILL_MS = 12_000;

/** Stores the newest hundred posts, and older ones until the slug is among them. */
async function storeUntilFound(
  services: Services,
  slug: string,
): Promise<Result<BackfillState, CmsFailure>> {
  const listed = await services.providers.cms.list({ count: SLUG_LOOKUP_COUNT });
  if (!listed.ok) return listed;
  const { stories, total } = listed.value;
  await applyStories(services, stories);
  const state = await readBackfill(services, LOOKUP_JOB);
  const known = await readPostHead(services, slug);
  if (known || total === null || !(await needsBackfill(services, state, total))) {
    return success(state);
  }
  return success(
    await continueBackfill(services, state, total, {
      time: Date.now() + BACKFILL_MS,
      finds: (story) => slugOf(story, undefined) === slug,
    }),
  );
}

/**
 * Looks up a slug that no stored post has (POST-07): among the newest hundred posts, then on further
 * pages (Y-05), then the post by its id. Every story on the way is stored.
 */
export async function lookUpPost(
  services: Services,
  slug: string,
): Promise<Result<Post, CmsFailure | MissingPost>> {
  const list = await readJob(services, LIST_JOB);
  const timedOut = isCmsDown(list) && list?.failedBy === 'timeout';
  // It just timed out: a visitor would wait for nothing.
  if (timedOut && Date.now() - (list.failedAt ?? 0) < RETRY_AFTER_MS) {
    return failure(waitTimedOut('Failed to fetch post'));
  }
  let ownRun = false;
  const listed = await runOnce(services, LOOKUP_JOB, async () => {
    ownRun = true;
    const found = await storeUntilFound(services, slug);
    if (!found.ok) {
      await finishJob(services, LOOKUP_JOB, { failedAt: Date.now(), error: found.error.message });
      return found;
    }
    await finishJob(services, LOOKUP_JOB, { succeededAt: Date.now() }, { backfill: found.value });
    return success(undefined);
  });
  if (!listed.ok) return listed;
  const head = await readPostHead(services, slug);
  if (!head) return failure({ reason: 'missing', message: `Post with slug ${slug} not found` });
  if (!ownRun || !head.hasBody) return fetchBody(services, head.id);
  const fetched = await fetchPost(services, head.id);
  // The list's version of the post is better than an error.
  const post = fetched.ok ? fetched.value : await readPostById(services, head.id);
  return post ? success(post) : failure(missingById(head.id));
}
