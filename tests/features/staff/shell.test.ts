import { expect, test } from 'vitest';

import { staffPages } from '../../../src/shared/staff-pages.ts';
import { getAs, openSession } from '../../helpers/staff.ts';

test('every section leads to the others and to the search of people, sections and actions (STA-02)', async () => {
  const cookie = await openSession();
  for (const { path } of Object.values(staffPages)) {
    const html = await (await getAs(cookie, path)).text();
    expect(html, path).toMatch(/<a[^>]*href="\/admin\/people"[^>]*data-palette/);
    expect(html, path).toMatch(new RegExp(`href="${path}"[^>]*aria-current="page"`));
  }
});
