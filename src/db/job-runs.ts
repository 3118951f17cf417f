import { sql } from 'drizzle-orm';

import type { Database } from './client.ts';
import { jobRuns } from './schema/jobs.ts';

export interface FinishedRun {
  job: string;
  /** ms since 1970 */
  startedAt: number;
  endedAt: number;
  /** Why it failed; null after a success. Without personal data. */
  error: string | null;
  /** Figures of the run for staff. */
  summary: Readonly<Record<string, unknown>> | null;
}

const MAX_ERROR_LENGTH = 300;

/**
 * Stores the outcome of a run. A job may have stored an outcome of its own during the run, such as a
 * failure that it recovered from: that outcome stays.
 */
export async function recordRun(
  db: Database,
  { job, startedAt, endedAt, error, summary }: FinishedRun,
): Promise<void> {
  const run = {
    startedAt,
    durationMs: endedAt - startedAt,
    succeededAt: error === null ? endedAt : null,
    failedAt: error === null ? null : endedAt,
    failingSince: error === null ? null : endedAt,
    error: error?.slice(0, MAX_ERROR_LENGTH) ?? null,
    summary: summary === null ? null : JSON.stringify(summary),
  };
  const failedItself = sql`coalesce(${jobRuns.failedAt}, 0) >= ${startedAt}`;
  const succeededItself = sql`coalesce(${jobRuns.succeededAt}, 0) >= ${startedAt}`;
  const outcome =
    error === null
      ? {
          succeededAt: sql`iif(${failedItself} or ${succeededItself}, ${jobRuns.succeededAt}, ${endedAt})`,
          failingSince: sql`iif(${failedItself}, ${jobRuns.failingSince}, null)`,
          error: sql`iif(${failedItself}, ${jobRuns.error}, null)`,
        }
      : {
          failedAt: endedAt,
          failingSince: sql`coalesce(${jobRuns.failingSince}, ${endedAt})`,
          error: run.error,
        };
  await db
    .insert(jobRuns)
    .values({ job, ...run })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: {
        startedAt,
        durationMs: run.durationMs,
        ...(run.summary === null ? {} : { summary: run.summary }),
        ...outcome,
      },
    });
}
