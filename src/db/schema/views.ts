import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';

import { RECORD_NAMES } from '../../shared/record-names.ts';

/** Filters of a list that staff saved for all of them. What was searched for is no part: it may name a person. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: text().primaryKey(),
    /** The records of the list. */
    recordKind: text({ enum: RECORD_NAMES }).notNull(),
    name: text().notNull(),
    /** The name as it is compared. */
    key: text().notNull(),
    /** '' is the whole list. */
    status: text().notNull(),
    conditions: text({ mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    sort: text().notNull(),
    savedAt: integer().notNull(),
    /** Who saved it, as actorName has it. */
    savedBy: text().notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_by_name').on(table.recordKind, table.key),
    check('saved_views_conditions', sql`json_valid(${table.conditions})`),
  ],
);
