import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { LeadDetails } from '../../src/features/leads/staff/leads-admin.contract.ts';
import type { NameRow } from '../../src/staff/names/names.contract.ts';
import { decideAs, readAs, REJECT } from '../helpers/decisions.ts';
import { sendJson } from '../helpers/request.ts';
import {
  getAs,
  openSession,
  PASSWORD,
  seedApplication,
  seedLeads,
  someAddress,
  tableIn,
} from '../helpers/staff.ts';

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** Signs in as a browser that remembers a name; returns the Cookie header. */
async function signInAs(name: unknown): Promise<string> {
  const response = await sendJson(
    'POST',
    '/api/admin/session',
    { password: PASSWORD, name },
    { 'cf-connecting-ip': someAddress() },
  );
  expect(response.status).toBe(204);
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}

const read = async <T>(cookie: string, path: string): Promise<T> =>
  (await getAs(cookie, path)).json<T>();
/** What was done, and who did it. */
const auditLog = async (cookie: string) =>
  (await tableIn(cookie, '/admin/audit')).map(([, action, , who]) => ({
    action,
    who: who?.replace(' (this one)', ''),
  }));
const choose = (cookie: string, name: unknown) =>
  sendJson('PATCH', '/api/admin/session', { name }, { cookie });
const change = async (cookie: string, method: string, path: string, body?: object) => {
  const response = await sendJson(method, `/api/admin/names${path}`, body, { cookie });
  expect(response.status).toBe(200);
  return response.json<NameRow[]>();
};

