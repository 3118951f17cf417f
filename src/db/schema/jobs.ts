import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

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
  /** The running job's lock lapses at this time (ms); null while none runs. */
  lockedUntil: integer(),
  /** Grows whenever the job changed what pages show: cached pages of older versions are dropped. */
  version: integer().notNull().default(0),
  succeededAt: integer(),
  failedAt: integer(),
  /** The first failure (ms) since the last success. */
  failingSince: integer(),
  error: text(),
  /** CmsFailure.reason of the last failure; null after a success. */
  failedBy: text(),
  /** JSON: figures of the last run, for staff. */
  summary: text(),
  /** When the last run began, and how long it took (ms); null where it was not measured. */
  startedAt: integer(),
  durationMs: integer(),
});

/**
 * What browsers reported, counted by day: nothing of the visitor or the address is stored. Kinds and
 * subjects are from fixed lists, and old days are deleted, so the table stays small.
 */
export const browserReports = sqliteTable(
  'browser_reports',
  {
    /** UTC, e.g. "2026-11-22". */
    day: text().notNull(),
    kind: text().notNull(),
    /** The policy's directive, or the network error's kind. */
    subject: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [uniqueIndex('browser_reports_unique').on(table.day, table.kind, table.subject)],
);
