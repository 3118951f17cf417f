import { and, eq, exists, sql, type SQL } from 'drizzle-orm';

import { actorName } from '../../audit/actor.ts';
import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import { batch, type Database } from '../../db/client.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { queueMail } from '../../outbox/mail.ts';
import { isOutboxRow } from '../../outbox/outbox.queries.ts';
import type { MailText } from '../../shared/text/mail-text.ts';
import { addNote } from '../work/notes.queries.ts';
import type { RecordTable } from '../work/record-table.queries.ts';

const hasNote = (db: Database, which: SQL | undefined): SQL =>
  exists(db.select({ id: staffNotes.id }).from(staffNotes).where(which));

/**
 * Stores a reply with its e-mail, once.
 * @returns 'changed' where another text is stored under its id, 'gone' where the record is
 */
export async function storeReply(
  db: Database,
  { kind, table }: RecordTable,
  {
    about,
    id,
    mail: { subject: mailSubject, text },
    message,
    by,
  }: {
    /** The id of the record. */
    about: string;
    id: string;
    mail: MailText;
    message: Message;
    by: Actor;
  },
  now: number,
): Promise<'stored' | 'changed' | 'gone'> {
  const subject = { kind: kind.name, id: about };
  const record = db.select({ id: table.id }).from(table).where(eq(table.id, about));
  const isNew = sql`${exists(record)} and not ${hasNote(db, eq(staffNotes.id, id))}`;
  const isThis = and(
    eq(staffNotes.id, id),
    eq(staffNotes.subjectId, about),
    eq(staffNotes.text, text),
    eq(staffNotes.mailSubject, mailSubject),
  );
  const note = { id, by: actorName(by), text, mailSubject };
  const { stored, found } = await batch(db, {
    recorded: recordAudit(db, { by, action: 'reply_written', subject }, now, isNew),
    note: addNote(db, { subject, ...note }, isNew, now),
    mail: queueMail(db, { message, subjectId: id }, hasNote(db, isThis), now),
    stored: db.select({ id: staffNotes.id }).from(staffNotes).where(isThis),
    found: record,
  });
  if (stored.length > 0) return 'stored';
  return found.length > 0 ? 'changed' : 'gone';
}

/** What became of the e-mail of a reply. */
export const readOutcome = (db: Database, id: string) =>
  db
    .select({ status: outbox.status, problem: outbox.lastError })
    .from(outbox)
    .where(isOutboxRow({ kind: 'reply', subjectId: id }))
    .get();
