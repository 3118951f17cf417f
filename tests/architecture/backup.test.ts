import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { DERIVED_TABLES } from '../../tools/backup/tables.ts';

async function named(type: 'table' | 'trigger'): Promise<{ name: string; sql: string }[]> {
  const { results } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = ? AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
  )
    .bind(type)
    .all<{ name: string; sql: string }>();
  return results;
}

test('a backup leaves out exactly the tables that triggers fill', async () => {
  const tables = await named('table');
  const isVirtual = (name: string) =>
    tables.some((one) => one.name === name && /^CREATE VIRTUAL/i.test(one.sql));
  const written = (await named('trigger')).flatMap(({ sql }) =>
    [...sql.matchAll(/(?:INSERT(?: OR \w+)? INTO|UPDATE) [`"]?(\w+)[`"]?(?= |\()/gi)]
      // "AFTER UPDATE OF column" is the head of a trigger.
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'OF'),
  );
  const filled = [...new Set(written)].filter(
    (name) => !isVirtual(name) && tables.some((table) => table.name === name),
  );
  expect(filled.toSorted()).toEqual(DERIVED_TABLES);
});

test('each table that is backed up has a key, so that a restore can be repeated', async () => {
  const without: string[] = [];
  for (const { name, sql } of await named('table')) {
    if (/^CREATE VIRTUAL/i.test(sql) || /^(?:d1_migrations|sqlite_)/.test(name)) continue;
    if (/_(?:search|search_\w+)$/.test(name)) continue;
    const { results } = await env.DB.prepare(
      `SELECT 1 FROM pragma_index_list('${name}') WHERE "unique" UNION ALL SELECT 1 FROM pragma_table_info('${name}') WHERE pk > 0`,
    ).all();
    if (results.length === 0) without.push(name);
  }
  expect(without).toEqual([]);
});
