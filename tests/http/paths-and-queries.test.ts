import { expect, test } from 'vitest';

import { ORIGIN, request } from '../helpers/request.ts';
import { getAs, openSession } from '../helpers/staff.ts';

/** Values that no record, session or post can have. */
const IMPOSSIBLE = ['%20', 'a%00b', "'%20or%201=1%20--", '%3Cb%3E', 'x'.repeat(300), '%E0%A4%A'];

test.each([
  ['GET', '/api/admin/leads/:id'],
  ['GET', '/api/admin/applications/:id'],
  ['POST', '/api/admin/applications/:id/undo'],
  ['POST', '/api/admin/mail/:id/retry'],
  ['DELETE', '/api/admin/sessions/:id'],
])('%s %s says of an impossible id what it says of an unknown one', async (method, path) => {
  const cookie = await openSession();
  const to = (id: string) =>
    request(path.replace(':id', id), { method, headers: { cookie, origin: ORIGIN } });
  const unknown = await to('nobody');
  const expected = await unknown.json();
  expect(unknown.status).toBe(404);
  for (const id of IMPOSSIBLE) {
    const response = await to(id);
    expect(response.status, id).toBe(404);
    expect(await response.json(), id).toEqual(expected);
  }
});

test('an impossible application leads back to the list, which says that there is none', async () => {
  const cookie = await openSession();
  const query = new URLSearchParams({ decision: 'reject', next: '/admin/affiliates?q=Ada' });
  for (const id of IMPOSSIBLE) {
    const path = `/admin/affiliates/${id}?${query.toString()}`;
    expect((await getAs(cookie, path)).status, id).toBe(404);
    const posted = await request(path, {
      method: 'POST',
      headers: {
        cookie,
        origin: ORIGIN,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect([posted.status, posted.headers.get('location')], id).toEqual([
      303,
      '/admin/affiliates?q=Ada',
    ]);
    expect(decodeURIComponent(posted.headers.get('set-cookie') ?? ''), id).toContain(
      'There is no such application',
    );
  }
});

test('pages ignore what they do not know in a query, and take the first of a repeated name', async () => {
  const cookie = await openSession();
  for (const query of [
    'status=x',
    'q=a&q=b',
    'offset=%00',
    'sort=%E0%A4%A',
    '__proto__=1',
    'open=%20',
  ]) {
    for (const path of ['/admin/leads', '/admin/affiliates', '/admin/mail', '/admin/audit']) {
      expect((await getAs(cookie, `${path}?${query}`)).status, `${path}?${query}`).toBe(200);
    }
  }
  const html = await (await getAs(cookie, '/admin/leads?q=first&q=second')).text();
  expect(html).toContain('value="first"');
  expect(html).not.toContain('value="second"');
});
