import { expect, test } from 'vitest';

import { staffPages } from '../../src/shared/staff-pages.ts';
import { getAs, openSession } from '../helpers/staff.ts';

test('every section is for staff only, in no index, and leads to the others and to the search of people, sections and actions (STA-02, ADM-01, ADM-11)', async () => {
  const cookie = await openSession();
  for (const { path } of Object.values(staffPages)) {
    expect((await getAs('', path)).status, path).toBe(401);
    const response = await getAs(cookie, path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await response.text();
    expect(html).toContain('noindex, nofollow');
    expect(html, path).toMatch(/<a[^>]*href="\/admin\/people"[^>]*data-palette/);
    expect(html, path).toMatch(new RegExp(`href="${path}"[^>]*aria-current="page"`));
  }
});
