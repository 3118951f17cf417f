import { parseStory } from '../../providers/cms/wire.ts';
import type { Services } from '../../services.ts';
import { RECENT_POSTS } from './blog.contract.ts';
import { claimJob, finishJob, keepStories, readNewest, type Post } from './blog.queries.ts';
import { lacksBody, pagesChanged, refreshPost } from './blog.sync.ts';
import { writeCopy } from './html-copies.tsx';

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
async function refreshOne(services: Services, post: Post): Promise<boolean> {
  let current = post;
  if (lacksBody(post)) {
    const fetched = await refreshPost(services, post.id, post.slug);
    if (!fetched.ok) throw new Error(fetched.error.message);
    if (!fetched.value) return false;
    current = fetched.value;
  }
  return writeCopy(services, current);
}

/** Works through items with bounded concurrency; one that fails does not stop the others. */
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
async function run(services: Services): Promise<{ summary: RunSummary; error: string | null }> {
  const listed = await services.providers.cms.list({ count: RECENT_POSTS, status: 'published' });
  const summary: RunSummary = { processed: 0, updated: 0, skipped: 0, errors: 0 };
  if (!listed.ok) return { summary, error: listed.error.message };
  const stories = listed.value.data.map(parseStory).filter((story) => story !== null);
  const changed = await keepStories(services, stories, Date.now());
  if (changed > 0) await pagesChanged(services, Date.now());
  const ids = new Set(stories.map(({ id }) => id));
  const newest = (await readNewest(services, RECENT_POSTS)).filter(({ id }) => ids.has(id));
  await forEachBounded(newest, async (post) => {
    summary.processed += 1;
    try {
      if (await refreshOne(services, post)) summary.updated += 1;
      else summary.skipped += 1;
    } catch (error) {
      summary.errors += 1;
      console.warn(
        JSON.stringify({
          event: 'post_refresh_failed',
          slug: post.slug,
          error: error instanceof Error ? error.message : String(error),
        }),
      );
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
  if (!(await claimJob(services, RECENT_JOB, now, CLAIM_MS))) return null;
  const { summary, error } = await run(services);
  const said = JSON.stringify(summary);
  await finishJob(
    services,
    RECENT_JOB,
    error === null
      ? { succeededAt: now, changed: summary.updated > 0, summary: said }
      : { failedAt: now, error, summary: said },
  );
  console.log(JSON.stringify({ event: 'recent_posts', ...summary, error }));
  return summary;
}