describe('staff have names (FUP-02)', () => {
  test('someone new writes theirs once; after that it is chosen, however it is typed', async () => {
    const cookie = await openSession();
    expect(await read(cookie, '/api/admin/session')).toEqual({ name: null, names: [] });
    expect(await (await choose(cookie, '  Dana\tBerg ')).json()).toEqual({ name: 'Dana Berg' });
    expect(await read(cookie, '/api/admin/session')).toEqual({
      name: 'Dana Berg',
      names: ['Dana Berg'],
    });
    const again = await signInAs('dana berg');
    expect(await (await choose(again, 'DÁNA  BERG')).json()).toEqual({ name: 'Dana Berg' });
    const whose = (await auditLog(again)).map(({ action, who }) => [action, who]);
    expect(whose.slice(0, 2)).toEqual([
      ['Said who it is', 'Dana Berg'],
      ['Signed in', 'Dana Berg'],
    ]);
  });

  test('a name that nobody has, or none, signs in too: the session has a neutral label', async () => {
    for (const name of [undefined, null, '', 'Nobody']) {
      const cookie = await signInAs(name);
      expect(await read(cookie, '/api/admin/session')).toEqual({ name: null, names: [] });
      expect((await auditLog(cookie))[0]?.who).toMatch(/^session [0-9a-f]{8}$/);
    }
  });

  test('nobody gets work by the label of a session without a name, which finds none', async () => {
    const cookie = await openSession();
    const [{ who = '' } = {}] = await auditLog(await signInAs(null));
    await seedLeads([{}]);
    const changes = [{ id: 'lead-000000', set: { owner: who } }];
    const body = { change_id: crypto.randomUUID(), changes };
    const given = await sendJson('POST', '/api/admin/leads/changes', body, { cookie });
    expect([given.status, await given.text()]).toEqual([
      422,
      expect.stringContaining('Choose your name first'),
    ]);
    expect(await (await getAs(cookie, '/admin/leads')).text()).not.toMatch(
      /<option[^>]*>session [\da-f]{8}/,
    );
  });

  test.each([
    ['of blanks', ' \t\u200B'],
    ['longer than 60 characters', 'x'.repeat(61)],
    ['that turns the reading direction', 'Anna\u202Egreb'],
    ['that is a number', 5],
  ])('a name %s is refused', async (_is, name) => {
    const response = await choose(await openSession(), name);
    expect(response.status).toBe(422);
    expect((await response.json<{ fields: object }>()).fields).toHaveProperty('name');
  });

  test('a decision that comes too late says who was first', async () => {
    const anna = await openSession('Anna');
    const ben = await openSession('Ben');
    const id = await seedApplication();
    const decide = (cookie: string) => decideAs(cookie, id, REJECT);
    expect((await decide(anna)).status).toBe(200);
    const refused = await decide(ben);
    expect(refused.status).toBe(409);
    const conflict = await refused.json<{ error: string }>();
    expect(conflict.error).toMatch(/ by Anna\. Nothing was changed\.$/);
    const again = await (await decide(anna)).json<{ error: string }>();
    expect(again.error).toMatch(/ by you \(Anna\)\. Nothing was changed\.$/);
    expect((await readAs(ben, id)).history).toMatchObject([{ who: 'Anna' }]);
  });

  test('a new name follows to records, whose histories stay as they are, and to sessions, and is nobody else’s', async () => {
    const anna = await openSession('Anna');
    await change(anna, 'POST', '', { name: 'Anna' });
    await change(anna, 'POST', '', { name: 'Ben' });
    await seedLeads([{}, {}]);
    await env.DB.batch([
      env.DB.prepare("update leads set owner = 'Anna'"),
      env.DB.prepare("update leads set status = 'won' where id = 'lead-000001'"),
    ]);
    expect(await change(anna, 'PATCH', '/Anna', { name: 'Änna Berg' })).toEqual([
      { name: 'Änna Berg', open: 1 },
      { name: 'Ben', open: 0 },
    ]);
    expect(await read(anna, '/api/admin/session')).toMatchObject({ name: 'Änna Berg' });
    expect(await read(anna, '/api/admin/leads/lead-000000')).toMatchObject({
      owner: 'Änna Berg',
      version: 1,
      changed_by: null,
      history: [],
    });
    expect(await read(anna, '/api/admin/leads/lead-000001')).toMatchObject({ owner: 'Änna Berg' });
    const renames = await tableIn(anna, '/admin/audit');
    expect(renames.map((cells) => cells.join(' ')).filter((line) => line.includes('Berg'))).toEqual(
      [expect.stringMatching(/Name of staff changed.*Änna Berg.*Anna/)],
    );
    const taken = await sendJson(
      'PATCH',
      '/api/admin/names/ben',
      { name: 'ÄNNA BERG' },
      { cookie: anna },
    );
    expect(taken.status).toBe(422);
    const said = 'Änna Berg is on the list already';
    expect(await taken.json()).toMatchObject({ error: said, fields: { name: said } });
    const gone = await sendJson('DELETE', '/api/admin/names/Anna', undefined, { cookie: anna });
    expect(gone.status).toBe(404);
  });

  test('a name that is there already is said beside its field, however it is typed; one that was removed can come back', async () => {
    const anna = await openSession('Anna');
    await change(anna, 'POST', '', { name: 'Ana Núñez' });
    for (const name of ['ana núñez', ' Ana  Nunez ', 'ANA\u00a0NUN\u0303EZ', 'A\u200bna Nunez']) {
      const again = await sendJson('POST', '/api/admin/names', { name }, { cookie: anna });
      expect(again.status, name).toBe(422);
      const said = 'Ana Núñez is on the list already';
      expect(await again.json()).toMatchObject({ error: said, fields: { name: said } });
    }
    expect(await change(anna, 'PATCH', '/ana%20nunez', { name: 'Ana Nunez' })).toEqual([
      { name: 'Ana Nunez', open: 0 },
    ]);
    expect(await change(anna, 'DELETE', '/Ana%20Nunez')).toEqual([]);
    expect(await change(anna, 'POST', '', { name: 'Ana Núñez' })).toEqual([
      { name: 'Ana Núñez', open: 0 },
    ]);
    const long = await sendJson(
      'POST',
      '/api/admin/names',
      { name: 'x'.repeat(61) },
      { cookie: anna },
    );
    expect((await long.json<{ fields: { name: string } }>()).fields.name).toContain(
      '60 characters',
    );
  });

  test('who leaves hands over what is open; what is done keeps the name, and each history says so', async () => {
    const ben = await openSession('Ben');
    const dana = await openSession('Dana');
    for (const name of ['Ben', 'Dana']) await change(ben, 'POST', '', { name });
    await seedLeads([{}, {}]);
    await env.DB.batch([
      env.DB.prepare("update leads set owner = 'Dana'"),
      env.DB.prepare("update leads set status = 'won' where id = 'lead-000001'"),
    ]);
    expect(await change(ben, 'DELETE', '/dana?to=BEN')).toEqual([{ name: 'Ben', open: 1 }]);
    const [open, done] = await Promise.all(
      ['lead-000000', 'lead-000001'].map((id) => read<LeadDetails>(ben, `/api/admin/leads/${id}`)),
    );
    expect(open).toMatchObject({ owner: 'Ben', version: 2, changed_by: 'Ben' });
    expect(open?.history[0]?.text).toContain('Ben');
    expect(done).toMatchObject({ owner: 'Dana', version: 1, history: [] });
    expect(await read(dana, '/api/admin/session')).toEqual({ name: null, names: ['Ben'] });
    expect(await change(ben, 'DELETE', '/Ben')).toEqual([]);
  });
});
