import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { View } from '../../src/staff/views/views.contract.ts';
import { sendJson } from '../helpers/request.ts';
import { getAs, openSession, tableIn } from '../helpers/staff.ts';

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const HOT = { name: 'Hot', status: 'new', conditions: { source: 'hero_cta' }, sort: '-activity' };

const send = (cookie: string, method: string, path: string, body?: object) =>
  sendJson(method, `/api/admin/views/${path}`, body, { cookie });
const read = async (cookie: string, list: string) =>
  (await getAs(cookie, `/api/admin/views/${list}`)).json<View[]>();

describe('filters that staff work with have a name, which all of them share (STF-03)', () => {
  test('a colleague finds the view in its list only, with status, filter and order', async () => {
    expect((await send(await openSession(), 'POST', 'leads', HOT)).status).toBe(200);
    const other = await openSession();
    expect(await read(other, 'leads')).toEqual([{ ...HOT, id: expect.any(String) as string }]);
    expect(await read(other, 'messages')).toEqual([]);
  });

  test('what the list does not know is left out, and no search is kept: it may name a person', async () => {
    const cookie = await openSession();
    const strange = { status: 'gone', sort: 'gone', conditions: { since: 'never', owner: 'Ana' } };
    await send(cookie, 'POST', 'leads', { name: 'Mine', ...strange });
    expect(await read(cookie, 'leads')).toMatchObject([
      { status: '', sort: 'newest', conditions: { owner: 'Ana' } },
    ]);
    const search = await send(cookie, 'POST', 'leads', { ...HOT, search: 'rosa@example.org' });
    expect(search.status).toBe(422);
  });

  test.each([
    ['', 'Give the view a name'],
    ['  hót ', 'There is a view “hót” already. Choose another name.'],
    ['x'.repeat(61), 'Must be no more than 60 characters long'],
  ])('no view of a colleague is replaced, and a bad name is said: %j', async (name, text) => {
    const cookie = await openSession();
    await send(cookie, 'POST', 'leads', HOT);
    const response = await send(cookie, 'POST', 'leads', { ...HOT, name });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { name: text } });
    expect(await read(cookie, 'leads')).toHaveLength(1);
  });

  test('a view is removed once, a repeat changes nothing, and the audit log says who did it', async () => {
    const cookie = await openSession();
    const [view] = await (await send(cookie, 'POST', 'leads', HOT)).json<View[]>();
    const path = `leads/${view?.id ?? ''}`;
    for (let time = 0; time < 2; time += 1)
      expect(await (await send(cookie, 'DELETE', path)).json()).toEqual([]);
    const actions = (await tableIn(cookie, '/admin/audit')).map(([, action]) => action);
    expect(actions.filter((action) => action?.startsWith('View'))).toEqual([
      'View of a list removed',
      'View of a list saved',
    ]);
  });

  test('a view of what somebody owns follows when they get another name', async () => {
    const cookie = await openSession();
    await sendJson('POST', '/api/admin/names', { name: 'Dana' }, { cookie });
    await send(cookie, 'POST', 'leads', { ...HOT, conditions: { owner: 'Dana' } });
    await sendJson('PATCH', '/api/admin/names/Dana', { name: 'Dana Ruiz' }, { cookie });
    expect(await read(cookie, 'leads')).toMatchObject([{ conditions: { owner: 'Dana Ruiz' } }]);
  });
});
