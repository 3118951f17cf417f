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

/**
 * Page views of each day (UTC) and how fast pages were, as JSON by value (VIS-01). Dimensions are counted
 * apart: no count belongs to one visit. At most sixty values a day, then '(other)'.
 */
export const dailyPageViews = sqliteTable('daily_page_views', {
  /** 'YYYY-MM-DD' */
  day: text().primaryKey(),
  pages: text().notNull().default('{}'),
  /** The first page of each visit, and what led to it. */
  landingPages: text().notNull().default('{}'),
  referrers: text().notNull().default('{}'),
  sources: text().notNull().default('{}'),
  mediums: text().notNull().default('{}'),
  campaigns: text().notNull().default('{}'),
  /** By '<page> <bucket>' (src/features/page-views/field-speed.ts). */
  lcp: text().notNull().default('{}'),
  inp: text().notNull().default('{}'),
  cls: text().notNull().default('{}'),
});
