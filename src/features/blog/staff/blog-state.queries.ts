import { inArray, max } from 'drizzle-orm';

import { storyEvents } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { BlogState } from '../../site-status/staff/site-status.contract.ts';
import { RECENT_JOB } from '../blog.jobs.ts';
import { orUnknown, snapshotSlugs } from '../snapshots/snapshot-files.ts';
import { LIST_JOB, type JobRun } from '../sync/sync-jobs.queries.ts';
import { countPosts } from '../store/posts.queries.ts';

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce<number | null>((last, time) => ((time ?? 0) > (last ?? 0) ? time : last), null);

/** The last success and failure of the jobs that fetch the newest posts. */
function lastFetch(
  runs: readonly JobRun[],
): Pick<BlogState, 'refreshed_at' | 'failed_at' | 'failure'> {
  const failedAt = latest(runs.map((run) => run.failedAt));
  return {
    refreshed_at: isoOf(latest(runs.map(({ succeededAt }) => succeededAt))),
    failed_at: isoOf(failedAt),
    failure: runs.find((run) => failedAt !== null && run.failedAt === failedAt)?.error ?? null,
  };
}

/** How fresh the stored posts are, for staff. */
export async function readFreshness(
  services: Pick<Services, 'db' | 'snapshots'>,
): Promise<BlogState> {
  const { db } = services;
  const [runs, posts, snapshots, called] = await Promise.all([
    db
      .select()
      .from(jobRuns)
      .where(inArray(jobRuns.job, [LIST_JOB, RECENT_JOB])),
    countPosts(services.db),
    orUnknown(snapshotSlugs(services.snapshots)),
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
