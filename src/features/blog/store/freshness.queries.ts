import { desc, inArray } from 'drizzle-orm';

import { storyEvents } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { BlogState } from '../../site-status/site-status.contract.ts';
import { RECENT_JOB } from '../blog.jobs.ts';
import { countPosts } from './post-list.queries.ts';
import { LIST_JOB } from '../store/blog-version.queries.ts';
import type { JobRun } from '../sync/sync-jobs.queries.ts';
import { countSnapshots } from '../snapshots/snapshots.queries.ts';

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce<number | null>((last, time) => ((time ?? 0) > (last ?? 0) ? time : last), null);

const howOf = (failedBy: JobRun['failedBy']): 'silent' | 'error' | 'not_configured' => {
  if (failedBy === 'not_configured') return 'not_configured';
  return failedBy === 'timeout' || failedBy === 'unreachable' ? 'silent' : 'error';
};

/** The last success and failure of the jobs that fetch the newest posts. */
function lastFetch(
  runs: readonly JobRun[],
): Pick<BlogState, 'refreshed_at' | 'failed_at' | 'failure' | 'outage'> {
  const refreshedAt = latest(runs.map(({ succeededAt }) => succeededAt));
  const failedAt = latest(runs.map((run) => run.failedAt));
  const failed = runs.find((run) => failedAt !== null && run.failedAt === failedAt);
  const failures = runs.flatMap((run) => [run.failingSince, run.failedAt]);
  const sinceThen = failures.filter((at) => at !== null && at > (refreshedAt ?? 0));
  const since = sinceThen.length > 0 ? isoOf(Math.min(...sinceThen.map(Number))) : null;
  return {
    refreshed_at: isoOf(refreshedAt),
    failed_at: isoOf(failedAt),
    failure: failed?.error ?? null,
    outage: since === null ? null : { since, how: howOf(failed?.failedBy ?? null) },
  };
}

/** How fresh the stored posts are, for staff. */
export async function readFreshness(services: Services): Promise<Omit<BlogState, 'provider'>> {
  const { db } = services;
  const [runs, posts, copies, called] = await Promise.all([
    db
      .select()
      .from(jobRuns)
      .where(inArray(jobRuns.job, [LIST_JOB, RECENT_JOB])),
    countPosts(services),
    countSnapshots(services),
    db
      .select({ at: storyEvents.receivedAt })
      .from(storyEvents)
      .orderBy(desc(storyEvents.receivedAt))
      .limit(1)
      .get(),
  ]);
  return { posts, snapshots: copies, ...lastFetch(runs), called_at: isoOf(called?.at ?? null) };
}
