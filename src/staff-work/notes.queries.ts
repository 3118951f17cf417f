import { and, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { uuidv7 } from '../shared/uuid.ts';

export interface NoteSubject {
  kind: 'lead' | 'message';
  id: string;
}

/** The statement that adds a note, for the batch of its change. @param onlyIf that the record is there */
export const addNote = (
  db: Database,
  { kind, id }: NoteSubject,
  { by, text }: { by: string; text: string },
  now: number,
  onlyIf: SQL,
) =>
  db
    .insert(staffNotes)
    .select(
      sql`select ${uuidv7(now)}, ${kind}, ${id}, cast(${now} as integer), ${by}, ${text} where ${onlyIf}`,
    )
    .returning({ id: staffNotes.id });

/** The notes on a record, newest first. */
export const notesOf = (db: Database, { kind, id }: NoteSubject, limit: number) =>
  db
    .select()
    .from(staffNotes)
    .where(and(eq(staffNotes.subjectKind, kind), eq(staffNotes.subjectId, id)))
    .orderBy(desc(staffNotes.id))
    .limit(limit);

export type StoredNote = typeof staffNotes.$inferSelect;
