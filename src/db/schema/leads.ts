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

const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;

/** Sorts leads without a partner key last. */
export const PARTNER_KEY_ORDER = (column: SQLiteColumn): SQL =>
  sql`case when ${column} is null then char(1114111) else lower(${column}) end`;

/** When a lead last arrived: its last visit, else its creation. */
export const LEAD_ACTIVITY = (table: Record<'returnedAt' | 'createdAt', SQLiteColumn>): SQL =>
  sql`coalesce(${table.returnedAt}, ${table.createdAt})`;

/** A value of leads that someone works on; null for the others. An index of it has no other use. */
const ofOpen = (table: Record<'status', SQLiteColumn>, column: SQLiteColumn): SQL =>
  sql`case when ${table.status} in ('new', 'contacted', 'qualified') then ${column} end`;

export const OPEN_OWNER = (table: Record<'status' | 'owner', SQLiteColumn>): SQL =>
  ofOpen(table, table.owner);
export const OPEN_NEXT_AT = (table: Record<'status' | 'nextAt', SQLiteColumn>): SQL =>
  ofOpen(table, table.nextAt);

/** When (ms) the lead's person last sent anything, or staff noted something or spoke with them. */
export const LAST_CONTACT = (table: Record<'contactedAt' | 'createdAt', SQLiteColumn>): SQL =>
  sql`coalesce(${table.contactedAt}, ${table.createdAt})`;

/**
 * One row per e-mail, whatever its letter case (LEAD-10, LEAD-11). `seq` is the order of arrival.
 *
 * Migrations add what Drizzle cannot express, and one that rebuilds this table must create it again:
 * 0020 the substring index `leads_search` (FTS5, rowid = seq) and the triggers that maintain it and
 * `row_counts`, lead_work the triggers that count by status, owner and day of the next step.
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
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    /** The name of the staff member who works on it. */
    owner: text(),
    nextStep: text(),
    /** The day of the next step: 'YYYY-MM-DD'. */
    nextAt: text(),
    /** Grows with each change of staff and each visit; a change of an older version is refused. */
    version: integer().notNull().default(1),
    changedAt: integer(),
    /** Who made that change; null for a visit. */
    changedBy: text(),
    /** How often it came back, and when last; maintained by a trigger of lead_visits. */
    visitCount: integer().notNull().default(0),
    returnedAt: integer(),
    /** The last contact after the lead arrived (daily_figures' migration has the triggers); null before. */
    contactedAt: integer(),
  },
  (table) => [
    index('leads_by_contact').on(LAST_CONTACT(table)),
    uniqueIndex('leads_id_unique').on(table.id),
    uniqueIndex('leads_email_unique').on(sql`lower(${table.email})`),
    index('leads_by_name').on(sql`lower(${table.name})`),
    index('leads_by_source').on(sql`lower(${table.source})`),
    index('leads_by_partner_key').on(PARTNER_KEY_ORDER(table.partnerKey)),
    index('leads_by_status').on(table.status, LEAD_ACTIVITY(table)),
    index('leads_by_owner')
      .on(OPEN_OWNER(table), LEAD_ACTIVITY(table))
      .where(sql`${table.owner} is not null`),
    index('leads_by_next_step')
      .on(OPEN_NEXT_AT(table))
      .where(sql`${table.nextAt} is not null`),
    check('leads_name_length', sql`length(${table.name}) between 1 and 200`),
    check('leads_email_length', sql`length(${table.email}) between 3 and 254`),
    check(
      'leads_attribution_json',
      sql`${table.attribution} is null or json_valid(${table.attribution})`,
    ),
  ],
);

/**
 * A later submission of a known e-mail (Y-10, LEAD-30). A trigger makes the lead new again, unless it
 * is spam.
 */
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
    /** The lead's status before this visit. */
    statusBefore: text({ enum: LEAD_STATUSES }),
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
