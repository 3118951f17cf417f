import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';

import {
  columnsOf,
  contentsOf,
  fillTables,
  indexesOf,
  lostValues,
  statementsOf,
  tablesOf,
  type Run,
} from '../../tools/migrations/kept-values.ts';
import { toHex } from '../../src/shared/text/hex.ts';
import { rebuilt } from '../../tools/migrations/rebuilt.ts';

const files = import.meta.glob<string>('/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.split('/').at(-1) ?? '', sql }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** The beginning of each file's SHA-256. A new file gets a line; a line never changes. */
const HASHES = {
  '0000_init.sql': '3741a10ddaa4e603',
  '0001_decision_times.sql': 'cbc0dab040ee372a',
  '0002_returned_leads.sql': '6fdb22723ecefacc',
  '0003_unchecked_messages.sql': '8a39cbcfed1d7090',
  '0004_cached_pages.sql': '7b17dab9a8a0b221',
  '0005_leads_that_are_back.sql': '8c971d42a1ceb36e',
  '0006_source_words.sql': '0e8034f8b594054c',
  '0007_post_language.sql': 'be01f0b8b1aa9564',
  '0008_asked_slug.sql': '0d5183b2e543b1b6',
  '0009_lead_phone_company.sql': '2b193cf9df01aeb3',
  '0010_note_search_text.sql': 'e44a021b196b0f7c',
  '0011_waits_and_texts.sql': '6c270066f151b1a6',
  '0012_lead_imports.sql': 'bedd259e9178e9bf',
  '0013_change_ids.sql': 'd411d087d814846e',
  '0014_leads_without_address.sql': 'acb44cfaa81d4b68',
  '0015_merged_leads.sql': '795f69aa04a89517',
  '0016_owners_without_name.sql': 'e70edd4a29b0bc44',
  '0017_message_next_steps.sql': '1f515e9a5633ee04',
  '0018_saved_views.sql': '8e088af27fd9bf22',
};

const run: Run = async (statement) => (await env.OLDER_DB.prepare(statement).all()).results;

const apply = async (sql: string) => {
  for (const statement of statementsOf(sql)) await run(statement);
};

beforeEach(async () => {
  for (const table of (await tablesOf(run)).keys()) await run(`DROP TABLE "${table}"`);
});

test('a migration that was written once stays as it is, or databases differ that name the same ones', async () => {
  const hashOf = async (sql: string) =>
    toHex(
      new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sql))),
    ).slice(0, 16);
  const found = await Promise.all(
    migrations.map(async ({ name, sql }) => [name, await hashOf(sql)]),
  );
  expect(Object.fromEntries(found)).toEqual(HASHES);
});

test('no migration changes or loses a value that is stored', async () => {
  const [first, ...later] = migrations;
  await apply(first?.sql ?? '');
  for (const { name, sql } of later) {
    await fillTables(run);
    const before = await contentsOf(run);
    await apply(sql);
    expect(lostValues(before, await contentsOf(run), sql), name).toEqual([]);
  }
});

test('a migration that changes values is noticed', async () => {
  await apply(migrations[0]?.sql ?? '');
  await fillTables(run);
  const before = await contentsOf(run);
  await apply("UPDATE `leads` SET `status` = 'won';\nALTER TABLE `leads` DROP COLUMN `next_step`;");
  const after = await contentsOf(run);
  expect(lostValues(before, after, '')).toEqual(['leads.status', 'leads.next_step']);
  expect(lostValues(before, after, 'ALTER TABLE `leads` DROP COLUMN `next_step`')).toEqual([
    'leads.status',
  ]);
});

test('what was given to a session before names were asked for is nobody’s', async () => {
  const at = migrations.findIndex(({ name }) => name === '0016_owners_without_name.sql');
  for (const { sql } of migrations.slice(0, at)) await apply(sql);
  await fillTables(run);
  for (const table of ['leads', 'contact_messages', 'affiliate_applications']) {
    const ownerAfter = async (owner: string) => {
      await run(`UPDATE ${table} SET owner = '${owner}'`);
      await apply(migrations[at]?.sql ?? '');
      return (await run(`SELECT owner FROM ${table}`))[0]?.['owner'];
    };
    expect(await ownerAfter('session dc49b2b8'), table).toBeNull();
    for (const name of ['Ana', 'session', 'session of Ann'])
      expect(await ownerAfter(name), table).toBe(name);
  }
});

/** What drizzle-kit writes to change a CHECK and add a column: its copy and its indexes are wrong. */
async function rebuildOf(table: string, create: string): Promise<string> {
  const columns = (await columnsOf(run, table)).map(({ name }) => `"${name}"`).join(', ');
  const indexes = [...(await indexesOf(run, table)).values()].map((sql) =>
    sql.replaceAll('lower("email")', '`lower("email")`'),
  );
  return [
    'PRAGMA foreign_keys=OFF',
    create
      .replace(
        /CREATE TABLE [`"]\w+[`"] \(/,
        `CREATE TABLE \`__new_${table}\` (\n\t\`extra\` text,`,
      )
      .replaceAll(`"${table}".`, `"__new_${table}".`),
    `INSERT INTO \`__new_${table}\`("extra", ${columns}) SELECT "extra", ${columns} FROM \`${table}\``,
    `DROP TABLE \`${table}\``,
    `ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\``,
    'PRAGMA foreign_keys=ON',
    ...indexes,
  ]
    .map((statement) => `${statement};\n`)
    .join('');
}

test('a table that is rebuilt keeps its values, its indexes and its next number', async () => {
  for (const { sql } of migrations) await apply(sql);
  await fillTables(run);
  await run("UPDATE sqlite_sequence SET seq = 5000 WHERE name = 'leads'");
  const sequences = () => run('SELECT name, seq FROM sqlite_sequence ORDER BY name');
  const numbers = await sequences();
  const before = await contentsOf(run);
  for (const [table, create] of await tablesOf(run)) {
    const indexes = await indexesOf(run, table);
    await apply(await rebuilt(await rebuildOf(table, create), run));
    expect(await indexesOf(run, table), table).toEqual(indexes);
  }
  expect(lostValues(before, await contentsOf(run), '')).toEqual([]);
  expect(await run('SELECT extra FROM decision_mail_templates')).toEqual([{ extra: null }]);
  expect(await sequences()).toEqual(numbers);
});
