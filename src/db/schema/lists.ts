import { sql } from 'drizzle-orm';
import { check, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Filters of a staff list that someone gave a name (STA-03). */
export const staffViews = sqliteTable(
  'staff_views',
  {
    id: text().primaryKey(),
    /** The path of the list. */
    list: text().notNull(),
    /** The name of the staff member; '' for all who sign in without one. */
    who: text().notNull(),
    name: text().notNull(),
    /** The query of the list's URL, without search, page and open record. */
    query: text().notNull(),
  },
  (table) => [
    uniqueIndex('staff_views_name').on(table.list, table.who, table.name),
    check('staff_views_name_short', sql`length(${table.name}) between 1 and 40`),
    check('staff_views_query_short', sql`length(${table.query}) between 1 and 4000`),
  ],
);
