import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { MessagesResponse } from '../../../../src/features/contact/staff/messages-admin.contract.ts';
import { sendJson } from '../../../helpers/request.ts';
import { setOn } from '../../../helpers/work.ts';
import { getAs, openSession } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
  const insert = env.DB.prepare(
    `insert into contact_messages (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at, search_text)
     values (?1, ?1, ?1, ?2, ?1 || '@example.com', ?3, ?4, 'test', ?5, lower(?2 || ?1 || '@example.com' || ?3 || ?4))`,
  );
  await env.DB.batch([
    insert.bind('one', 'Ada Byron', 'Nurses in Ohio', 'We need three nurses.\nBy May.', 1_000),
    insert.bind('two', 'Bob Hope', 'A demo', 'Could you show us the product?', 2_000),
    env.DB.prepare(
      `insert into outbox (id, kind, subject_id, payload, status, last_error, not_before, created_at, changed_at)
       values ('m', 'contact', 'one', '{}', 'failed', 'EmailJS is away', 0, 0, 0)`,
    ),
  ]);
});

const list = async (query = ''): Promise<MessagesResponse> =>
  (await getAs(cookie, `/api/admin/messages${query}`)).json();
const names = async (query = '') => (await list(query)).data.map(({ name }) => name);
const patch = (id: string, set: object) => setOn('/api/admin/messages', cookie, id, set);

describe('the inbox', () => {
  test('has every message, newest first, also one whose e-mail failed, and says so (INB-01)', async () => {
    const { data, meta } = await list();
    expect(data.map(({ name }) => name)).toEqual(['Bob Hope', 'Ada Byron']);
    expect(data[1]).toMatchObject({
      subject: 'Nurses in Ohio',
      message: 'We need three nurses.\nBy May.',
      status: 'new',
      mail_problem: 'EmailJS is away',
    });
    expect(data[0]?.mail_problem).toBeNull();
    expect(meta).toMatchObject({ total: 2, counts: { new: 2, mine: 0, done: 0 } });
  });

  test('is searched by name, address and text, and filtered (INB-01)', async () => {
    expect(await names('?search=nurses')).toEqual(['Ada Byron']);
    expect(await names('?search=two@example')).toEqual(['Bob Hope']);
    expect(await names('?search=hope')).toEqual(['Bob Hope']);
    await patch('one', { owner: 'Ana' });
    expect(await names('?status=mine')).toEqual(['Ada Byron']);
    await patch('one', { status: 'done' });
    expect(await names('?status=mine')).toEqual([]);
    expect(await names('?status=done')).toEqual(['Ada Byron']);
    expect(await names('?status=new&search=nurses')).toEqual([]);
    expect((await list()).meta.counts).toEqual({
      new: 1,
      mine: 0,
      due: 0,
      replied: 0,
      done: 1,
      spam: 0,
    });
  });

  test('what is to be done next is set, sorted and filtered by its day, until the message is done (INB-01)', async () => {
    await patch('one', { next_step: 'Send the plans', next_at: '2026-01-02' });
    await patch('two', { next_at: '2026-01-01' });
    expect(await names('?status=due&sort=next_at')).toEqual(['Bob Hope', 'Ada Byron']);
    expect((await list()).data[1]).toMatchObject({
      next_step: 'Send the plans',
      next_at: '2026-01-02',
    });
    await patch('two', { next_at: '2999-01-01' });
    await patch('one', { status: 'done' });
    expect(await names('?status=due')).toEqual([]);
  });

  test('several are marked and unmarked (INB-01)', async () => {
    for (const [status, count] of [
      ['spam', 0],
      ['new', 2],
    ] as const) {
      const changes = ['one', 'two'].map((id) => ({ id, set: { status } }));
      const body = { change_id: crypto.randomUUID(), changes };
      await sendJson('POST', '/api/admin/messages/changes', body, { cookie });
      expect((await list()).meta.counts).toMatchObject({ new: count });
    }
  });

  test('its page shows the letter and the reply link without a script (INB-01)', async () => {
    const page = await (await getAs(cookie, '/admin/messages?open=one')).text();
    expect(page).toContain('We need three nurses.');
    expect(page).toContain('mailto:one@example.com?subject=Re%3A%20Nurses%20in%20Ohio');
    expect(page).toContain('EmailJS is away');
  });

  test('no one without a session reads it (ADM-11)', async () => {
    expect((await getAs('', '/api/admin/messages')).status).toBe(401);
    expect(await (await getAs('', '/admin/messages')).text()).not.toContain('Nurses');
  });
});
