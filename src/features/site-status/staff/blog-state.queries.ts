import { inArray, max } from 'drizzle-orm';

import { LIST_JOB, RECENT_JOB } from '../../../cron-jobs.ts';
import { snapshotSlugs, undefinedWhenR2Fails } from '../../../db/post-snapshots.ts';
import { posts, storyEvents } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { StoredJob } from './site-status.queries.ts';

/** What is stored of the blog and how fresh it is. */
export interface BlogState {
  posts: number;
  /** null while R2 does not respond. */
  snapshots: number | null;
  /** When the content service last gave the newest posts. */
  refreshed_at: string | null;
  /** The last time that it did not, and why; stays after it is over. */
  failed_at: string | null;
  failure: string | null;
  /** When the content service last called our webhook. */
  called_at: string | null;
}

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce<number | null>((last, time) => ((time ?? 0) > (last ?? 0) ? time : last), null);

/** The last success and failure of the jobs that fetch the newest posts. */
function lastFetch(
  runs: readonly StoredJob[],
): Pick<BlogState, 'refreshed_at' | 'failed_at' | 'failure'> {
  const failedAt = latest(runs.map((run) => run.failedAt));
  return {
    refreshed_at: isoOf(latest(runs.map(({ succeededAt }) => succeededAt))),
    failed_at: isoOf(failedAt),
    failure: runs.find((run) => failedAt !== null && run.failedAt === failedAt)?.error ?? null,
  };
}

/** How fresh the stored posts are, for staff. */
export async function readBlogState(
  services: Pick<Services, 'db' | 'snapshots'>,
): Promise<BlogState> {
  const { db } = services;
  const [runs, stored, snapshots, called] = await Promise.all([
    db
      .select()
      .from(jobRuns)
      .where(inArray(jobRuns.job, [LIST_JOB, RECENT_JOB])),
    db.$count(posts),
    undefinedWhenR2Fails(snapshotSlugs(services.snapshots)),
    db
      .select({ at: max(storyEvents.receivedAt) })
      .from(storyEvents)
      .get(),
  ]);
  return {
    posts: stored,
    snapshots: snapshots?.size ?? null,
    ...lastFetch(runs),
    called_at: isoOf(called?.at ?? null),
  };
}
