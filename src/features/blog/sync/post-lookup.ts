import type { ProviderFailure } from '../../../providers/http.ts';
import type { Services } from '../../../services.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import { SLUG_LOOKUP_COUNT } from '../blog.contract.ts';
import { readJob, readPostById, readPostHead, type Post } from '../store/posts.queries.ts';
import {
  isOut,
  keep,
  lacksOlder,
  LIST_JOB,
  publishedStories,
  readWalk,
  RETRY_AFTER_MS,
  walkOlder,
  type Walk,
} from './list.sync.ts';
import { runOrWait, unheard } from './run-or-wait.ts';
import { finishJob } from '../store/stored-posts.queries.ts';
import { slugOf } from '../store/stored-post.ts';
import { fetchBody, fetchPost } from './post.sync.ts';

/** The job under which lookups are counted as one: a burst of unknown addresses asks once. */
export const LOOKUP_JOB = 'blog-lookup';
/** How long (ms) a visitor's lookup walks the list's older pages. */
const LOOKUP_WALK_MS = 12_000;

/** Keeps the newest hundred posts, and older ones until the slug is among them. */
async function keepUntilFound(
  services: Services,
  slug: string,
): Promise<Result<Walk, ProviderFailure>> {
  const listed = await services.providers.cms.list({ count: SLUG_LOOKUP_COUNT });
  if (!listed.ok) return listed;
  const stories = publishedStories(listed.value);
  await keep(services, stories);
  const job = await readJob(services, LOOKUP_JOB);
  let walk = readWalk(job?.summary);
  const { total } = listed.value;
  const known = await readPostHead(services, slug);
  if (!known && total !== null && (await lacksOlder(services, walk, total))) {
    walk = await walkOlder(services, walk, total, {
      time: Date.now() + LOOKUP_WALK_MS,
      holds: (story) => slugOf(story, undefined) === slug,
    });
  }
  return success(walk);
}

/**
 * Looks a slug up that no kept copy has (POST-07): the newest hundred published posts, then further
 * pages (Y-05), then the post by its id. All that is seen on the way is kept.
 * @returns null where there is no such post
 */
export async function lookUpPost(
  services: Services,
  slug: string,
): Promise<Result<Post | null, ProviderFailure>> {
  const list = await readJob(services, LIST_JOB);
  const isSilent = isOut(list) && list?.failedBy === 'timeout';
  // Who is silent just now keeps a visitor waiting for nothing.
  if (isSilent && Date.now() - (list.failedAt ?? 0) < RETRY_AFTER_MS) {
    return failure(unheard('Failed to fetch post'));
  }
  let asked = false;
  const listed = await runOrWait(services, LOOKUP_JOB, async () => {
    asked = true;
    const found = await keepUntilFound(services, slug);
    await finishJob(
      services,
      LOOKUP_JOB,
      found.ok
        ? { succeededAt: Date.now(), summary: JSON.stringify(found.value) }
        : { failedAt: Date.now(), error: found.error.message },
    );
    return found.ok ? success(undefined) : found;
  });
  if (!listed.ok) return listed;
  const head = await readPostHead(services, slug);
  if (!head) return success(null);
  if (!asked || !head.hasBody) return fetchBody(services, head.id);
  const fetched = await fetchPost(services, head.id);
  // The list's own copy is better than an error.
  return fetched.ok ? fetched : success((await readPostById(services, head.id)) ?? null);
}
