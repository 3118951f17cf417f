import { and, eq, isNotNull, like, lt, sql } from 'drizzle-orm';

import { LIST_JOB } from '../../../cron-jobs.ts';
import { batch, type Database } from '../../../db/client.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { CmsFailure } from '../cms.port.ts';
import { selectBlogVersion } from '../../../db/blog-version.ts';

export type JobRun = typeof jobRuns.$inferSelect;

/** The last run of a job; undefined before its first. */
export const readJob = (db: Database, job: string): Promise<JobRun | undefined> =>
  db.select().from(jobRuns).where(eq(jobRuns.job, job)).get();

/** The last run of the list's job, and the version of the blog's pages at that moment. */
export async function readListState(
  db: Database,
): Promise<{ job: JobRun | undefined; version: number }> {
  const {
    version: [pages],
    job: [job],
  } = await batch(db, {
    version: selectBlogVersion(db),
    job: db.select().from(jobRuns).where(eq(jobRuns.job, LIST_JOB)),
  });
  return { job, version: pages?.version ?? 0 };
}

/** What the list's job remembers from run to run. */
export interface ListMemory {
  /** The next page that the backfill of older posts fetches. */
  nextPage: number;
  /** How many stories there were, and how many posts, when the backfill reached the last page; null before. */
  completedWith: { total: number; stored: number } | null;
  /** Where the content service last had its list; only its adapter reads it. */
  source: string | null;
  /** Failures since the last success. */
  failures: number;
}

export const memoryOf = (job: JobRun | undefined): ListMemory => ({
  nextPage: 2,
  completedWith: null,
  source: null,
  failures: 0,
  ...(job?.memory ? (JSON.parse(job.memory) as Partial<ListMemory>) : {}),
});

/** Extra conditions for acquiring a job's lock. */
interface LockConditions {
  now: number;
  /** How long (ms) the lock lasts if the run never ends. */
  forMs: number;
  /** The last success is older (ms). */
  successBefore?: number;
}

/**
 * Acquires a job's lock, so that only one of several concurrent runs does the work.
 * @returns whether this run has it
 */
export async function lockJob(
  db: Database,
  job: string,
  { now, forMs, successBefore = now + 1 }: LockConditions,
): Promise<boolean> {
  const { locked } = await batch(db, {
    first: db.insert(jobRuns).values({ job }).onConflictDoNothing(),
    locked: db
      .update(jobRuns)
      .set({ lockedUntil: now + forMs })
      .where(
        and(
          eq(jobRuns.job, job),
          lt(sql`coalesce(${jobRuns.lockedUntil}, 0)`, now),
          lt(sql`coalesce(${jobRuns.succeededAt}, 0)`, successBefore),
        ),
      )
      .returning({ job: jobRuns.job }),
  });
  return locked.length === 1;
}

export interface FinishedJob {
  /** Why it failed; null after a success. */
  failure: CmsFailure | null;
  /** How long (ms) the job pauses after a failure. */
  pauseMs?: number;
  /** The run's figures for staff. */
  summary?: Readonly<Record<string, unknown>>;
  memory?: ListMemory;
}

/** Stores a run's outcome and releases the job's lock. */
export async function finishJob(
  db: Database,
  job: string,
  { failure, pauseMs, summary, memory }: FinishedJob,
): Promise<void> {
  // The run's end, not its start: views meanwhile need not ask again.
  const now = Date.now();
  const outcome = failure
    ? {
        failedAt: now,
        failingSince: sql`coalesce(${jobRuns.failingSince}, ${now})`,
        error: failure.message,
        failedBy: failure.reason,
        lockedUntil: pauseMs === undefined ? null : now + pauseMs,
      }
    : { succeededAt: now, error: null, failedBy: null, lockedUntil: null };
  const row = {
    ...outcome,
    ...(summary ? { summary: JSON.stringify(summary) } : {}),
    ...(memory ? { memory: JSON.stringify(memory) } : {}),
  };
  const finished = db
    .insert(jobRuns)
    .values({ job, ...row, ...(failure ? { failingSince: now } : {}) })
    .onConflictDoUpdate({ target: jobRuns.job, set: row });
  // One success ends the outage for every job that asks the content service.
  const recovered = db
    .update(jobRuns)
    .set({ failingSince: null })
    .where(and(like(jobRuns.job, 'blog-%'), isNotNull(jobRuns.failingSince)));
  await db.batch(failure ? [finished] : [finished, recovered]);
}
