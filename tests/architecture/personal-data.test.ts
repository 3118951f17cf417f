import { env } from 'cloudflare:workers';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { allPersonTables } from '../../src/features/people/staff/person-tables.queries.ts';
import { ERASED, FREE } from '../helpers/personal-data.ts';
import { tableNames } from '../helpers/whole-database.ts';

test('a new table or text column has to be listed as erased or as free of personal data (DAT-01)', async () => {
  const own = (await tableNames()).filter((name) => name !== 'd1_migrations');
  expect([...new Set([...Object.keys(ERASED), ...Object.keys(FREE)])].toSorted()).toEqual(
    own.toSorted(),
  );
  for (const table of own) {
    const erased = ERASED[table] ?? [];
    if (erased === 'rows') continue;
    const { results } = await env.DB.prepare('select name, type from pragma_table_info(?)')
      .bind(table)
      .all<{ name: string; type: string }>();
    const texts = results.filter(({ type }) => !/^integer$/i.test(type)).map(({ name }) => name);
    const listed = [...erased, ...(FREE[table]?.columns ?? [])];
    expect(listed.toSorted(), table).toEqual(texts.toSorted());
  }
});

test('every table with rows of a person is erased by its declaration, which the file of their data follows (DAT-01)', () => {
  const declared = allPersonTables.flatMap(([, { table, isKept }]) =>
    isKept ? [] : [getTableName(table)],
  );
  const listed = Object.keys(ERASED).filter((table) => ERASED[table] === 'rows');
  expect(declared.toSorted()).toEqual(listed.toSorted());
});
