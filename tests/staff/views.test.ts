import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { View } from '../../src/staff/views/views.contract.ts';
import { sendJson } from '../helpers/request.ts';
import { getAs, openSession, tableIn } from '../helpers/staff.ts';

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const HOT = {
  list: 'leads',
  name: 'Hot',
  status: 'new',
  conditions: { source: 'hero_cta' },
  sort: '-activity',
};

const PATH = '/api/admin/views';
const save = (cookie: string, body: object) => sendJson('POST', PATH, body, { cookie });
const read = async (cookie: string) => (await getAs(cookie, PATH)).json<View[]>();

describe('filters that staff work with have a name, which all of them share (STF-03)', () => {
  test('a colleague finds the view with its list, status, filter and order', async () => {
    expect((await save(await openSession(), HOT)).status).toBe(200);
    const other = await openSession();
    expect(await read(other)).toEqual([{ ...HOT, id: expect.any(String) as string }]);
  });

  test('what the list does not know is left out, and no search is kept: it may name a person', async () => {
    const cookie = await openSession();
    const strange = { status: 'gone', sort: 'gone', conditions: { since: 'never', owner: 'Ana' } };
    await save(cookie, { list: 'messages', name: 'Mine', ...strange });
    expect(await read(cookie)).toMatchObject([
      { status: '', sort: 'newest', conditions: { owner: 'Ana' } },
    ]);
    const search = await save(cookie, { ...HOT, search: 'rosa@example.org' });
    expect(search.status).toBe(422);
  });

  test.each([
    ['', 'Give the view a name'],
    ['  hót ', 'There is a view “hót” already. Choose another name.'],
    ['x'.repeat(61), 'Must be no more than 60 characters long'],
  ])('no view of a colleague is replaced, and a bad name is said: %j', async (name, text) => {
    const cookie = await openSession();
    await save(cookie, HOT);
    const response = await save(cookie, { ...HOT, name });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { name: text } });
    expect(await read(cookie)).toHaveLength(1);
  });

  test('a view is removed once, a repeat changes nothing, and the audit log says who did it', async () => {
    const cookie = await openSession();
    const [view] = await (await save(cookie, HOT)).json<View[]>();
    const path = `${PATH}/${view?.id ?? ''}`;
    for (let time = 0; time < 2; time += 1)
      expect(await (await sendJson('DELETE', path, undefined, { cookie })).json()).toEqual([]);
    const actions = (await tableIn(cookie, '/admin/audit')).map(([, action]) => action);
    expect(actions.filter((action) => action?.startsWith('View'))).toEqual([
      'View of a list removed',
      'View of a list saved',
    ]);
  });

  test('lists have views of the same name', async () => {
    const cookie = await openSession();
    await save(cookie, HOT);
    await save(cookie, { ...HOT, list: 'messages' });
    expect((await read(cookie)).map(({ list, name }) => [list, name])).toEqual([
      ['leads', 'Hot'],
      ['messages', 'Hot'],
    ]);
  });

  test('a view of what somebody owns follows when they get another name', async () => {
    const cookie = await openSession();
    await sendJson('POST', '/api/admin/names', { name: 'Dana' }, { cookie });
    await save(cookie, { ...HOT, conditions: { owner: 'Dana' } });
    await sendJson('PATCH', '/api/admin/names/Dana', { name: 'Dana Ruiz' }, { cookie });
    expect(await read(cookie)).toMatchObject([{ conditions: { owner: 'Dana Ruiz' } }]);
  });
});
