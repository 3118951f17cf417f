import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * How many rows there are, kept by triggers: 'leads', 'applications.' with each status, and
 * 'applications.not_sent' for those whose sending failed (migration 0016). Counting a million of them
 * for every page would read a million.
 */
export const rowCounts = sqliteTable('row_counts', {
  name: text().primaryKey(),
  count: integer().notNull(),
});
