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

/** Sorts leads without a partner key last. */
export const PARTNER_KEY_ORDER = (column: SQLiteColumn): SQL =>
  sql`case when ${column} is null then char(1114111) else lower(${column}) end`;

/**
 * One row per e-mail, whatever its letter case (LEAD-10, LEAD-11). `seq` is the order of arrival.
 *
 * Migration 0020 adds what Drizzle cannot express: the substring index `leads_search` (FTS5, rowid =
 * seq) and the triggers that maintain it and `row_counts`. A migration that rebuilds this table must
 * create them again.
 */
export const leads = sqliteTable(
  'leads',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    source: text().notNull().default('hero_cta'),
    partnerKey: text(),
    /** JSON: first- and last-touch campaign, landing page, referrer; null when nothing is known. */
    attribution: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('leads_id_unique').on(table.id),
    uniqueIndex('leads_email_unique').on(sql`lower(${table.email})`),
    index('leads_by_name').on(sql`lower(${table.name})`),
    index('leads_by_source').on(sql`lower(${table.source})`),
    index('leads_by_partner_key').on(PARTNER_KEY_ORDER(table.partnerKey)),
    check('leads_name_length', sql`length(${table.name}) between 1 and 200`),
    check('leads_email_length', sql`length(${table.email}) between 3 and 254`),
    check(
      'leads_attribution_json',
      sql`${table.attribution} is null or json_valid(${table.attribution})`,
    ),
  ],
);
