import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { snakeCase } from '../shared/text/letter-case.ts';
import * as affiliates from './schema/affiliates.ts';
import * as blog from './schema/blog.ts';
import * as contact from './schema/contact.ts';
import * as imports from './schema/imports.ts';
import * as jobs from './schema/jobs.ts';
import * as leads from './schema/leads.ts';
import * as notes from './schema/notes.ts';
import * as outbox from './schema/outbox.ts';
import * as people from './schema/people.ts';
import * as staff from './schema/staff.ts';
import * as submissions from './schema/submissions.ts';
import * as texts from './schema/texts.ts';
import * as views from './schema/views.ts';

/** Every table that the code knows; a test compares this with the files of the schema. */
export const tables: readonly SQLiteTable[] = [
  affiliates,
  blog,
  contact,
  imports,
  jobs,
  leads,
  notes,
  outbox,
  people,
  staff,
  submissions,
  texts,
  views,
].flatMap((module) => Object.values<unknown>(module).filter((value) => is(value, SQLiteTable)));

/** What the code expects of the database: 'leads.returned_at' for a column, 'leads_by_email' for an index. */
const expected = tables.flatMap((table) => {
  const { name, columns, indexes } = getTableConfig(table);
  return columns
    .map((column) => `${name}.${snakeCase(column.name)}`)
    .concat(indexes.map((index) => index.config.name));
});

/** The columns and indexes that the database lacks: it was made by other migrations than this code's. */
export async function missingInSchema(d1: D1Database): Promise<string[]> {
  const names = tables.map((table) => getTableConfig(table).name);
  const { results } = await d1
    .prepare(
      // D1 refuses to tell of its own tables.
      "SELECT t.value || '.' || c.name AS what FROM json_each(?) t, pragma_table_xinfo(t.value) c UNION ALL SELECT name FROM sqlite_master WHERE type = 'index'",
    )
    .bind(JSON.stringify(names))
    .all<{ what: string }>();
  const found = new Set(results.map(({ what }) => what));
  return expected.filter((what) => !found.has(what));
}
