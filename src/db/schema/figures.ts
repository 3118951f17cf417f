import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What arrived on each day (UTC), counted by triggers of leads, lead_visits, affiliate_applications and
 * contact_messages. Values of a dimension are JSON by value, at most sixty a day and then '(other)'; one
 * that could be somebody's data is '(other)' too. A row that is deleted is no longer counted.
 */
export const dailyFigures = sqliteTable('daily_figures', {
  /** 'YYYY-MM-DD' */
  day: text().primaryKey(),
  leads: integer().notNull().default(0),
  visits: integer().notNull().default(0),
  messages: integer().notNull().default(0),
  applications: integer().notNull().default(0),
  /** What became of the day's applications. */
  approved: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  /** How long (ms) these decisions took together. */
  decisionMs: integer().notNull().default(0),
  sources: text().notNull().default('{}'),
  landingPages: text().notNull().default('{}'),
  campaigns: text().notNull().default('{}'),
  referrers: text().notNull().default('{}'),
  partners: text().notNull().default('{}'),
});
