import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { PERSONAL_DATA } from '../../src/features/people/personal-data.ts';
import { tableNames } from '../helpers/whole-database.ts';

test('a new table or text column has to be listed as erased or as free of personal data (DAT-01)', async () => {
  const own = (await tableNames()).filter((name) => name !== 'd1_migrations');
  expect(Object.keys(PERSONAL_DATA).toSorted(), 'src/features/people/personal-data.ts').toEqual(
    own.toSorted(),
  );
  for (const [table, handling] of Object.entries(PERSONAL_DATA)) {
    if (handling.erased === 'rows') continue;
    const { results } = await env.DB.prepare('select name, type from pragma_table_info(?)')
      .bind(table)
      .all<{ name: string; type: string }>();
    const texts = results.filter(({ type }) => !/^integer$/i.test(type)).map(({ name }) => name);
    const listed = [...handling.free, ...(handling.erased === 'columns' ? handling.cleared : [])];
    expect(listed.toSorted(), table).toEqual(texts.toSorted());
  }
});
