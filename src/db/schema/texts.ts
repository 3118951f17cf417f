import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

import { RECORD_NAMES } from '../../shared/record-names.ts';

/** Texts that staff put into what they write to people, with placeholders. */
export const storedTexts = sqliteTable(
  'stored_texts',
  {
    id: text().primaryKey(),
    /** The records that it is for. */
    recordKind: text({ enum: RECORD_NAMES }).notNull(),
    name: text().notNull(),
    /** Of an e-mail that has none yet; '' for none. */
    subject: text().notNull(),
    text: text().notNull(),
    changedAt: integer().notNull(),
    /** Who changed it, as actorName has it. */
    changedBy: text().notNull(),
  },
  (table) => [
    index('stored_texts_by_kind').on(table.recordKind, table.name),
    check('stored_texts_length', sql`length(${table.text}) between 1 and 4000`),
  ],
);
