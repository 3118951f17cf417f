import type { BlogSync } from './blog-services.ts';
import { RECENT_JOB } from '../../cron-jobs.ts';
import { forEachConcurrent } from '../../shared/async/concurrency.ts';
import { logWarning, traceOf } from '../../shared/log.ts';
import { RECENT_POSTS } from './blog.contract.ts';
import { readPostById, readPostHeads, type Post, type PostHead } from './store/posts.queries.ts';
import type { CmsFailure } from './cms.port.ts';
import { applyStories } from './sync/apply-stories.ts';
import { hasCurrentSnapshot, removeStrays, writeSnapshot } from './snapshots/snapshots.ts';
import { fetchPost, lacksBody } from './sync/post.sync.ts';
import { finishJob, lockJob } from './sync/sync-jobs.queries.ts';

const LOCK_MS = 5 * 60_000;
/** Posts processed at once: the content service publishes no rate limit. */
const CONCURRENCY = 4;

/** The figures of a run over the newest posts. */
// A type, not an interface: it is passed on as a Record.
export type RunSummary = {
  processed: number;
  updated: number;
  skipped: number;
  errors: number;
  /** The slugs of the posts that have no current HTML snapshot after the run, one per error. */
  without_snapshot: string[];
};

/** The stored post, with the body that StoryChief has now; undefined once it is not published. */
async function currentPost(services: BlogSync, head: PostHead): Promise<Post | undefined> {
  if (!lacksBody(head)) return readPostById(services.db, head.id);
  const fetched = await fetchPost(services, head.id, 'skip');
  if (!fetched.ok) throw new Error('No post', { cause: new Error(fetched.error.message) });
  return fetched.value ?? undefined;
}

/** Updates one post's body and HTML snapshot. @returns whether the snapshot was written */
async function refreshOne(services: BlogSync, head: PostHead): Promise<boolean> {
  if (!lacksBody(head) && (await hasCurrentSnapshot(services, head))) return false;
  const post = await currentPost(services, head);
  if (!post || (await writeSnapshot(services, post))) return post !== undefined;
  if (await hasCurrentSnapshot(services, post)) return false;
  throw new Error('Another post has the same slug');
}

async function run(services: BlogSync): Promise<{ summary: RunSummary; error: CmsFailure | null }> {
  const summary: RunSummary = {
    processed: 0,
    updated: 0,
    skipped: 0,
    errors: 0,
    without_snapshot: [],
  };
  const listed = await services.providers.cms.list({ count: RECENT_POSTS });
  if (!listed.ok) return { summary, error: listed.error };
  const { stories } = listed.value;
  await applyStories(services, stories, 'skip');
  const heads = await readPostHeads(
    services.db,
    stories.map(({ id }) => id),
  );
  // The content service may send more than it was asked for.
  const newest = heads.slice(0, RECENT_POSTS);
  await forEachConcurrent(newest, CONCURRENCY, async (post) => {
    summary.processed += 1;
    try {
      if (await refreshOne(services, post)) summary.updated += 1;
      else summary.skipped += 1;
    } catch (error) {
      summary.errors += 1;
      summary.without_snapshot.push(post.slug);
      logWarning('post_refresh_failed', { slug: post.slug, ...traceOf(error) });
    }
  });
  return { summary, error: null };
}

/**
 * @returns null where another run has the lock
 */
export async function refreshRecentPosts(services: BlogSync): Promise<RunSummary | null> {
  const now = Date.now();
  if (!(await lockJob(services.db, RECENT_JOB, { now, forMs: LOCK_MS }))) return null;
  const { summary, error } = await run(services);
  await removeStrays(services);
  await finishJob(services.db, RECENT_JOB, { failure: error, summary });
  console.log(JSON.stringify({ event: 'recent_posts', ...summary, error: error?.message ?? null }));
  return summary;
}
