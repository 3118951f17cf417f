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
    /** The path of the page where the form was sent. */
    page: text(),
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

/** A later submission of a known e-mail: the lead's row stays as it is (Y-10, LEAD-30). */
export const leadVisits = sqliteTable(
  'lead_visits',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    leadId: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    page: text(),
    partnerKey: text(),
    /** JSON, as in `leads`. */
    attribution: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('lead_visits_id_unique').on(table.id),
    index('lead_visits_by_lead').on(table.leadId, table.seq),
    check(
      'lead_visits_attribution_json',
      sql`${table.attribution} is null or json_valid(${table.attribution})`,
    ),
  ],
);
