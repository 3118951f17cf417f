import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Which submission an idempotency key stands for, so that a retry finds it and nothing else. */
export const submissionKeys = sqliteTable(
  'submission_keys',
  {
    /** '<intake>:<the browser's Idempotency-Key>' */
    key: text().primaryKey(),
    /** SHA-256 of what was sent under the key. */
    fingerprint: text().notNull(),
    /** The id of the message, lead or application that it became. */
    subjectId: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('submission_keys_age').on(table.createdAt)],
);
