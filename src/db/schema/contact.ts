import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Messages from the contact form, stored whether or not their e-mail could be delivered (Y-09). */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    /** What the limit counts by: the e-mail in lower case, or 'anonymous' (CON-36, CON-37). */
    limitKey: text().notNull(),
    /** SHA-256 of the fields, to recognize the same message sent again. */
    fingerprint: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    userAgent: text().notNull(),
    createdAt: integer().notNull(),
    /** When a failed delivery released the slot of the limit; null while it counts. */
    slotReleasedAt: integer(),
  },
  (table) => [
    index('contact_messages_limit').on(table.limitKey, table.createdAt),
    index('contact_messages_fingerprint').on(table.fingerprint, table.createdAt),
    index('contact_messages_age').on(table.createdAt),
    index('contact_messages_by_email').on(sql`lower(${table.email})`),
  ],
);
