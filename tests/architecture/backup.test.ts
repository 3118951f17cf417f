import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { DERIVED_TABLES, writtenBy } from '../../tools/backup/tables.ts';

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
  const isFilled = (name: string) =>
    DERIVED_TABLES.includes(name) ||
    tables.some((one) => one.name === name && /^CREATE VIRTUAL/i.test(one.sql));
  const onInsert = (await named('trigger')).filter(({ sql }) => /AFTER INSERT ON/i.test(sql));
  const filled = new Set(onInsert.flatMap(({ sql }) => writtenBy(sql)).filter(isFilled));
  expect(DERIVED_TABLES.filter((name) => !filled.has(name))).toEqual([]);
  // A restore runs the triggers that fill, and drops those that change rows of the backup.
  const mixed = onInsert.filter(({ sql }) => new Set(writtenBy(sql).map(isFilled)).size > 1);
  expect(mixed.map(({ name }) => name)).toEqual([]);
});

test('a trigger’s body says which tables it writes', () => {
  const trigger =
    'CREATE TRIGGER a AFTER UPDATE OF b ON c BEGIN INSERT INTO `d` VALUES (1) ON CONFLICT DO UPDATE SET e = 2; DELETE FROM f; END';
  expect(writtenBy(trigger)).toEqual(['d', 'f']);
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
