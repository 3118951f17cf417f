import { inArray, max } from 'drizzle-orm';

import { storyEvents } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { BlogState } from '../../site-status/site-status.contract.ts';
import { RECENT_JOB } from '../blog.jobs.ts';
import { orUnknown, snapshotSlugs } from '../snapshots/snapshot-files.ts';
import type { JobRun } from '../sync/sync-jobs.queries.ts';
import { LIST_JOB } from './blog-version.queries.ts';
import { countPosts } from './posts.queries.ts';

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
export async function readFreshness(services: Services): Promise<BlogState> {
  const { db } = services;
  const [runs, posts, snapshots, called] = await Promise.all([
    db
      .select()
      .from(jobRuns)
      .where(inArray(jobRuns.job, [LIST_JOB, RECENT_JOB])),
    countPosts(services),
    orUnknown(snapshotSlugs(services)),
    db
      .select({ at: max(storyEvents.receivedAt) })
      .from(storyEvents)
      .get(),
  ]);
  return {
    posts,
    snapshots: snapshots?.size ?? null,
    ...lastFetch(runs),
    called_at: isoOf(called?.at ?? null),
  };
}
