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
    status: text({ enum: ['pending', 'sending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    partnerstackId: text(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** SHA-256 of the content: the same application sent again is recognized by it. */
    fingerprint: text(),
    /** While it is pending: why the last try to send it to PartnerStack failed, and when. */
    failure: text(),
    failedAt: integer(),
  },
  (table) => [
    uniqueIndex('affiliate_applications_id_unique').on(table.id),
    index('affiliate_applications_fingerprint').on(table.fingerprint, table.createdAt),
    index('affiliate_applications_by_status').on(table.status),
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

/**
 * Registrations with PartnerStack that are under way, or whose answer nobody has seen: one per e-mail,
 * gone once the outcome is known and stored. PartnerStack has no idempotency key; this is ours.
 */
export const partnerAttempts = sqliteTable(
  'partner_attempts',
  {
    /** SHA-256 (hex) of the e-mail in lower case. */
    emailHash: text().primaryKey(),
    /** Names the run that holds the attempt; nobody else may store its outcome. */
    claim: text().notNull(),
    /** The application that is being approved; null for a registration without one. */
    applicationId: text(),
    /** How often it was begun: from the second time on, PartnerStack is asked before it is told. */
    tries: integer().notNull().default(1),
    /** Whose decision it is, as staff_audit has it. */
    session: text(),
    address: text(),
    startedAt: integer().notNull(),
    /** When the claim lapses and another run may take the attempt over. */
    leasedUntil: integer().notNull(),
  },
  (table) => [
    index('partner_attempts_application').on(table.applicationId),
    index('partner_attempts_due').on(table.leasedUntil),
  ],
);
