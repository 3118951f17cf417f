import { sql, type SQL } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

// An FTS5 trigram index holds no rows of its own: its rowid is the `seq` of the table that it covers,
// and triggers keep it up to date. Drizzle Kit knows no virtual tables, so none is in the schema.

/** An FTS5 index as a table to select from. */
export const searchIndex = (name: string) => sqliteTable(name, { rowid: integer().notNull() });

export type SearchIndex = ReturnType<typeof searchIndex>;

/** Rows that contain the text; quoted, so that nothing in it is read as FTS5 syntax. */
export const indexMatches = (index: SearchIndex, text: string): SQL =>
  sql`${index} match ${`"${text.replaceAll('"', '""')}"`}`;
