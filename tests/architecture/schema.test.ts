import { env } from 'cloudflare:workers';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';

import { openDatabase } from '../../src/db/client.ts';
import { tables as known } from '../../src/db/schema-state.queries.ts';
import { emptyDatabase } from '../helpers/database.ts';
import { seedApplication } from '../helpers/staff.ts';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const modules = import.meta.glob<Record<string, unknown>>('/src/db/schema/*.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable));

test('health knows every table of the schema', () => {
  expect(new Set(known)).toEqual(new Set(tables));
});

test('migrations and schema agree on every table and column, or queries fail after a deploy', async () => {
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const { results } = await env.DB.prepare(
      'select name, type, "notnull", pk from pragma_table_xinfo(?)',
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

const files = import.meta.glob<string>('/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const migrations = Object.entries(files).map(
  ([path, sql]) => [path.split('/').at(-1), sql] as const,
);

test.each(migrations)(
  'D1 splits %s into its statements, or a deploy stops half way (WGT-01)',
  (_name, sql) => {
    // A word of these in a statement has D1 look for an END, and an export refuses virtual tables.
    expect(sql).not.toMatch(/\b(?:TRIGGER|VIRTUAL|VIEW|CASE|BEGIN|END)\b/i);
    expect(sql, 'an export with foreign keys cannot be restored').not.toMatch(/\bREFERENCES\b/i);
    const lines = sql.split('\n');
    expect(
      lines.filter((line) => /;(?!\s*$)/.test(line)),
      'a ; ends its line',
    ).toEqual([]);
    expect(
      lines.filter((line) => /--|\/\*/.test(line)),
      'no comments',
    ).toEqual([]);
    expect(sql.trim().endsWith(';')).toBe(true);
  },
);

test('a database that is emptied after a test has no rows, or the next test sees the last', async () => {
  await seedApplication();
  await env.DB.exec("insert into mail_pace values ('emailjs', 1)");
  expect(await emptyDatabase()).toBe(true);
  for (const table of tables) expect(await openDatabase(env.DB).$count(table)).toBe(0);
  await seedApplication();
  expect(await env.DB.prepare('select seq from affiliate_applications').first('seq')).toBe(1);
  await env.DB.exec('create table another (id integer)');
  expect(await emptyDatabase(), 'nor does a table stay').toBe(false);
});
