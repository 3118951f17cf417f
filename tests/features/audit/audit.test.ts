import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { openDatabase } from '../../../src/db/client.ts';
import { recordAudit } from '../../../src/audit/audit.queries.ts';
import { listAudit } from '../../../src/features/audit/staff/audit-log.queries.ts';
import { sha256 } from '../../../src/shared/sha256.ts';
import { expectErrors } from '../../setup/console.ts';
import { sendJson } from '../../helpers/request.ts';
import { setOn } from '../../helpers/work.ts';
import {
  getAs,
  openSession,
  seedLeads,
  signIn,
  someAddress,
  tableIn,
} from '../../helpers/staff.ts';

const db = openDatabase(env.DB);
const entries = async () => (await listAudit(db, 0, 100)).rows;
const shortOf = async (cookie: string) => (await sha256(cookie.split('=')[1] ?? '')).slice(0, 8);

// Each refused try is logged; here that is most of them.
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('who did what and when is written down', () => {
  test('a sign-in and a logout, by session and address, never by token (ADM-06, ADM-09)', async () => {
    const address = someAddress();
    const cookie = await signIn({ 'cf-connecting-ip': address });
    await sendJson('DELETE', '/api/admin/session', undefined, {
      cookie,
      'cf-connecting-ip': address,
    });
    const session = await shortOf(cookie);
    const found = await entries();
    expect(found.map(({ action }) => action)).toEqual(['signed_out', 'signed_in']);
    for (const entry of found) {
      expect(entry).toMatchObject({ session, address, subjectId: null });
      expect(entry.id).toMatch(/^[0-9a-f-]{14}7/);
      expect(Math.abs(entry.at - Date.now())).toBeLessThan(60_000);
    }
    expect(JSON.stringify(found)).not.toContain(cookie.split('=')[1]);
    // The session was over: a second logout tells of nothing.
    await sendJson('DELETE', '/api/admin/session', undefined, { cookie });
    expect(await entries()).toHaveLength(2);
  });

  test('wrong passwords are one entry per address and hour, with how many there were (ADM-03)', async () => {
    const first = someAddress();
    const second = someAddress();
    const tried = (address: string) =>
      sendJson(
        'POST',
        '/api/admin/session',
        { password: 'guess' },
        { 'cf-connecting-ip': address },
      );
    for (const address of [first, first, first, second]) await tried(address);
    await env.DB.prepare('update staff_audit set at = at - 3600001 where address = ?')
      .bind(second)
      .run();
    await tried(second);
    const found = await entries();
    expect(
      found.map(({ address, detail, session }) => [address, JSON.parse(detail ?? '{}'), session]),
    ).toEqual([
      [second, { count: 1 }, null],
      [first, { count: 3 }, null],
      [second, { count: 1 }, null],
    ]);
    expect(JSON.stringify(found)).not.toContain('guess');
  });

  test('wrong passwords from everywhere fill a bounded space, and push nothing else out', async () => {
    await db.batch([
      recordAudit(
        db,
        { by: { session: null, name: null, address: 'old' }, action: 'signed_in' },
        1,
      ),
    ]);
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 700)
       insert into staff_audit (id, at, address, action, detail)
       select '00' || i, i, '10.0.' || i, 'sign_in_failed', '{"count":1}' from n`,
    ).run();
    const address = someAddress();
    await sendJson(
      'POST',
      '/api/admin/session',
      { password: 'no' },
      { 'cf-connecting-ip': address },
    );
    const count = await env.DB.prepare(
      'select action, count(*) as n, max(at) as newest from staff_audit group by action order by 1',
    ).all<{ action: string; n: number }>();
    expect(count.results.map(({ action, n }) => [action, n])).toEqual([
      ['sign_in_failed', 500],
      ['signed_in', 1],
    ]);
    expect((await entries())[0]).toMatchObject({ address, action: 'sign_in_failed' });
  });

  test('the page counts wrong passwords as people do', async () => {
    await env.DB.prepare(
      `insert into staff_audit (id, at, address, action, detail) values
       ('x1', 1, '10.0.0.1', 'sign_in_failed', '{"count":1}'),
       ('x2', 2, '10.0.0.2', 'sign_in_failed', '{"count":3}')`,
    ).run();
    const rows = (await tableIn(await openSession(), '/admin/audit')).map((row) => row.join(' '));
    expect(rows.find((row) => row.includes('10.0.0.1'))).toContain('once');
    expect(rows.find((row) => row.includes('10.0.0.2'))).toContain('3 times');
  });

  test('the page says what was imported and changed in words', async () => {
    await env.DB.prepare(
      `insert into staff_audit (id, at, session, action, detail) values
       ('x1', 1, 'abcdefab', 'leads_imported', '{"count":1057,"import":1}'),
       ('x2', 2, 'abcdefab', 'import_undone', '{"count":1,"import":1}'),
       ('x3', 3, 'abcdefab', 'leads_merged', '{"merged":"0198aaaa-0000-7000-8000-000000000000"}'),
       ('x4', 4, 'abcdefab', 'lead_changed', '{"waits":null,"was_waits":"them"}'),
       ('x5', 5, 'abcdefab', 'lead_changed', '{"next_at":"2026-12-01","was_next_at":"2026-11-30"}')`,
    ).run();
    const rows = await tableIn(await openSession('Ana'), '/admin/audit');
    expect(rows.slice(-5).map(([, what, about]) => [what, about])).toEqual([
      ['Lead changed', 'next step on Tuesday, Dec 1, was Monday, Nov 30'],
      ['Lead changed', 'no longer waits for them'],
      ['Leads merged', ''],
      ['Import of leads undone', '1 lead, import 1'],
      ['Leads imported', '1,057 leads, import 1'],
    ]);
  });

  test('a log that cannot be written says the same of a wrong password', async () => {
    const logged = expectErrors();
    await env.DB.exec('drop table staff_audit');
    const response = await sendJson(
      'POST',
      '/api/admin/session',
      { password: 'no' },
      { 'cf-connecting-ip': someAddress() },
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Invalid password' });
    expect(JSON.stringify(logged)).toContain('audit_failed');
  });

  test('an export of leads; what cannot be recorded is not exported (ADL-04)', async () => {
    await seedLeads([{}]);
    const cookie = await openSession();
    expect((await getAs(cookie, '/api/admin/leads.csv?search=lead')).status).toBe(200);
    expect(await entries()).toMatchObject([
      {
        action: 'leads_exported',
        session: await shortOf(cookie),
        detail: '{"filtered":true,"all_columns":false}',
      },
    ]);
    expectErrors();
    await env.DB.exec('drop table staff_audit');
    const refused = await getAs(cookie, '/api/admin/leads.csv');
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ error: 'Failed to fetch leads' });
  });
});

describe('the log', () => {
  const by = { session: 'abcdef01', name: null, address: 'local' };

  test('pages, newest first, each entry once', async () => {
    await db.batch([
      recordAudit(db, { by, action: 'signed_in' }, 1),
      recordAudit(db, { by, action: 'leads_exported' }, 2),
      recordAudit(db, { by, action: 'leads_exported' }, 2),
      recordAudit(db, { by, action: 'signed_out' }, 3),
    ]);
    const first = await listAudit(db, 0, 2);
    const rest = await listAudit(db, 2, 2);
    expect(rest.meta.total).toBe(4);
    expect([...first.rows, ...rest.rows].map(({ action }) => action)).toEqual([
      'signed_out',
      'leads_exported',
      'leads_exported',
      'signed_in',
    ]);
  });

  test('is narrowed by who, what and the reader’s days, in the address', async () => {
    const day = Date.UTC(2026, 10, 20, 3);
    await db.batch([
      recordAudit(db, { by: { ...by, name: 'Ána' }, action: 'signed_in' }, day),
      recordAudit(db, { by, action: 'leads_exported' }, day + 86_400_000),
    ]);
    const cookie = `${await openSession()}; staffTimeZone=America%2FNew_York`;
    const found = async (query: string) =>
      (await tableIn(cookie, `/admin/audit?${query}`)).map(([, what]) => what);
    expect(await found('who=')).toEqual(['Leads exported', 'Signed in']);
    for (const query of ['who=na', 'what=signed_in', 'since=2026-11-19&until=2026-11-19'])
      expect(await found(query), query).toEqual(['Signed in']);
    for (const query of ['who=SESSION+abc', 'who=session&what=leads_exported', 'since=2026-11-20'])
      expect(await found(query), query).toEqual(['Leads exported']);
    const subject = { kind: 'lead', id: 'one' } as const;
    await db.batch([recordAudit(db, { by, action: 'lead_changed', subject }, day)]);
    expect(await found('record=one'), 'of one record').toEqual(['Lead changed']);
    const none = await (await getAs(cookie, '/admin/audit?who=nobody')).text();
    expect(none).toContain('Nothing of this was recorded.');
    expect(none).toContain('value="nobody"');
  });

  test('leads to the person and the record that an entry is about, and to all of who did it and of its kind', async () => {
    await seedLeads([{ name: 'Ada Byron' }]);
    const cookie = await openSession('Ana');
    await setOn('/api/admin/leads', cookie, 'lead-000000', { status: 'won' });
    const html = await (await getAs(cookie, '/admin/audit')).text();
    for (const href of [
      '/admin/people/lead-000000',
      '/admin/leads?open=lead-000000',
      '/admin/audit?what=lead_changed',
      '/admin/audit?who=Ana',
    ])
      expect(html).toContain(`href="${href}"`);
  });

  test('an entry is stored with what it tells of, or not at all', async () => {
    await expect(
      db.batch([
        recordAudit(db, { by, action: 'signed_in' }, 1),
        recordAudit(db, { by: { ...by, session: 'too long for one' }, action: 'signed_in' }, 2),
      ]),
    ).rejects.toThrow('staff_audit');
    expect(await entries()).toEqual([]);
  });
});
