import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What was reported as wrong. A row stays after it is over, so that a flapping cause is reported once an hour. */
export const alerts = sqliteTable('alerts', {
  alert: text().primaryKey(),
  raisedAt: integer().notNull(),
  /** Null while it lasts. */
  endedAt: integer(),
});
