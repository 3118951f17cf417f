import { and, eq, isNotNull, like, lt, sql } from 'drizzle-orm';

import { blogSync } from '../../../db/schema/blog.ts';
import { jobRuns } from '../../../db/schema/jobs.ts';
import type { Services } from '../../../services.ts';
import type { CmsFailure } from '../cms.port.ts';

export type JobRun = typeof jobRuns.$inferSelect;

/** The last run of a job; undefined before its first. */
export async function readJob({ db }: Services, job: string): Promise<JobRun | undefined> {
  return db.select().from(jobRuns).where(eq(jobRuns.job, job)).get();
}

/** How far the backfill of older posts is, and where the content service was found last. */
export type BackfillState = Omit<typeof blogSync.$inferSelect, 'job'>;

const START: BackfillState = {
  nextPage: 2,
  completedAtTotal: null,
  source: null,
  failures: 0,
  retryAfterMs: 0,
};

export async function readBackfill({ db }: Services, job: string): Promise<BackfillState> {
  const row = await db.select().from(blogSync).where(eq(blogSync.job, job)).get();
  if (!row) return START;
  const { job: _job, ...state } = row;
  return state;
}

/** Extra conditions for acquiring a job's lock. */
export interface LockConditions {
  now: number;
  /** How long (ms) the lock lasts if the run never ends. */
  forMs: number;
  /** The last success is older (ms). */
  successBefore?: number;
  /** The last failure is older (ms). */
  failureBefore?: number;
  /** The last failure is older than its own blogSync.retryAfterMs. */
  afterPause?: boolean;
}

/**
 * Acquires a job's lock, so that only one of several concurrent runs does the work.
 * @returns whether this run has it
 */
export async function lockJob(
  { db }: Services,
  job: string,
  { now, forMs, successBefore, failureBefore, afterPause = false }: LockConditions,
): Promise<boolean> {
  const failedAt = sql`coalesce(${jobRuns.failedAt}, 0)`;
  const pauseMs = db
    .select({ ms: blogSync.retryAfterMs })
    .from(blogSync)
    .where(eq(blogSync.job, job));
  const isFree = and(
    eq(jobRuns.job, job),
    lt(sql`coalesce(${jobRuns.lockedUntil}, 0)`, now),
    successBefore === undefined
      ? undefined
      : lt(sql`coalesce(${jobRuns.succeededAt}, 0)`, successBefore),
    failureBefore === undefined ? undefined : lt(failedAt, failureBefore),
    afterPause ? lt(sql`${failedAt} + coalesce(${pauseMs}, 0)`, now) : undefined,
  );
  const [, locked] = await db.batch([
    db.insert(jobRuns).values({ job }).onConflictDoNothing(),
    db
      .update(jobRuns)
      .set({ lockedUntil: now + forMs })
      .where(isFree)
      .returning({ job: jobRuns.job }),
  ]);
  return locked.length === 1;
}

export type JobOutcome =
  | { succeededAt: number }
  | { failedAt: number; error: string; failedBy?: CmsFailure['reason'] };

interface FinishedJob {
  /** The run's figures for staff. */
  summary?: Readonly<Record<string, unknown>>;
  backfill?: BackfillState | undefined;
}

/** Stores a run's outcome and releases the job's lock. */
export async function finishJob(
  { db }: Services,
  job: string,
  outcome: JobOutcome,
  { summary, backfill }: FinishedJob = {},
): Promise<void> {
  const result =
    'failedAt' in outcome
      ? {
          failedAt: outcome.failedAt,
          failingSince: sql`coalesce(${jobRuns.failingSince}, ${outcome.failedAt})`,
          error: outcome.error,
          failedBy: outcome.failedBy ?? null,
        }
      : { succeededAt: outcome.succeededAt, error: null, failedBy: null };
  const finished = db
    .update(jobRuns)
    .set({
      ...result,
      ...(summary ? { summary: JSON.stringify(summary) } : {}),
      lockedUntil: null,
    })
    .where(eq(jobRuns.job, job));
  // One success ends the outage for every job that asks the content service.
  const recovered = db
    .update(jobRuns)
    .set({ failingSince: null })
    .where(and(like(jobRuns.job, 'blog-%'), isNotNull(jobRuns.failingSince)));
  const store = (state: BackfillState) =>
    db
      .insert(blogSync)
      .values({ job, ...state })
      .onConflictDoUpdate({ target: blogSync.job, set: state });
  await db.batch([
    finished,
    ...('succeededAt' in outcome ? [recovered] : []),
    ...(backfill ? [store(backfill)] : []),
  ]);
}
