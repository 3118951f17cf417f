import { expect, test } from 'vitest';

import { staffPages } from '../../src/shared/staff-pages.ts';
import { allRoutes } from '../../src/staff-area.ts';
import { ORIGIN, request } from '../helpers/request.ts';
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

test('a form that is refused, whatever it is about, answers inside the staff area (STA-02)', async () => {
  const forms = allRoutes.filter(
    ({ method, path }) => method === 'POST' && path.startsWith('/admin/'),
  );
  expect(forms.length).toBeGreaterThan(10);
  for (const path of new Set(forms.map((each) => each.path.replaceAll(/:\w+/g, 'nothing')))) {
    const answers = await Promise.all(
      ['', `text=${'x'.repeat(20_000)}`].map(async (body) =>
        request(path, {
          method: 'POST',
          body,
          headers: {
            cookie: await openSession(),
            origin: ORIGIN,
            'content-type': 'application/x-www-form-urlencoded',
          },
        }),
      ),
    );
    for (const answer of answers) {
      const html = await answer.text();
      expect(html, `${path}: ${answer.status}`).not.toContain('Go to Homepage');
    }
  }
});
