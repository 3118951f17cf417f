import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Row counts maintained by triggers: 'leads', 'applications.' and 'outbox.' plus each status, and
 * 'applications.not_sent' for those that could not be sent. Counting a million rows reads a million.
 */
export const rowCounts = sqliteTable('row_counts', {
  name: text().primaryKey(),
  count: integer().notNull(),
});
