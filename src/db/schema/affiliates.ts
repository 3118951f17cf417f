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
import { sentTable } from '../sent-table.ts';

/** A name as two applications of one person have it. */
export const NAME_KEY = (table: Record<'firstName' | 'lastName', SQLiteColumn>): SQL =>
  sql`lower(${table.firstName} || ' ' || ${table.lastName})`;

/** A website as two applications have it: without its scheme, 'www.' and the last slash. */
export const WEBSITE_KEY = (table: Record<'website', SQLiteColumn>): SQL =>
  sql`rtrim(replace(replace(replace(lower(${table.website}), 'https://', ''), 'http://', ''), 'www.', ''), '/')`;

/** Applications to the affiliate program. `seq` is the order of arrival. */
export const affiliateApplications = sqliteTable(
  'affiliate_applications',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`first_name || ' ' || last_name`, { mode: 'stored' }),
    email: text().notNull(),
    company: text(),
    website: text(),
    experience: text({ enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
    audience: text().notNull(),
    motivation: text().notNull(),
    /** When the terms were accepted, and which version. */
    termsAcceptedAt: integer(),
    termsVersion: text(),
    status: text({ enum: ['pending', 'sending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    partnerstackId: text(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** SHA-256 of the content: the same application sent again is recognized by it. */
    fingerprint: text(),
    /** Without a partner id: why the last try to send it to PartnerStack failed, and when. */
    failure: text(),
    failedAt: integer(),
    /** JSON: while it was open, the applicant applied again, with this content; the last time counts. */
    resent: text(),
    resentAt: integer(),
    /** When (ms) staff approved or rejected it, and why; null while it is pending. */
    decidedAt: integer(),
    decisionReason: text(),
    /** Until when (ms) the last decision can be undone. */
    undoUntil: integer(),
    /** The name of the staff member who works on it. */
    owner: text(),
    /** Whose turn it is, where it is the person's. */
    waits: text({ enum: ['them'] }),
    nextStep: text(),
    /** The day of the next step: 'YYYY-MM-DD'. */
    nextAt: text(),
    /** Grows with each change of staff. */
    version: integer().notNull().default(1),
    /** When staff last set something on it, and who; decisions have a time of their own. */
    changedAt: integer(),
    changedBy: text(),
    /** The rejected application that staff made this one from. */
    reopenedFrom: text(),
    /** What staff search: name, e-mail, company and next step, as foldTexts makes it. */
    searchText: text().notNull(),
  },
  (table) => [
    uniqueIndex('affiliate_applications_id_unique').on(table.id),
    index('affiliate_applications_fingerprint').on(table.fingerprint, table.createdAt),
    index('affiliate_applications_newest').on(table.createdAt),
    index('affiliate_applications_work').on(table.status, table.createdAt, table.failedAt),
    index('affiliate_applications_resent').on(table.resentAt),
    index('affiliate_applications_by_email').on(sql`lower(${table.email})`),
    index('affiliate_applications_by_name').on(NAME_KEY(table)),
    index('affiliate_applications_by_website')
      .on(WEBSITE_KEY(table))
      .where(sql`${table.website} is not null`),
    uniqueIndex('affiliate_applications_reopened')
      .on(table.reopenedFrom)
      .where(sql`${table.reopenedFrom} is not null`),
    check(
      'affiliate_applications_experience',
      sql`${table.experience} in ('beginner', 'intermediate', 'advanced')`,
    ),
    check(
      'affiliate_applications_status_known',
      sql`${table.status} in ('pending', 'sending', 'approved', 'rejected')`,
    ),
    check(
      'affiliate_applications_partner_only_when_approved',
      sql`${table.partnerstackId} is null or ${table.status} = 'approved'`,
    ),
  ],
);

export const sentApplications = sentTable({
  table: affiliateApplications,
  name: affiliateApplications.name,
  email: affiliateApplications.email,
  searchText: affiliateApplications.searchText,
  // The e-mail about one that was sent again has an id of its own.
  otherIds: sql`json_extract(${affiliateApplications.resent}, '$.id')`,
  newest: affiliateApplications.seq,
  noun: { one: 'Application', many: 'Applications' },
  happened: 'Applied as an affiliate',
  title: 'Applications to the affiliate program',
  kept: [
    {
      name: 'declined_applications',
      period: { months: retention.declinedMonths },
      since: sql`${affiliateApplications.updatedAt}`,
      which: sql`${affiliateApplications.status} = 'rejected'`,
    },
  ],
  record: {
    kind: 'application',
    status: affiliateApplications.status,
    owner: affiliateApplications.owner,
    quotes: {
      Reason: affiliateApplications.decisionReason,
      'Next step': affiliateApplications.nextStep,
    },
  },
});

/** The e-mails about decisions as staff last remembered them, with placeholders; one row each. 'more_info' asks before one. */
export const decisionMailTemplates = sqliteTable(
  'decision_mail_templates',
  {
    decision: text({ enum: ['approved', 'rejected', 'more_info'] }).primaryKey(),
    subject: text().notNull(),
    text: text().notNull(),
    changedAt: integer().notNull(),
    /** Who changed it, as actorName has it. */
    changedBy: text().notNull(),
  },
  (table) => [
    check(
      'decision_mail_templates_known',
      sql`${table.decision} in ('approved', 'rejected', 'more_info')`,
    ),
  ],
);
