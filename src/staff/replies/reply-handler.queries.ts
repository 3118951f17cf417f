import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import { recordAudits } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/client.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { mailHandler } from '../../outbox/mail.ts';
import type { OutboxHandler } from '../../outbox/handler.ts';
import { recordTables } from '../../record-kinds.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { spokenAt } from '../work/record.queries.ts';

/**
 * What follows from a reply that the provider accepted: its record gets the status of an answered one, in
 * the name of who wrote it, and staff have spoken with the person.
 * @param id of the reply
 */
function afterReply(db: Database, id: string, now: number): BatchItem<'sqlite'>[] {
  const note = sql`from ${staffNotes} where ${staffNotes.id} = ${id}`;
  const author = sql<string>`(select ${staffNotes.by} ${note})`;
  return recordTables.flatMap(({ kind, table, changed, afterReply: answered, spoken }) => {
    const about = sql`(select ${staffNotes.subjectId} ${note} and ${staffNotes.subjectKind} = ${kind.name})`;
    const isIt = sql`${table.id} = ${about}`;
    const statements: BatchItem<'sqlite'>[] = [];
    if (answered) {
      const isAnswered = sql`${isIt} and ${answered.from}`;
      statements.push(
        recordAudits(db, { session: null, address: null, name: author }, now, {
          action: changed,
          kind: kind.name,
          audit: sql`${uuidv7(now)}`,
          id: sql`${table.id}`,
          detail: sql`json_object('status', ${answered.status}, 'was_status', ${table.status})`,
          from: sql`${table} where ${isAnswered}`,
        }),
        db
          .update(table)
          .set({
            status: answered.status,
            changedAt: now,
            changedBy: author,
            version: sql`${table.version} + 1`,
          })
          .where(isAnswered),
      );
    }
    if (spoken) statements.push(db.update(table).set(spokenAt(now)).where(isIt));
    return statements;
  });
}

/** E-mails, with what follows from a reply that was sent. */
export const mailAndReplyHandler: OutboxHandler = {
  ...mailHandler,
  whenSent: (db, { kind, subjectId }, now) =>
    kind === 'reply' ? afterReply(db, subjectId, now) : [],
};
