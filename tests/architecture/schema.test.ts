import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';

import { emptyDatabase } from '../helpers/empty-database.ts';
import { seedApplication } from '../helpers/staff.ts';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const modules = import.meta.glob<Record<string, unknown>>('/src/db/schema/*.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable));

test('migrations and schema agree on every table and column, or queries fail after a deploy', async () => {
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const { results } = await env.DB.prepare(
      'select name, type, "notnull", pk from pragma_table_info(?)',
    )
      .bind(name)
      .all<{ name: string; type: string; notnull: number; pk: number }>();
    const inDatabase = results.map((column) => ({
      name: column.name,
      type: column.type.toLowerCase(),
      required: column.notnull === 1,
      primary: column.pk > 0,
    }));
    const inSchema = columns.map((column) => ({
      name: snakeCase(column.name),
      type: column.getSQLType(),
      required: column.notNull,
      primary: column.primary,
    }));
    expect(inDatabase, name).toEqual(expect.arrayContaining(inSchema));
    expect(inDatabase, name).toHaveLength(inSchema.length);
  }
});

test('migrations and schema agree on every index and check, or a rule is only on paper', async () => {
  for (const table of tables) {
    const { name, indexes, checks } = getTableConfig(table);
    const { results } = await env.DB.prepare(
      "select name from sqlite_master where type = 'index' and tbl_name = ? and name not like 'sqlite_%'",
    )
      .bind(name)
      .all<{ name: string }>();
    expect(results.map((row) => row.name).toSorted(), name).toEqual(
      indexes.map((index) => index.config.name).toSorted(),
    );
    const created = await env.DB.prepare(
      "select sql from sqlite_master where type = 'table' and name = ?",
    )
      .bind(name)
      .first<{ sql: string }>();
    for (const check of checks) expect(created?.sql, check.name).toContain(`"${check.name}"`);
  }
});

const made = async () =>
  (
    await env.DB.prepare(
      "select type, name, sql from sqlite_master where name <> 'd1_migrations' and name not like 'sqlite_%' and name not like '\\_cf\\_%' escape '\\' order by type, name",
    ).all<Record<'type' | 'name' | 'sql', string>>()
  ).results;
// Except the words of the search indexes: an index that was emptied says so.
const rows = async () => {
  const stored = (await made()).filter(
    ({ type, name, sql }) =>
      type === 'table' && !sql.startsWith('CREATE VIRTUAL') && !name.endsWith('_data'),
  );
  const all = await env.DB.batch(
    stored.map(({ name }) => env.DB.prepare(`select '${name}' as "table", * from "${name}"`)),
  );
  return all.flatMap(({ results }) => results);
};

test('migrations applied one by one, as a deployment does, make the database that every test has', async () => {
  const atOnce = [await made(), await rows()];
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect([await made(), await rows()]).toEqual(atOnce);
  expect(atOnce[0]?.length).toBeGreaterThan(tables.length);
});

test('a database that is emptied after a test is like a new one, or the next test sees the last', async () => {
  const atFirst = [await made(), await rows()];
  await seedApplication();
  await env.DB.batch(
    [
      `insert into leads (id, name, email, created_at, search_text) values ('a', 'Ada', 'ada@x.example', 1, 'ada')`,
      `insert into lead_visits (id, lead_id, source, created_at) values ('a', 'a', 'demo', 1)`,
      `insert into posts (id, slug, fetched_at) values ('a', 'a', 1)`,
      `insert into mail_pace values ('emailjs', 1)`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  expect([await made(), await rows()]).not.toEqual(atFirst);
  expect(await emptyDatabase()).toBe(true);
  expect([await made(), await rows()]).toEqual(atFirst);
  await env.DB.exec('create table another (id integer)');
  expect(await emptyDatabase(), 'nor does a table stay').toBe(false);
});
