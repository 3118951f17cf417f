import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
  type SQLiteColumn,
} from 'drizzle-orm/sqlite-core';

/** Where a row stands in its list; triggers of the migration keep it. */
const place = () => integer().notNull().default(0);

/** Partner keys in order, those who have none at the end. */
export const PARTNER_KEY_ORDER = (column: SQLiteColumn): SQL =>
  sql`case when ${column} is null then char(1114111) else lower(${column}) end`;

/**
 * People who raised a hand. One row per e-mail, whatever its letter case (LEAD-10, LEAD-11).
 *
 * Migration 0007 adds what Drizzle has no words for: triggers that give each row its place (its time,
 * then its turn), keep the substring index `leads_search` (FTS5, rowid = place) and count the rows in
 * `row_counts`. Whoever rebuilds this table must create its triggers anew.
 */
export const leads = sqliteTable(
  'leads',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    source: text().notNull().default('hero_cta'),
    partnerKey: text(),
    /** JSON: first- and last-touch campaign, landing page, referrer; null when nothing was known. */
    attribution: text(),
    createdAt: integer().notNull(),
    place: place(),
  },
  (table) => [
    uniqueIndex('leads_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('leads_by_place').on(table.place),
    index('leads_by_name').on(sql`lower(${table.name})`, table.place),
    index('leads_by_source').on(sql`lower(${table.source})`, table.place),
    index('leads_by_partner_key').on(PARTNER_KEY_ORDER(table.partnerKey), table.place),
    check('leads_name_length', sql`length(${table.name}) between 1 and 200`),
    check('leads_email_length', sql`length(${table.email}) between 3 and 254`),
    check(
      'leads_attribution_json',
      sql`${table.attribution} is null or json_valid(${table.attribution})`,
    ),
  ],
);
