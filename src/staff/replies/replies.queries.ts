import { and, desc, eq, exists, gte, gt, isNotNull, ne, not, sql, type SQL } from 'drizzle-orm';

import { actorName } from '../../audit/actor.ts';
import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import { batch, type Database } from '../../db/client.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { UNDO_MS } from '../../outbox/mail.contract.ts';
import { queueMail } from '../../outbox/mail.ts';
import { isOutboxRow } from '../../outbox/outbox.queries.ts';
import { outboxHas, undoLeft } from '../../outbox/stored-rows.queries.ts';
import type { MailText } from '../../shared/text/mail-text.ts';
import type { ReplyOutcome } from './replies.contract.ts';
import { addNote } from '../work/notes.queries.ts';
import type { RecordTable } from '../work/record-table.queries.ts';

const hasNote = (db: Database, which: SQL | undefined): SQL =>
  exists(db.select({ id: staffNotes.id }).from(staffNotes).where(which));

/**
 * Stores a reply with its e-mail, once, unless a colleague has replied since it was begun.
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
    begunAt,
  }: {
    /** The id of the record. */
    about: string;
    id: string;
    mail: MailText;
    message: Message;
    by: Actor;
    begunAt: number;
  },
  now: number,
): Promise<'stored' | 'changed' | 'gone' | { answeredBy: string }> {
  const subject = { kind: kind.name, id: about };
  const record = db.select({ id: table.id }).from(table).where(eq(table.id, about));
  const isAnswer = and(
    eq(staffNotes.subjectKind, subject.kind),
    eq(staffNotes.subjectId, about),
    isNotNull(staffNotes.mailSubject),
    ne(staffNotes.by, actorName(by)),
    gte(staffNotes.at, begunAt),
  );
  const isNew =
    and(exists(record), not(hasNote(db, eq(staffNotes.id, id))), not(hasNote(db, isAnswer))) ??
    sql`false`;
  const isThis = and(
    eq(staffNotes.id, id),
    eq(staffNotes.subjectId, about),
    eq(staffNotes.text, text),
    eq(staffNotes.mailSubject, mailSubject),
  );
  const note = { id, by: actorName(by), text, mailSubject };
  const { stored, found, answers } = await batch(db, {
    recorded: recordAudit(db, { by, action: 'reply_written', subject }, now, isNew),
    note: addNote(db, { subject, ...note }, isNew, now),
    mail: queueMail(db, { message, subjectId: id, waitMs: UNDO_MS }, hasNote(db, isThis), now),
    stored: db.select({ id: staffNotes.id }).from(staffNotes).where(isThis),
    found: record,
    answers: db
      .select({ answeredBy: staffNotes.by })
      .from(staffNotes)
      .where(isAnswer)
      .orderBy(desc(staffNotes.id))
      .limit(1),
  });
  if (stored.length > 0) return 'stored';
  if (found.length === 0) return 'gone';
  return answers[0] ?? 'changed';
}

/** What became of the e-mail of a reply. */
export async function readOutcome(db: Database, id: string): Promise<ReplyOutcome | undefined> {
  const row = await db
    .select({
      status: outbox.status,
      problem: outbox.lastError,
      attempts: outbox.attempts,
      notBefore: outbox.notBefore,
    })
    .from(outbox)
    .where(isOutboxRow({ kind: 'reply', subjectId: id }))
    .get();
  if (!row) return undefined;
  const { status, problem } = row;
  return { status, problem, undo_ms: undoLeft(row, Date.now()) };
}

/**
 * Takes a reply back whose e-mail has not left.
 * @param about the id of the record
 * @returns whether it is gone; not where its e-mail is on its way
 */
export async function undoReply(
  db: Database,
  { kind }: RecordTable,
  { about, id, by }: { about: string; id: string; by: Actor },
  now: number,
): Promise<boolean> {
  const isItsMail = and(
    isOutboxRow({ kind: 'reply', subjectId: id }),
    eq(outbox.status, 'pending'),
    eq(outbox.attempts, 0),
    gt(outbox.notBefore, now),
  );
  const isThis = and(eq(staffNotes.id, id), eq(staffNotes.subjectId, about));
  const canUndo = and(hasNote(db, isThis), outboxHas(isItsMail)) ?? sql`false`;
  const subject = { kind: kind.name, id: about };
  const { left } = await batch(db, {
    recorded: recordAudit(db, { by, action: 'reply_undone', subject }, now, canUndo),
    note: db.delete(staffNotes).where(and(isThis, outboxHas(isItsMail))),
    mail: db.delete(outbox).where(and(isItsMail, sql`not ${hasNote(db, eq(staffNotes.id, id))}`)),
    left: db.select({ id: staffNotes.id }).from(staffNotes).where(isThis),
  });
  return left.length === 0;
}
