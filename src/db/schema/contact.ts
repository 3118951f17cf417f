import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import { retention } from '../../shared/content/retention.ts';
import { sentTable } from '../sent-table.ts';

const MESSAGE_STATUSES = ['new', 'replied', 'done', 'spam'] as const;

/** Messages from the contact form, stored whether or not their e-mail could be delivered. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    /** The order of arrival. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    /** What the limit counts by: the e-mail in lower case, or 'anonymous'. */
    limitKey: text().notNull(),
    /** SHA-256 of the fields, to recognize the same message sent again. */
    fingerprint: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    userAgent: text().notNull(),
    createdAt: integer().notNull(),
    /** Whether it was stored although the captcha could not check it, as our keys or domains are wrong there. */
    isUnchecked: integer({ mode: 'boolean' }).notNull().default(false),
    /** When a failed delivery released the slot of the limit; null while it counts. */
    slotReleasedAt: integer(),
    status: text({ enum: MESSAGE_STATUSES }).notNull().default('new'),
    /** The name of the staff member who has it. */
    owner: text(),
    /** Whose turn it is, where it is the person's. */
    waits: text({ enum: ['them'] }),
    nextStep: text(),
    /** The day of the next step: 'YYYY-MM-DD'. */
    nextAt: text(),
    /** Grows with each change; a write of an older version changes nothing and is planned again. */
    version: integer().notNull().default(1),
    changedAt: integer(),
    changedBy: text(),
    /** What staff search: name, e-mail, subject, message and next step, as foldTexts makes it. */
    searchText: text().notNull(),
  },
  (table) => [
    uniqueIndex('contact_messages_id_unique').on(table.id),
    index('contact_messages_work').on(table.status, table.owner, table.nextAt),
    index('contact_messages_limit').on(table.limitKey, table.createdAt),
    index('contact_messages_fingerprint').on(table.fingerprint, table.createdAt),
    index('contact_messages_newest').on(table.createdAt),
    index('contact_messages_by_email').on(sql`lower(${table.email})`),
  ],
);

export const sentMessages = sentTable({
  table: contactMessages,
  name: contactMessages.name,
  email: contactMessages.email,
  searchText: contactMessages.searchText,
  newest: contactMessages.createdAt,
  noun: { one: 'Message', many: 'Messages' },
  happened: 'Wrote a message',
  title: 'Messages',
  kept: [
    {
      name: 'messages',
      period: { months: retention.messageMonths },
      since: sql`${contactMessages.createdAt}`,
    },
  ],
  record: {
    kind: 'message',
    status: contactMessages.status,
    owner: contactMessages.owner,
    quotes: { Message: contactMessages.message, 'Next step': contactMessages.nextStep },
  },
});
