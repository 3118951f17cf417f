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
