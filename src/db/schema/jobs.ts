import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The last failed call to each provider; it stays after the provider works again. */
export const providerFailures = sqliteTable('provider_failures', {
  provider: text().primaryKey(),
  at: integer().notNull(),
  /** In the provider's words or ours, for staff. */
  reason: text().notNull(),
});

/** The last run of each background job: the blog's list, the cron jobs. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  /** Until when (ms) the running job's lock lasts, or the job pauses after a failure. */
  lockedUntil: integer(),
  succeededAt: integer(),
  failedAt: integer(),
  /** The first failure (ms) since the last success. */
  failingSince: integer(),
  error: text(),
  /** CmsFailure.reason of the last failure; null after a success. */
  failedBy: text(),
  /** JSON: figures of the last run, for staff. */
  summary: text(),
  /** JSON: what the job remembers from run to run. */
  memory: text(),
  /** When the last run began, and how long it took (ms); null where it was not measured. */
  startedAt: integer(),
  durationMs: integer(),
});

/** What caches hold, by group of pages; the blog's is the only one that changes without a deployment. */
export const cachedPages = sqliteTable('cached_pages', {
  pages: text().primaryKey(),
  /** Grows with whatever these pages show: cached ones of older versions are dropped. */
  version: integer().notNull().default(0),
  /** The purges that the edge refused since the last that it took; cron repeats them in one. */
  refusedPurges: integer().notNull().default(0),
});

/** What was reported as wrong. A row stays after it is over, so that a flapping cause is reported once an hour. */
export const alerts = sqliteTable('alerts', {
  alert: text().primaryKey(),
  raisedAt: integer().notNull(),
  /** Null while it lasts. */
  endedAt: integer(),
});
