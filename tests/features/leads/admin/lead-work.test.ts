import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type {
  LeadConflict,
  LeadDetails,
  LeadRow,
  LeadsResponse,
} from '../../../../src/features/leads/admin/leads-admin.contract.ts';
import type { Changed } from '../../../../src/staff-work/work.contract.ts';
import { erasePerson } from '../../../../src/features/people/erase.ts';
import { servicesOf } from '../../../../src/services.ts';
import { csvAs } from '../../../helpers/leads.ts';
import { sendJson } from '../../../helpers/request.ts';
import { getAs, openSession, seedLeads } from '../../../helpers/staff.ts';

const BY = { session: null, name: null, address: null };
const ADA = 'lead-000000';
const BOB = 'lead-000001';
const CLEO = 'lead-000002';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
  await seedLeads([{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cleo' }]);
});

const list = async (query = '', as = cookie): Promise<LeadsResponse> =>
  (await getAs(as, `/api/admin/leads${query}`)).json();
const names = async (query: string, as = cookie) =>
  (await list(query, as)).data.map(({ name }) => name);
const details = async (id: string): Promise<LeadDetails> =>
  (await getAs(cookie, `/api/admin/leads/${id}`)).json();

const patch = (id: string, body: object, as = cookie) =>
  sendJson('PATCH', `/api/admin/leads/${id}`, body, { cookie: as });
const change = async (ids: readonly string[], set: object): Promise<Changed<LeadRow>> =>
  (
    await sendJson(
      'POST',
      '/api/admin/leads/changes',
      { records: ids.map((id) => ({ id })), set },
      { cookie },
    )
  ).json();
const undo = (name: string | null, as = cookie) =>
  sendJson('POST', `/api/admin/leads/changes/${name ?? ''}/undo`, {}, { cookie: as });

/** What a session's changes are stored under. */
const whoIs = async (as: string): Promise<string> => {
  await patch(CLEO, { status: 'spam' }, as);
  return (await details(CLEO)).changed_by ?? '';
};

const comeBack = (id: string) =>
  sendJson('POST', '/api/leads', {
    name: 'Again',
    email: `lead${Number(id.slice(-6))}@example.com`,
    source: 'pricing_card',
  });

describe('a lead is worked', () => {
  test('status, owner, next step and notes are stored, and its history says who and when (FUP-01)', async () => {
    const response = await patch(ADA, {
      status: 'contacted',
      owner: 'Ana',
      next_step: 'Send the plans',
      next_at: '2026-12-01T09:00:00.000Z',
      note: 'Hires 40 nurses.\nCall after nine.',
    });
    expect(response.status).toBe(200);
    const lead: LeadDetails = await response.json();
    expect(lead).toMatchObject({
      id: ADA,
      status: 'contacted',
      owner: 'Ana',
      next_step: 'Send the plans',
      next_at: '2026-12-01',
      version: 2,
    });
    expect(lead.changed_by).toMatch(/./);
    expect(new Set(lead.history.map(({ text, is_note }) => `${is_note} ${text}`))).toEqual(
      new Set([
        'false Lead changed: status contacted, owner Ana, next step on 2026-12-01',
        'true Hires 40 nurses.\nCall after nine.',
      ]),
    );
    expect(new Set(lead.history.map(({ who }) => who))).toEqual(new Set([lead.changed_by]));

    const cleared: LeadDetails = await (
      await patch(ADA, { owner: null, next_step: '', next_at: null })
    ).json();
    expect(cleared).toMatchObject({
      status: 'contacted',
      owner: null,
      next_step: null,
      next_at: null,
    });
  });

  test('notes are only added, and go with their lead (FUP-01)', async () => {
    await patch(ADA, { note: 'First' });
    await patch(ADA, { note: 'Second' });
    const { history, version } = await details(ADA);
    expect(history.map(({ text }) => text)).toEqual(['Second', 'First']);
    // A note is no change that another one could be in the way of.
    expect(version).toBe(1);
    await erasePerson(servicesOf(env), 'lead0@example.com', BY);
    expect(await env.DB.prepare('select count(*) as n from staff_notes').first('n')).toBe(0);
  });

  test.each([
    [{ status: 'open' }, 'status'],
    [{ owner: 'x'.repeat(61) }, 'owner'],
    [{ next_at: '2026-02-30' }, 'next_at'],
    [{ next_at: 'tomorrow' }, 'next_at'],
    [{ note: 'x'.repeat(4001) }, 'note'],
    [{ next_step: 'x'.repeat(201) }, 'next_step'],
    [{ email: 'other@example.com' }, 'email'],
  ])('%j is refused by field (FUP-01)', async (body, field) => {
    const response = await patch(ADA, body);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual([field]);
    expect(await details(ADA)).toMatchObject({ version: 1, history: [] });
  });

  test('a lead that is gone is a 404', async () => {
    expect((await patch('lead-000009', { status: 'won' })).status).toBe(404);
  });

  test('no one without a session changes a lead (ADM-11)', async () => {
    expect((await patch(ADA, { status: 'won' }, '')).status).toBe(401);
    expect(await details(ADA)).toMatchObject({ status: 'new' });
  });
});

describe('the filters', () => {
  test('new, mine and due hold what is to be done, with exact counts (FUP-01, STA-03)', async () => {
    const me = await whoIs(cookie);
    const today = new Date().toISOString().slice(0, 10);
    await patch(ADA, { owner: me, next_at: today });
    await patch(BOB, { status: 'contacted', owner: 'Ben', next_at: '2026-01-31' });
    const { meta } = await list();
    expect(meta.counts).toMatchObject({ new: 1, mine: 1, due: 2, contacted: 1, spam: 1 });
    expect(await names('?status=new')).toEqual(['Ada']);
    expect(await names('?status=mine')).toEqual(['Ada']);
    expect(await names('?status=due&sort=next_step')).toEqual(['Bob', 'Ada']);
    expect(await names('?status=mine', await openSession())).toEqual([]);

    // What is over is neither mine nor due.
    await patch(ADA, { status: 'lost' });
    await patch(BOB, { next_at: '2999-01-01' });
    expect((await list()).meta.counts).toMatchObject({ new: 0, mine: 0, due: 0, lost: 1 });
    expect(await names('?status=due')).toEqual([]);
    await env.DB.prepare('delete from leads').run();
    expect((await list()).meta.counts).toEqual({
      new: 0,
      mine: 0,
      due: 0,
      contacted: 0,
      qualified: 0,
      won: 0,
      lost: 0,
      spam: 0,
    });
  });

  test('a filter, where a lead came from, and a search narrow together (STA-03)', async () => {
    await env.DB.prepare(
      `update leads set source = 'pricing_card', page = '/pricing', partner_key = 'joe',
         attribution = '{"utm_campaign":"spring","landing_page":"/features","referrer":"https://news.example/"}',
         created_at = ? where name <> 'Cleo'`,
    )
      .bind(Date.UTC(2026, 9, 5, 23))
      .run();
    await patch(BOB, { status: 'contacted' });
    for (const query of [
      'source=PRICING_card',
      'page=/pricing',
      'partner=joe',
      'campaign=spring',
      'landing_page=/features',
      `referrer=${encodeURIComponent('https://news.example/')}`,
      'since=2026-10-05&until=2026-10-05',
      'until=2026-10-31',
    ])
      expect(await names(`?${query}`), query).toEqual(['Bob', 'Ada']);
    expect(await names('?source=pricing_card&status=new')).toEqual(['Ada']);
    expect(await names('?source=pricing_card&search=bob')).toEqual(['Bob']);
    expect(await names('?campaign=autumn')).toEqual([]);
    expect((await list('?source=pricing_card')).meta).toMatchObject({ matched: 2, total: 3 });
    expect((await getAs(cookie, '/api/admin/leads?since=yesterday')).status).toBe(422);
  });
});

describe('a lead that comes back', () => {
  test('is new again, on top, and shows what it was before (FUP-01, LEAD-30)', async () => {
    await patch(ADA, { status: 'lost', owner: 'Ana' });
    await comeBack(ADA);
    const { data } = await list('?status=new&sort=-activity');
    expect(data.map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Bob']);
    expect(data[0]).toMatchObject({ visit_count: 1, owner: 'Ana', changed_by: null });
    expect(data[0]?.returned_at).toMatch(/^20/);
    expect((await details(ADA)).visits).toMatchObject([
      { source: 'pricing_card', status_before: 'lost' },
    ]);
    // The list of all stays in the order of arrival.
    expect(await names('')).toEqual(['Cleo', 'Bob', 'Ada']);
  });

  test('stays spam when it is spam (FUP-01)', async () => {
    await patch(ADA, { status: 'spam' });
    await comeBack(ADA);
    expect(await details(ADA)).toMatchObject({ status: 'spam', visit_count: 1 });
  });
});

describe('two of the staff at once', () => {
  test('the second reads who changed the lead and when, and overwrites nothing (FUP-01)', async () => {
    const other = await openSession();
    const { version } = await details(ADA);
    expect((await patch(ADA, { status: 'won', version }, other)).status).toBe(200);
    const late = await patch(ADA, { status: 'lost', note: 'Too late', version });
    expect(late.status).toBe(409);
    const conflict: LeadConflict = await late.json();
    const { changed_by: who, history } = await details(ADA);
    expect(conflict.error).toMatch(/ changed Ada on .*2026.*\. Nothing was changed\.$/);
    expect(conflict.error.startsWith(who ?? '-')).toBe(true);
    expect(conflict.record).toMatchObject({ status: 'won', version: 2 });
    expect(history.map(({ text }) => text)).toEqual(['Lead changed: status won']);
  });

  test('of many changes of one version exactly one is made (FUP-01)', async () => {
    const statuses = ['contacted', 'qualified', 'won', 'lost', 'spam'];
    const responses = await Promise.all(
      statuses.map((status) => patch(ADA, { status, version: 1 })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const { version, history } = await details(ADA);
    expect(version).toBe(2);
    expect(history).toHaveLength(1);
  });

  test('a change that names no version is made all the same', async () => {
    await Promise.all(['Ana', 'Ben', 'Cleo'].map((owner) => patch(ADA, { owner })));
    expect((await details(ADA)).version).toBe(4);
  });

  test('a visit between reading and changing is said (FUP-01)', async () => {
    await comeBack(ADA);
    const late = await patch(ADA, { status: 'lost', version: 1 });
    expect(late.status).toBe(409);
    expect((await late.json<LeadConflict>()).error).toMatch(/^Ada came back on /);
  });
});

describe('several leads at once', () => {
  test('are changed and changed back, with an entry for each (FUP-01)', async () => {
    await patch(ADA, { status: 'contacted', owner: 'Ana' });
    const changed = await change([ADA, BOB], { status: 'lost', owner: 'Ben' });
    expect(changed.conflicts).toEqual([]);
    expect(changed.data.map(({ status, owner }) => [status, owner])).toEqual([
      ['lost', 'Ben'],
      ['lost', 'Ben'],
    ]);
    const undone: Changed<LeadRow> = await (await undo(changed.change)).json();
    expect(
      new Set(undone.data.map(({ name, status, owner }) => `${name} ${status} ${owner}`)),
    ).toEqual(new Set(['Ada contacted Ana', 'Bob new null']));
    expect((await details(BOB)).history.map(({ text }) => text)).toEqual([
      'Change of a lead undone: status new, no owner',
      'Lead changed: status lost, owner Ben',
    ]);
    const { results } = await env.DB.prepare(
      `select action, subject_kind from staff_audit where action like 'lead_%'`,
    ).all();
    expect(results).toHaveLength(5);
  });

  test('an undo leaves what someone changed since, and says so (FUP-01)', async () => {
    const { change: name } = await change([ADA, BOB], { status: 'spam' });
    await patch(ADA, { status: 'won' }, await openSession());
    const undone: Changed<LeadRow> = await (await undo(name)).json();
    expect(undone.data.map((lead) => lead.name)).toEqual(['Bob']);
    expect(undone.conflicts).toMatchObject([{ id: ADA, record: { status: 'won' } }]);
    expect(undone.conflicts[0]?.error).toContain('changed Ada');
  });

  test('only the session that made a change undoes it (FUP-01)', async () => {
    const { change: name } = await change([ADA], { status: 'spam' });
    expect((await undo(name, await openSession())).status).toBe(404);
    expect(await details(ADA)).toMatchObject({ status: 'spam' });
  });

  test('one that is gone stops no other (FUP-01)', async () => {
    const { data, conflicts } = await change(['lead-000009', ADA], { status: 'won' });
    expect(data.map(({ name }) => name)).toEqual(['Ada']);
    expect(conflicts).toEqual([
      { id: 'lead-000009', error: 'This lead is no longer there', record: null },
    ]);
  });
});

test('the second export has everything, of the leads that the list shows (FUP-01, ADL-04)', async () => {
  await patch(ADA, { status: 'won', owner: 'Ana', next_step: 'Invoice', next_at: '2026-12-01' });
  await env.DB.prepare(
    `update leads set page = '/pricing', attribution = '{"utm_campaign":"spring"}'`,
  ).run();
  const [head, ...lines] = (await csvAs(cookie, '?columns=all&status=won')).trimEnd().split('\r\n');
  expect(head).toBe(
    '\uFEFFId,Name,Email,Source,Partner Key,Page,Created At (UTC),Status,Owner,Next Step,Next Step On,Changed At (UTC),Changed By,Came Back,Last Visit (UTC),Landing Page,Referrer,First Partner,Last Partner,First Source,First Medium,First Campaign,Last Source,Last Medium,Last Campaign',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^lead-000000,Ada,lead0@example\.com,hero_cta,,\/pricing,2026-11-20 00:00:00,won,Ana,Invoice,2026-12-01,20.*,0,,,,,,,,,,,spring$/,
  );
  expect((await csvAs(cookie, '?status=won')).trimEnd().split('\r\n')).toEqual([
    '\uFEFFName,Email,Source,Created At',
    'Ada,lead0@example.com,hero_cta,2026-11-20 00:00:00',
  ]);
});
