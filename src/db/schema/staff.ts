import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The browser has the token, the database only its SHA-256 in hex. */
export const staffSessions = sqliteTable(
  'staff_sessions',
  {
    tokenHash: text().primaryKey(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    /** As Cloudflare Access knows them, else as they typed it at sign-in; null without one. */
    name: text(),
    /** Of the password at sign-in. */
    credential: text().notNull(),
  },
  (table) => [
    index('staff_sessions_expiry').on(table.expiresAt),
    check('staff_sessions_hash_length', sql`length(${table.tokenHash}) = 64`),
    check('staff_sessions_order', sql`${table.expiresAt} > ${table.createdAt}`),
    check('staff_sessions_name_short', sql`length(${table.name}) between 1 and 254`),
  ],
);

/** Who works here: whose a session is, and who work can be given to. */
export const staffNames = sqliteTable(
  'staff_names',
  {
    /** The name as searches compare it: "dana" is Dana. */
    key: text().primaryKey(),
    name: text().notNull(),
  },
  (table) => [check('staff_names_name_short', sql`length(${table.name}) between 1 and 254`)],
);

/** Failed sign-ins per address and overall; each further one waits longer (ASVS 6.3.1). */
export const staffSignInWaits = sqliteTable(
  'staff_sign_in_waits',
  {
    /** 'address:<IP>' or 'everyone'. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    waitsUntil: integer().notNull(),
    /** When the count restarts, unless there is another attempt. */
    forgottenAt: integer().notNull(),
  },
  (table) => [index('staff_sign_in_waits_forgotten').on(table.forgottenAt)],
);

/** There are no user accounts: the actor is a session, its name and an IP (ASVS 16.2.1). */
export const staffAudit = sqliteTable(
  'staff_audit',
  {
    /** UUIDv7: the order of arrival. */
    id: text().primaryKey(),
    at: integer().notNull(),
    /** The first eight characters of the session's hash; null without a session. */
    session: text(),
    /** As rate limits count: an IPv4 address or an IPv6 network; null for the Worker itself. */
    address: text(),
    action: text().notNull(),
    subjectKind: text(),
    subjectId: text(),
    /** JSON, without personal data of visitors. */
    detail: text(),
    /** The name of the session, as given at sign-in. */
    name: text(),
    /** The id that the browser gave a change, by which a repeat of it is recognized. */
    changeId: text(),
  },
  (table) => [
    uniqueIndex('staff_audit_change')
      .on(table.changeId, table.subjectId)
      .where(sql`${table.changeId} is not null`),
    index('staff_audit_subject').on(table.subjectKind, table.subjectId, table.at),
    index('staff_audit_action').on(table.action, table.at),
    check(
      'staff_audit_session_short',
      sql`${table.session} is null or length(${table.session}) = 8`,
    ),
    check(
      'staff_audit_subject_whole',
      sql`(${table.subjectKind} is null) = (${table.subjectId} is null)`,
    ),
    check('staff_audit_detail_json', sql`${table.detail} is null or json_valid(${table.detail})`),
  ],
);
