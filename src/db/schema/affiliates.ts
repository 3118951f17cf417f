import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Applications to the affiliate program. `seq` is the order of arrival; the substring index
 * `affiliate_applications_search` and the counts by status are maintained as those of leads are.
 */
export const affiliateApplications = sqliteTable(
  'affiliate_applications',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    company: text(),
    website: text(),
    experience: text({ enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
    audience: text().notNull(),
    motivation: text().notNull(),
    /** When the terms were accepted, and which version; null in applications from before they were stored. */
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
  },
  (table) => [
    uniqueIndex('affiliate_applications_id_unique').on(table.id),
    index('affiliate_applications_fingerprint').on(table.fingerprint, table.createdAt),
    index('affiliate_applications_by_status').on(table.status),
    index('affiliate_applications_by_email').on(sql`lower(${table.email})`),
    index('affiliate_applications_rejected')
      .on(table.updatedAt)
      .where(sql`${table.status} = 'rejected'`),
    index('affiliate_applications_not_sent')
      .on(table.seq)
      .where(sql`${table.failedAt} is not null`),
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
