import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

import { RECORD_NAMES } from '../../shared/record-names.ts';

/** What staff noted about a record, or replied to its person. Notes are only added, and deleted with their record. */
export const staffNotes = sqliteTable(
  'staff_notes',
  {
    /** UUIDv7: the order of arrival. */
    id: text().primaryKey(),
    subjectKind: text({ enum: RECORD_NAMES }).notNull(),
    subjectId: text().notNull(),
    at: integer().notNull(),
    /** Who noted it, as actorName has it. */
    by: text().notNull(),
    text: text().notNull(),
    /** Of a reply, whose e-mail is in the outbox under the note's id; null for a note. */
    mailSubject: text(),
    /** What staff search of it, as foldTexts makes it. */
    searchText: text().notNull().default(''),
  },
  (table) => [
    index('staff_notes_by_subject').on(table.subjectKind, table.subjectId, table.id),
    check('staff_notes_length', sql`length(${table.text}) between 1 and 4000`),
  ],
);
