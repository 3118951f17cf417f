import { expect, test } from 'vitest';

import { sendJson } from '../helpers/request.ts';
import { getAs, openSession } from '../helpers/staff.ts';

/** Values that no record, session or post can have. */
const IMPOSSIBLE = ['%20', 'a%00b', "'%20or%201=1%20--", '%3Cb%3E', 'x'.repeat(300), '%E0%A4%A'];

test.each([
  ['GET', '/api/admin/leads/:id'],
  ['GET', '/api/admin/applications/:id'],
  ['POST', '/api/admin/applications/:id/reopen'],
])('%s %s says of an impossible id what it says of an unknown one', async (method, path) => {
  const cookie = await openSession();
  const to = (id: string) => {
    const address = path.replace(':id', id);
    return method === 'GET'
      ? getAs(cookie, address)
      : sendJson(method, address, { change_id: crypto.randomUUID() }, { cookie });
  };
  const unknown = await to('nobody');
  const expected = await unknown.json();
  expect(unknown.status).toBe(404);
  for (const id of IMPOSSIBLE) {
    const response = await to(id);
    expect(response.status, id).toBe(404);
    expect(await response.json(), id).toEqual(expected);
  }
});
