import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const WEBHOOK_FORMATS = ['json', 'slack'] as const;

/**
 * Where notifications go: one row or none. Migration 0034 adds the trigger that queues a notification
 * with each e-mail to the team, while there is a row.
 */
export const notificationWebhook = sqliteTable(
  'notification_webhook',
  {
    id: integer().primaryKey(),
    /** Often a secret itself, as Slack's: never shown in full. */
    url: text().notNull(),
    format: text({ enum: WEBHOOK_FORMATS }).notNull(),
    changedAt: integer().notNull(),
  },
  (table) => [
    check('notification_webhook_one', sql`${table.id} = 1`),
    check('notification_webhook_https', sql`${table.url} like 'https://%'`),
  ],
);

/** What was reported as wrong. A row stays after it is over, so that a flapping cause is reported once an hour. */
export const alerts = sqliteTable('alerts', {
  alert: text().primaryKey(),
  raisedAt: integer().notNull(),
  /** Null while it lasts. */
  endedAt: integer(),
});

/** When the team gets its daily digest: one row, or none while it is off. */
export const dailyDigest = sqliteTable(
  'daily_digest',
  {
    id: integer().primaryKey(),
    /** Of the day in the time zone. */
    hour: integer().notNull(),
    timeZone: text().notNull(),
    /** 'YYYY-MM-DD': the day whose digest was queued last, or needed none. */
    lastDay: text(),
  },
  (table) => [
    check('daily_digest_one', sql`${table.id} = 1`),
    check('daily_digest_hour', sql`${table.hour} between 0 and 23`),
  ],
);
