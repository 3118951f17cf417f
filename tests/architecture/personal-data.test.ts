import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { ERASED, FREE } from '../helpers/personal-data.ts';
import { tableNames } from '../helpers/whole-database.ts';

test('a new table with a text, such as an address, is declared as one of people or says why it has none (DAT-01)', async () => {
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
