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

import { retention } from '../../shared/content/retention.ts';
import { PHONE_KEY } from '../phone-key.ts';
import { sentTable } from '../sent-table.ts';

/** Someone works on these. */
export const OPEN_LEADS = ['new', 'contacted', 'qualified'] as const;
export const LEAD_STATUSES = [...OPEN_LEADS, 'won', 'lost', 'spam'] as const;

/** When (ms) the lead's person last sent anything, or staff noted something or spoke with them. */
export const LAST_CONTACT = (table: Record<'contactedAt' | 'createdAt', SQLiteColumn>): SQL =>
  sql`coalesce(${table.contactedAt}, ${table.createdAt})`;

/** What a list of leads is sorted by, beside the time of arrival. */
export const LEAD_ORDERS = {
  activity: sql`coalesce(returned_at, created_at)`,
  name: sql`lower(name)`,
  // Leads without an address come last, as those without a partner key do.
  email: sql`coalesce(lower(email), char(1114111))`,
  source: sql`lower(source)`,
  partner_key: sql`coalesce(lower(partner_key), char(1114111))`,
};

/** One row per e-mail, whatever its letter case, or per person who gave only a phone. `seq` is the order of arrival. */
export const leads = sqliteTable(
  'leads',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    name: text().notNull(),
    /** Null for one that staff added with a phone number only. */
    email: text(),
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
    /** Whose turn it is, where it is the person's. */
    waits: text({ enum: ['them'] }),
    nextStep: text(),
    /** The day of the next step: 'YYYY-MM-DD'. */
    nextAt: text(),
    phone: text(),
    company: text(),
    /** The import that it came with; null for none. */
    importId: text(),
    /** Grows with each change of staff and each visit; a write of an older version is planned again. */
    version: integer().notNull().default(1),
    changedAt: integer(),
    /** Who made that change; null for a visit. */
    changedBy: text(),
    /** How often it came back, and when last. */
    visitCount: integer().notNull().default(0),
    returnedAt: integer(),
    /** It came back, and staff have not worked on it since. */
    isBack: integer({ mode: 'boolean' }).notNull().default(false),
    /** The last contact after the lead arrived; null before. */
    contactedAt: integer(),
    /** What staff search: name, e-mail or else phone, source, phone, company and next step, as foldTexts makes it. */
    searchText: text().notNull(),
  },
  (table) => [
    index('leads_by_contact').on(LAST_CONTACT(table)),
    uniqueIndex('leads_id_unique').on(table.id),
    uniqueIndex('leads_email_unique').on(sql`lower(${table.email})`),
    index('leads_by_phone')
      .on(PHONE_KEY(table.phone))
      .where(sql`${table.phone} is not null`),
    index('leads_newest').on(table.createdAt),
    ...Object.entries(LEAD_ORDERS).map(([name, value]) =>
      index(`leads_by_${name}`).on(value, table.createdAt),
    ),
    index('leads_work').on(table.status, table.owner, table.nextAt),
    index('leads_imported')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
    index('leads_returned')
      .on(table.returnedAt)
      .where(sql`${table.isBack} = 1`),
    check('leads_name_length', sql`length(${table.name}) between 1 and 200`),
    check('leads_email_length', sql`length(${table.email}) between 3 and 254`),
    check('leads_contact', sql`${table.email} is not null or ${table.phone} is not null`),
    check(
      'leads_attribution_json',
      sql`${table.attribution} is null or json_valid(${table.attribution})`,
    ),
  ],
);

/** A later submission of a known e-mail. The lead keeps its status. */
export const leadVisits = sqliteTable(
  'lead_visits',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    /** Without a foreign key: an export has its table before that of the leads, and could not be restored. */
    leadId: text().notNull(),
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

/** A lead that staff merged into another one: who it was, and what an undo makes it again from. */
export const mergedLeads = sqliteTable(
  'merged_leads',
  {
    /** That of the lead. */
    id: text().primaryKey(),
    /** The lead that has its visits, notes and history since. */
    keptId: text().notNull(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    /** When the lead arrived. */
    createdAt: integer().notNull(),
    searchText: text().notNull(),
    /** JSON: both leads as they were, by the names of their columns. */
    record: text().notNull(),
    keptRecord: text().notNull(),
    /** JSON: the ids of what went over to the kept lead, by its table. */
    moved: text().notNull(),
    /** The note that says what became of it. */
    noteId: text().notNull(),
    /** The kept lead has another version once anybody changed it. */
    keptVersion: integer().notNull(),
    mergedAt: integer().notNull(),
    mergedBy: text().notNull(),
    /** Of the undo that is being made. */
    undoing: text(),
  },
  (table) => [
    index('merged_leads_by_kept').on(table.keptId),
    index('merged_leads_by_email').on(sql`lower(${table.email})`),
    index('merged_leads_by_phone')
      .on(PHONE_KEY(table.phone))
      .where(sql`${table.phone} is not null`),
  ],
);

export const sentLeads = sentTable({
  table: leads,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  searchText: leads.searchText,
  newest: leads.seq,
  noun: { one: 'Lead', many: 'Leads' },
  happened: 'Became a lead',
  title: 'Request to get started',
  kept: [{ name: 'leads', period: { months: retention.leadMonths }, since: LAST_CONTACT(leads) }],
  record: {
    kind: 'lead',
    status: leads.status,
    owner: leads.owner,
    quotes: { 'Next step': leads.nextStep },
  },
});

export const sentVisits = sentTable({
  table: leadVisits,
  name: leads.name,
  email: leads.email,
  partOf: { table: leads, by: leadVisits.leadId },
  newest: leadVisits.seq,
  noun: { one: 'Later visit', many: 'Later visits' },
  happened: 'Came back',
  title: 'Later visits',
  kept: [],
});

export const sentMergedLeads = sentTable({
  table: mergedLeads,
  name: mergedLeads.name,
  email: mergedLeads.email,
  phone: mergedLeads.phone,
  searchText: mergedLeads.searchText,
  keptBy: { table: leads, by: mergedLeads.keptId },
  newest: mergedLeads.createdAt,
  noun: { one: 'Merged lead', many: 'Merged leads' },
  happened: 'Became a lead',
  title: 'Requests that were joined with another one',
  kept: [],
});
