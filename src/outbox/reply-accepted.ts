import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { AuditAction } from '../audit/audit-actions.contract.ts';
import type { Database } from '../db/client.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { LAST_CONTACT, leads } from '../db/schema/leads.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { staffAudit } from '../db/schema/staff.ts';
import { uuidv7 } from '../shared/uuid.ts';

interface Answered {
  kind: (typeof staffNotes.$inferSelect)['subjectKind'];
  table: SQLiteTable & Readonly<Record<'id' | 'status' | 'version', SQLiteColumn>>;
  /** The status of an answered record, and the one that stays as it is. */
  status: string;
  from: ReturnType<typeof sql>;
  action: AuditAction;
}

const ANSWERED: readonly Answered[] = [
  {
    kind: 'message',
    table: contactMessages,
    status: 'replied',
    from: sql`${contactMessages.status} <> 'replied'`,
    action: 'message_changed',
  },
  {
    kind: 'lead',
    table: leads,
    status: 'contacted',
    from: sql`${leads.status} = 'new'`,
    action: 'lead_changed',
  },
];

/**
 * What follows from a reply that the provider accepted (STF-05): the message is replied to, a new lead is
 * contacted, in the name of who wrote it.
 * @param id of the reply
 */
export function replyAccepted(db: Database, id: string, now: number): BatchItem<'sqlite'>[] {
  const note = sql`from ${staffNotes} where ${staffNotes.id} = ${id}`;
  const about = (kind: Answered['kind']) =>
    sql`(select ${staffNotes.subjectId} ${note} and ${staffNotes.subjectKind} = ${kind})`;
  const author = sql`(select ${staffNotes.by} ${note})`;
  return [
    ...ANSWERED.flatMap(({ kind, table, status, from, action }) => {
      const isAnswered = sql`${table.id} = ${about(kind)} and ${from}`;
      const detail = sql`json_object('status', ${status}, 'was_status', ${table.status})`;
      return [
        db.insert(staffAudit).select(
          sql`select ${uuidv7(now)}, cast(${now} as integer), null, null, ${action}, ${kind}, ${table.id}, ${detail}, ${author}
            from ${table} where ${isAnswered}`,
        ),
        db
          .update(table)
          .set({
            status,
            changedAt: now,
            changedBy: author,
            version: sql`${table.version} + 1`,
          })
          .where(isAnswered),
      ];
    }),
    db
      .update(leads)
      .set({ contactedAt: sql`max(${LAST_CONTACT(leads)}, ${now})` })
      .where(sql`${leads.id} = ${about('lead')}`),
  ];
}
