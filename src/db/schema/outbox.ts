import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The outbox: every e-mail is a row, written in the same batch as what it announces. */
export const outgoingMail = sqliteTable(
  'outgoing_mail',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['contact', 'lead', 'affiliate_application'] }).notNull(),
    /** The id of the lead, message or application that the e-mail is about. */
    subjectId: text().notNull(),
    /** JSON: the template's parameters. */
    params: text().notNull(),
    status: text({ enum: ['pending', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer().notNull(),
    /** While 'sending': when the claim lapses and another run may take the row. */
    leasedUntil: integer(),
    lastError: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
  },
  (table) => [
    uniqueIndex('outgoing_mail_subject_unique').on(table.kind, table.subjectId),
    index('outgoing_mail_due').on(table.status, table.nextAttemptAt),
    index('outgoing_mail_by_status').on(table.status, table.id),
    check('outgoing_mail_kind', sql`${table.kind} in ('contact', 'lead', 'affiliate_application')`),
    check('outgoing_mail_status', sql`${table.status} in ('pending', 'sending', 'sent', 'failed')`),
    check(
      'outgoing_mail_sent_has_time',
      sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`,
    ),
    check('outgoing_mail_params_json', sql`json_valid(${table.params})`),
  ],
);

/** When the next e-mail may leave: the line in which all parallel runs stand (src/mail/send-slot.ts). */
export const mailPace = sqliteTable('mail_pace', {
  provider: text().primaryKey(),
  nextSendAt: integer().notNull(),
});
