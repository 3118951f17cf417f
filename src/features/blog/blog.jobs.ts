import type { ProviderFailure } from '../../providers/http.ts';
import type { Services } from '../../services.ts';
import { logWarning, traceOf } from '../../shared/log.ts';
import { RECENT_POSTS } from './blog.contract.ts';
import { readPostById, readPostHeads, type PostHead } from './store/posts.queries.ts';
import { keep, publishedStories } from './sync/list.sync.ts';
import { hasCurrentSnapshot, writeSnapshot } from './snapshots/snapshots.ts';
import { claimJob, finishJob } from './store/stored-posts.queries.ts';
import { fetchPost, lacksBody } from './sync/post.sync.ts';

/** The job under which the cron's last run is kept. */
export const RECENT_JOB = 'blog-recent';
const CLAIM_MS = 5 * 60_000;
/** Posts worked on at once: StoryChief publishes no rate limit, so it is asked gently. */
const CONCURRENCY = 4;

/** What a run over the newest posts did (GEN-09, X-23). */
export interface RunSummary {
  processed: number;
  updated: number;
  skipped: number;
  errors: number;
}

/** Brings one post's body and HTML copy up to date. @returns whether the copy was written */
async function refreshOne(services: Services, head: PostHead): Promise<boolean> {
  if (!lacksBody(head)) {
    if (await hasCurrentSnapshot(services, head)) return false;
    const post = await readPostById(services, head.id);
    return post !== undefined && writeSnapshot(services, post);
  }
  const fetched = await fetchPost(services, head.id, 'skip');
  if (!fetched.ok) throw new Error('No post', { cause: new Error(fetched.error.message) });
  return fetched.value !== null && writeSnapshot(services, fetched.value);
}

/** Works through items with bounded concurrency; `work` settles for itself what fails. */
async function forEachBounded<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Refreshes the newest posts and their HTML copies; the kept ones serve where StoryChief does not. */
async function run(
  services: Services,
): Promise<{ summary: RunSummary; error: ProviderFailure | null }> {
  const summary: RunSummary = { processed: 0, updated: 0, skipped: 0, errors: 0 };
  const listed = await services.providers.cms.list({ count: RECENT_POSTS });
  if (!listed.ok) return { summary, error: listed.error };
  const stories = publishedStories(listed.value);
  await keep(services, stories, 'skip');
  const heads = await readPostHeads(
    services,
    stories.map(({ id }) => id),
  );
  // A content service that sends more than it was asked for does not make the run longer.
  const newest = heads.slice(0, RECENT_POSTS);
  await forEachBounded(newest, async (post) => {
    summary.processed += 1;
    try {
      if (await refreshOne(services, post)) summary.updated += 1;
      else summary.skipped += 1;
    } catch (error) {
      summary.errors += 1;
      logWarning('post_refresh_failed', { slug: post.slug, ...traceOf(error) });
    }
  });
  return { summary, error: null };
}

/**
 * The cron of GEN-12. Two runs at once do nothing twice: the second finds the job claimed.
 * @returns what was done; null where another run is at it
 */
export async function refreshRecentPosts(services: Services): Promise<RunSummary | null> {
  const now = Date.now();
  if (!(await claimJob(services, RECENT_JOB, { now, forMs: CLAIM_MS }))) return null;
  const { summary, error } = await run(services);
  const said = JSON.stringify(summary);
  await finishJob(
    services,
    RECENT_JOB,
    error === null
      ? { succeededAt: Date.now(), summary: said }
      : { failedAt: Date.now(), error: error.message, failedBy: error.reason, summary: said },
  );
  console.log(JSON.stringify({ event: 'recent_posts', ...summary, error: error?.message ?? null }));
  return summary;
}
