import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Idempotency keys of submissions: a retry finds what was stored the first time. */
export const submissionKeys = sqliteTable(
  'submission_keys',
  {
    /** '<form>:<the browser's Idempotency-Key>' */
    key: text().primaryKey(),
    /** SHA-256 of the content; '' once it is erased, so that a retry stores nothing. */
    fingerprint: text().notNull(),
    /** The id of the stored message, lead or application. */
    subjectId: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('submission_keys_age').on(table.createdAt),
    index('submission_keys_subject').on(table.subjectId),
  ],
);

/**
 * How many submissions of a kind an hour stored, over all addresses (src/submissions/budgets.ts).
 * Beyond its budget a digest announces them.
 */
export const submissionHours = sqliteTable(
  'submission_hours',
  {
    /** '<kind>:<hour>', e.g. 'lead:2026-11-22T10'. */
    id: text().primaryKey(),
    kind: text({ enum: ['contact', 'lead', 'affiliate_application'] }).notNull(),
    startsAt: integer().notNull(),
    stored: integer().notNull(),
    /** When cron had queued the hour's digest, or found that it needs none. */
    closedAt: integer(),
  },
  (table) => [index('submission_hours_by_start').on(table.startsAt)],
);
