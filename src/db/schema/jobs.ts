import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What background work last did, one row per job: the blog's list, the cron runs. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  /** While a run is under way: when its claim lapses and another may begin. */
  claimedUntil: integer(),
  /** Grows whenever the job changed what pages show; kept pages are dropped by it. */
  version: integer().notNull().default(0),
  succeededAt: integer(),
  failedAt: integer(),
  /** The first failure (ms) of those that no success has ended; null after a success. */
  failingSince: integer(),
  error: text(),
  /** How it failed, as ProviderFailure has it; null where it has succeeded since. */
  failedBy: text(),
  /** JSON: figures of the last run. */
  summary: text(),
  /** When the last run began, and how long it took (ms); null where nobody measured. */
  startedAt: integer(),
  durationMs: integer(),
});
