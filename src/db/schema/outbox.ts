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

import type { OutboxKind } from '../../shared/outbox-kinds.ts';

/** The address that an e-mail is answered at, in lower case: that of the person it is about. */
export const REPLY_ADDRESS = (table: Record<'payload', SQLiteColumn>): SQL =>
  sql`lower(json_extract(${table.payload}, '$.replyTo.email'))`;

/** Calls to the outside that must happen, each written in the same batch as what it is about. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    // No check on the kind: a new one would need the table to be rebuilt.
    kind: text().$type<OutboxKind>().notNull(),
    /** The id of the message, lead, application, reply or hour that the call is about. */
    subjectId: text().notNull(),
    /** What the handler of the kind needs, e.g. a Message; null once its text was deleted. */
    payload: text({ mode: 'json' }).notNull(),
    /** 'sending' while a run holds the lock. */
    status: text({ enum: ['pending', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    /** Not tried by cron before this time. */
    notBefore: integer().notNull(),
    /** While 'sending': when the lock expires and another run may take the row. */
    lockedUntil: integer(),
    lastError: text(),
    /** Why nothing is left to do about a row that failed. */
    closedReason: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
    /** When (ms) it was last written, later than any other row: lists that are open follow it. */
    changedAt: integer().$onUpdate(
      () => sql`(select max(${Date.now()}, coalesce(max(changed_at), 0) + 1) from outbox)`,
    ),
  },
  (table) => [
    index('outbox_changed').on(table.changedAt),
    index('outbox_newest').on(table.createdAt, table.id),
    uniqueIndex('outbox_subject_unique').on(table.kind, table.subjectId),
    index('outbox_due').on(table.kind, table.status, table.notBefore),
    index('outbox_by_status').on(table.status, table.id),
    index('outbox_by_reply').on(REPLY_ADDRESS(table)),
    index('outbox_with_text')
      .on(sql`coalesce(${table.sentAt}, ${table.createdAt})`)
      .where(sql`${table.payload} <> 'null'`),
    check('outbox_status', sql`${table.status} in ('pending', 'sending', 'sent', 'failed')`),
    check('outbox_sent_has_time', sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
    check('outbox_payload_json', sql`json_valid(${table.payload})`),
  ],
);

/** When the next e-mail may leave, per provider (src/outbox/send-slot.ts). */
export const mailPace = sqliteTable('mail_pace', {
  provider: text().primaryKey(),
  nextSendAt: integer().notNull(),
});
