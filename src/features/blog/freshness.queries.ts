import { desc } from 'drizzle-orm';

import { storyEvents } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { RECENT_JOB } from './blog.jobs.ts';
import { countPosts, readJob, type JobRun } from './blog.queries.ts';
import { LIST_JOB } from './blog.sync.ts';
import { countCopies } from './html-copies.queries.ts';

/** What background work last did, for staff. Times in ms; null where it never did. */
export interface JobState {
  succeededAt: number | null;
  failedAt: number | null;
  /** Why it failed; null where it has succeeded since. */
  error: string | null;
  /** The figures of its last run, as it writes them. */
  summary: Readonly<Record<string, unknown>>;
}

/** How fresh the blog is, for staff. */
export interface Freshness {
  /** The list, which visitors' views keep at most a minute old while StoryChief is up. */
  list: JobState;
  /** The cron's run over the newest posts. */
  cron: JobState;
  posts: number;
  htmlCopies: number;
  /** The newest call of StoryChief's webhook; null before the first. */
  webhook: { event: string; storyId: string; receivedAt: number } | null;
}

const stateOf = (job: JobRun | undefined): JobState => ({
  succeededAt: job?.succeededAt ?? null,
  failedAt: job?.failedAt ?? null,
  error: job?.error ?? null,
  summary: JSON.parse(job?.summary ?? '{}') as JobState['summary'],
});

/** How fresh the kept copies are and what was last heard of StoryChief. */
export async function readFreshness(services: Services): Promise<Freshness> {
  const [list, cron, posts, htmlCopies, webhook] = await Promise.all([
    readJob(services, LIST_JOB),
    readJob(services, RECENT_JOB),
    countPosts(services),
    countCopies(services),
    services.db
      .select({
        event: storyEvents.event,
        storyId: storyEvents.storyId,
        receivedAt: storyEvents.receivedAt,
      })
      .from(storyEvents)
      .orderBy(desc(storyEvents.receivedAt))
      .limit(1)
      .get(),
  ]);
  return {
    list: stateOf(list),
    cron: stateOf(cron),
    posts,
    htmlCopies,
    webhook: webhook ?? null,
  };
}
