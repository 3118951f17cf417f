import { and, desc, eq, getTableColumns, notExists, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { foldTexts } from '../../shared/text/fold.ts';
import { uuidv7 } from '../../shared/uuid.ts';

export interface NoteSubject {
  kind: (typeof staffNotes.$inferSelect)['subjectKind'];
  id: string;
}

/** That there is no note of an id. */
export const noNote = (db: Database, id: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(staffNotes)
      .where(eq(staffNotes.id, id)),
  );

/** A note by its author; of a reply, also its id and the subject of its e-mail. */
interface NewNote {
  subject: NoteSubject;
  by: string;
  text: string;
  id?: string;
  mailSubject?: string;
}

/** What staff search of a note or a reply. */
export const noteSearchText = ({ text, mailSubject }: Pick<NewNote, 'text' | 'mailSubject'>) =>
  foldTexts(mailSubject, text);

/**
 * The statement that adds a note, for the batch of its change.
 * @param onlyIf that the record is there
 */
export const addNote = (db: Database, { subject, ...note }: NewNote, onlyIf: SQL, now: number) =>
  insertWhere(
    db,
    staffNotes,
    {
      id: uuidv7(now),
      mailSubject: null,
      ...note,
      searchText: noteSearchText(note),
      subjectKind: subject.kind,
      subjectId: subject.id,
      at: now,
    },
    onlyIf,
  );

/** The notes on a record and the replies to its person, newest first, with what became of their e-mails. */
export const notesOf = (db: Database, { kind, id }: NoteSubject, limit: number) =>
  db
    .select({
      ...getTableColumns(staffNotes),
      mailId: outbox.id,
      mailStatus: outbox.status,
      mailProblem: outbox.lastError,
      mailAttempts: outbox.attempts,
      mailNotBefore: outbox.notBefore,
    })
    .from(staffNotes)
    .leftJoin(outbox, and(eq(outbox.kind, 'reply'), eq(outbox.subjectId, staffNotes.id)))
    .where(and(eq(staffNotes.subjectKind, kind), eq(staffNotes.subjectId, id)))
    .orderBy(desc(staffNotes.at), desc(staffNotes.id))
    .limit(limit);

export type StoredNote = Awaited<ReturnType<typeof notesOf>>[number];
