/** How a run of background work ended. */
export interface FinishedRun {
  job: string;
  /** ms since 1970 */
  startedAt: number;
  endedAt: number;
  /** Why it failed; null when it did not. Never what people told us about themselves. */
  error: string | null;
  /** Figures of the run; null where it has none. */
  summary: Readonly<Record<string, unknown>> | null;
}

const MAX_ERROR_LENGTH = 300;

/**
 * Keeps when a run was and what came of it. A job that keeps its own outcome (what a run found may be
 * a failure that it coped with) has written it by now, and that stays.
 */
export async function recordRun(
  d1: D1Database,
  { job, startedAt, endedAt, error, summary }: FinishedRun,
): Promise<void> {
  await d1
    .prepare(
      `INSERT INTO job_runs (job, started_at, duration_ms, succeeded_at, failed_at, failing_since, error, summary)
       VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7)
       ON CONFLICT (job) DO UPDATE SET
         started_at = ?2,
         duration_ms = ?3,
         succeeded_at = iif(coalesce(failed_at, 0) >= ?2 OR coalesce(succeeded_at, 0) >= ?2,
           succeeded_at, coalesce(?4, succeeded_at)),
         failed_at = coalesce(?5, failed_at),
         failing_since = iif(?5 IS NULL AND coalesce(failed_at, 0) < ?2, NULL,
           coalesce(failing_since, ?5)),
         error = iif(?5 IS NULL AND coalesce(failed_at, 0) >= ?2, error, ?6),
         summary = coalesce(?7, summary)`,
    )
    .bind(
      job,
      startedAt,
      endedAt - startedAt,
      error === null ? endedAt : null,
      error === null ? null : endedAt,
      error?.slice(0, MAX_ERROR_LENGTH) ?? null,
      summary === null ? null : JSON.stringify(summary),
    )
    .run();
}
