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
      `insert into leads (id, name, email, created_at) values ('a', 'Ada', 'ada@x.example', 1)`,
      `insert into lead_visits (id, lead_id, source, created_at) values ('a', 'a', 'demo', 1)`,
      `insert into post_keywords (key, post_id, label, sort_time) values ('a', 'a', 'A', 1)`,
      `insert into mail_pace values ('emailjs', 1)`,
      `update row_counts set count = 7`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  expect([await made(), await rows()]).not.toEqual(atFirst);
  expect(await emptyDatabase()).toBe(true);
  expect([await made(), await rows()]).toEqual(atFirst);
  await env.DB.exec('create table another (id integer)');
  expect(await emptyDatabase(), 'nor does a table stay').toBe(false);
});

test('the migration to the order of arrival loses nothing and changes no order', async () => {
  const at = env.TEST_MIGRATIONS.findIndex(({ name }) => name.includes('lists_by_arrival'));
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, at));
  const times = [5, 9e15, 5, 0, 4, -5, 5];
  await env.DB.batch(
    times.flatMap((time, index) => [
      env.DB.prepare(
        `insert into leads (id, name, email, partner_key, attribution, created_at) values ('lead-' || ?1, 'Ada ' || ?1, ?1 || '@x.example', 'key', '{"a":"b"}', ?2)`,
      ).bind(String(index), time),
      env.DB.prepare(
        `insert into affiliate_applications (id, first_name, last_name, email, company, experience, audience, motivation, status, partnerstack_id, created_at, updated_at, fingerprint, failure, failed_at)
         values ('application-' || ?1, 'Ada', 'No ' || ?1, ?1 || '@x.example', 'Acme', 'beginner', 'x', 'x', ?3, iif(?3 = 'approved', 'key', null), ?2, 7, 'print', iif(?3 = 'pending', 'Closed', null), iif(?3 = 'pending', 8, null))`,
      ).bind(String(index), time, ['pending', 'approved', 'rejected'][index % 3]),
    ]),
  );
  const rows = async (table: string, order: string) => {
    const { results } = await env.DB.prepare(`select * from ${table} order by ${order}`).all();
    return results.map(({ place: _place, seq: _seq, ...row }) => row);
  };
  const counts = async () =>
    (await env.DB.prepare('select * from row_counts order by name').all()).results;
  const before = [
    await rows('leads', 'place'),
    await rows('affiliate_applications', 'place'),
    await counts(),
  ];
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(at, at + 1));
  expect([
    await rows('leads', 'seq'),
    await rows('affiliate_applications', 'seq'),
    await counts(),
  ]).toEqual(before);
  for (const index of ['leads_search', 'affiliate_applications_search']) {
    await env.DB.exec(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`);
    const found = await env.DB.prepare(
      `select count(*) as n from ${index} where ${index} match '"x.example"'`,
    ).first('n');
    expect(found, index).toBe(times.length);
  }
  await env.DB.exec(
    "insert into leads (id, name, email, created_at) values ('later', 'Later', 'later@x.example', 1)",
  );
  expect((await rows('leads', 'seq desc'))[0]).toMatchObject({ id: 'later' });
});

test('the migration that counts the outbox counts the entries that are there', async () => {
  const at = env.TEST_MIGRATIONS.findIndex(({ name }) => name.includes('outbox_counts'));
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, at));
  await env.DB.exec(
    "insert into outbox (id, kind, subject_id, payload, status, not_before, created_at) values ('a', 'lead', '1', '{}', 'failed', 0, 0), ('b', 'lead', '2', '{}', 'failed', 0, 0), ('c', 'lead', '3', '{}', 'pending', 0, 0)",
  );
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(at));
  const { results } = await env.DB.prepare('select * from row_counts where count > 0').all();
  expect(results).toEqual([
    { name: 'outbox.failed', count: 2 },
    { name: 'outbox.pending', count: 1 },
  ]);
});
