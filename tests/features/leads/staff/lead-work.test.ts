import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type {
  LeadDetails,
  LeadsResponse,
} from '../../../../src/features/leads/staff/leads-admin.contract.ts';
import type { Changed } from '../../../../src/staff/work/work.contract.ts';
import { erasePerson } from '../../../../src/features/people/staff/erase.ts';
import { servicesOf } from '../../../../src/services.ts';
import { csvAs } from '../../../helpers/leads.ts';
import { sendJson } from '../../../helpers/request.ts';
import { staffPages } from '../../../../src/shared/staff-pages.ts';
import type { PollState } from '../../../../src/staff/poll/poll.contract.ts';
import { getAs, openSession, seedLeads } from '../../../helpers/staff.ts';
import { CONTACT_API, goodMessage, post } from '../../../helpers/submissions.ts';
import { noteOn, setOn } from '../../../helpers/work.ts';

const BY = { session: null, name: null, address: null };
const ADA = 'lead-000000';
const BOB = 'lead-000001';
const CLEO = 'lead-000002';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
  await seedLeads([{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cleo' }]);
});

const list = async (query = '', as = cookie): Promise<LeadsResponse> =>
  (await getAs(as, `/api/admin/leads${query}`)).json();
const names = async (query: string, as = cookie) =>
  (await list(query, as)).data.map(({ name }) => name);
const details = async (id: string): Promise<LeadDetails> =>
  (await getAs(cookie, `/api/admin/leads/${id}`)).json();

const PATH = '/api/admin/leads';
const patch = (id: string, set: object, as = cookie, was?: object) => setOn(PATH, as, id, set, was);
const note = (id: string, text: string, noteId?: string) => noteOn(PATH, cookie, id, text, noteId);
const changed = async (response: Response | Promise<Response>): Promise<Changed> =>
  (await response).json();

const comeBack = (id: string) =>
  sendJson('POST', '/api/leads', {
    name: 'Again',
    email: `lead${Number(id.slice(-6))}@example.com`,
    source: 'pricing_card',
  });

describe('a lead is worked', () => {
  test('status, owner, next step and notes are stored, and its history says who and when (FUP-01)', async () => {
    const set = {
      status: 'contacted',
      owner: 'Ana',
      next_step: 'Send the plans',
      next_at: '2026-12-01T09:00:00.000Z',
    };
    const { made } = await changed(patch(ADA, set));
    expect(made).toEqual([
      {
        id: ADA,
        set: { ...set, next_at: '2026-12-01' },
        was: { status: 'new', owner: null, next_step: null, next_at: null },
      },
    ]);
    await note(ADA, 'Hires 40 nurses.\nCall after nine.');
    const lead = await details(ADA);
    expect(lead).toMatchObject({ id: ADA, ...set, next_at: '2026-12-01', version: 2 });
    expect(lead.changed_by).toMatch(/./);
    expect(lead.history.map(({ text, is_note }) => `${is_note} ${text}`)).toEqual([
      'true Hires 40 nurses.\nCall after nine.',
      'false status contacted, owner Ana, next step “Send the plans”, on Tuesday, Dec 1',
    ]);
    expect(new Set(lead.history.map(({ who }) => who))).toEqual(new Set([lead.changed_by]));

    await patch(ADA, { owner: null, next_step: '', next_at: null });
    expect(await details(ADA)).toMatchObject({
      status: 'contacted',
      owner: null,
      next_step: null,
      next_at: null,
    });
  });

  test('notes go with their lead (FUP-01)', async () => {
    await note(ADA, 'First');
    await erasePerson(servicesOf(env), 'lead0@example.com', BY);
    expect(await env.DB.prepare('select count(*) as n from staff_notes').first('n')).toBe(0);
  });
});

describe('the filters', () => {
  test('new, mine and due hold what is to be done, with exact counts (FUP-01, STA-03)', async () => {
    await patch(CLEO, { status: 'spam' });
    const today = new Date().toISOString().slice(0, 10);
    await patch(ADA, { owner: 'Ana', next_at: today });
    await patch(BOB, { status: 'contacted', owner: 'Ben', next_at: '2026-01-31' });
    const { meta } = await list();
    expect(meta.counts).toMatchObject({ new: 1, mine: 1, due: 2, contacted: 1, spam: 1 });
    expect(await names('?status=new')).toEqual(['Ada']);
    expect(await names('?status=mine')).toEqual(['Ada']);
    expect(await names('?status=due&sort=next_at')).toEqual(['Bob', 'Ada']);
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
      returned: 0,
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
    expect((await list('?source=pricing_card&status=contacted')).meta).toMatchObject({
      matched: 1,
      total: 3,
      // Of what the rest of the query finds.
      counts: { new: 1, contacted: 1 },
    });
    expect((await getAs(cookie, '/api/admin/leads?since=yesterday')).status).toBe(422);
  });
});

describe('a lead that comes back', () => {
  test.each(['new', 'contacted', 'qualified', 'won', 'lost'])(
    'keeps what staff made of it (%s), and waits under "Came back" (FUP-01, LEAD-30)',
    async (status) => {
      await patch(ADA, { status, owner: 'Ana' });
      expect(await names('?status=returned')).toEqual([]);
      await comeBack(ADA);
      const { data, meta } = await list('?status=returned&sort=-activity');
      expect(data).toMatchObject([{ name: 'Ada', status, visit_count: 1, owner: 'Ana' }]);
      expect(data).toMatchObject([{ version: 3, changed_by: null }]);
      expect(data[0]?.returned_at).toMatch(/^20/);
      expect(meta.counts).toMatchObject({ returned: 1 });
      expect((await details(ADA)).visits).toMatchObject([
        { source: 'pricing_card', status_before: status },
      ]);
      // The list of all stays in the order of arrival.
      expect(await names('')).toEqual(['Cleo', 'Bob', 'Ada']);
    },
  );

  test('waits until somebody works on it, in the badge too (FUP-01, LIV-01)', async () => {
    await patch(ADA, { status: 'won' });
    const waiting = async () => {
      const poll = await getAs(cookie, '/api/admin/changes');
      return (await poll.json<PollState>()).waiting[staffPages.leads.path];
    };
    expect(await waiting()).toBe(2);
    await comeBack(ADA);
    expect(await waiting()).toBe(3);
    await note(ADA, 'Called');
    expect(await waiting()).toBe(2);
    await comeBack(ADA);
    await patch(ADA, { owner: 'Ana' });
    expect(await names('?status=returned')).toEqual([]);
  });

  test('waits on when its person writes once more, in another way (FUP-01)', async () => {
    await comeBack(ADA);
    await post(CONTACT_API, goodMessage({ email: `lead${Number(ADA.slice(-6))}@example.com` }));
    expect(await names('?status=returned')).toEqual(['Ada']);
    await note(ADA, 'Called');
    expect(await names('?status=returned')).toEqual([]);
  });

  test('stays spam when it is spam (FUP-01)', async () => {
    await patch(ADA, { status: 'spam' });
    await comeBack(ADA);
    expect(await details(ADA)).toMatchObject({ status: 'spam', visit_count: 1 });
  });
});

test('a lead that comes back is in the way of no change of it (FUP-01, LEAD-30)', async () => {
  await comeBack(ADA);
  const { conflicts } = await changed(patch(ADA, { owner: 'Cleo' }, cookie, { owner: null }));
  expect(conflicts).toEqual([]);
});

test('a phone and a company are set in the pane, found in letters as they are typed, and refused with the reason (FUP-01)', async () => {
  await patch(ADA, { phone: '(0151) 234-5', company: 'Müller & Co' });
  expect(await details(ADA)).toMatchObject({ phone: '(0151) 234-5', company: 'Müller & Co' });
  for (const search of ['01512345', 'muller', 'ada'])
    expect((await list(`?search=${search}`)).data.map(({ id }) => id)).toEqual([ADA]);
  await patch(ADA, { company: null });
  expect((await list('?search=muller')).data).toEqual([]);
  const refused = await patch(ADA, { phone: 'later' });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Write a phone number'),
  ]);
});

test('a lead with a phone only gets an address, by the rules of every address, and undo takes it back (FUP-03)', async () => {
  await env.DB.prepare('update leads set email = null, phone = ? where id = ?')
    .bind('030 5550', ADA)
    .run();
  const wrong = await patch(ADA, { email: 'ada@example' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { fields: { 'changes.0.set.email': 'Please enter a valid email address' } },
  ]);
  const { made } = await changed(
    patch(ADA, { email: ' <Ada@Example.com>, ' }, cookie, { email: null }),
  );
  expect(made).toEqual([{ id: ADA, set: { email: 'Ada@Example.com' }, was: { email: null } }]);
  expect(await names('?search=ada@example')).toEqual(['Ada']);
  const { email, history } = await details(ADA);
  expect(email).toBe('Ada@Example.com');
  expect(history.map(({ text }) => text)).toContain('email changed');
  await patch(ADA, { email: null }, cookie, { email: 'Ada@Example.com' });
  expect((await details(ADA)).email).toBeNull();
  const nobody = await patch(ADA, { phone: null });
  expect(await nobody.json()).toMatchObject({
    fields: { phone: 'This lead has no email address: it keeps a phone number' },
  });
});

test('the address of a lead is neither replaced nor taken away, in one call or in two (FUP-03)', async () => {
  await env.DB.prepare('update leads set phone = ? where id = ?').bind('030 5550', ADA).run();
  const { email } = await details(ADA);
  const text = expect.stringContaining('This lead has an email address already') as string;
  for (const given of ['other@example.com', null]) {
    const refused = await patch(ADA, { email: given, status: 'won' });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { fields: { email: text } },
    ]);
    const undone = await patch(ADA, { email: given }, cookie, { email });
    expect(undone.status).toBe(422);
  }
  expect(await details(ADA)).toMatchObject({ email, status: 'new', version: 1 });
});

test('an address that another lead has is refused, with the way to merge the two (FUP-03, STF-08)', async () => {
  await env.DB.prepare('update leads set email = null, phone = ? where id = ?')
    .bind('030 5550', ADA)
    .run();
  const { email } = await details(BOB);
  const refused = await patch(ADA, { email: email?.toUpperCase() });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    {
      fields: { email: 'There is a lead with this address already' },
      link: { label: 'Merge them...', href: `/admin/leads/merge/${ADA}/${BOB}` },
    },
  ]);
  expect((await details(ADA)).email).toBeNull();
  expect((await getAs(cookie, `/admin/leads/merge/${ADA}/${BOB}`)).status).toBe(200);
  const two = [ADA, CLEO].map((id) => ({ id, set: { email: 'one@example.com' } }));
  const both = await sendJson(
    'POST',
    `${PATH}/changes`,
    { change_id: crypto.randomUUID(), changes: two },
    { cookie },
  );
  expect(await both.json()).toMatchObject({ fields: { email: 'An address belongs to one lead' } });
});

test('a lead counts as once qualified, unless who qualified it took that back (INS-01, STF-02)', async () => {
  const qualified = () => list('?reached=qualified').then(({ data }) => data.length);
  for (const status of ['qualified', 'won', 'lost']) await patch(ADA, { status });
  expect(await qualified(), 'lost later').toBe(1);
  // Undone, step by step.
  for (const status of ['won', 'qualified', 'new']) await patch(ADA, { status });
  expect(await qualified()).toBe(0);
  await patch(ADA, { status: 'qualified' });
  await patch(ADA, { status: 'contacted' }, await openSession('Ben'));
  expect(await qualified(), 'a colleague went back a step').toBe(1);
});

test('the second export has everything, of the leads that the list shows (FUP-01, ADL-04)', async () => {
  await patch(ADA, { status: 'won', owner: 'Ana', next_step: 'Invoice', next_at: '2026-12-01' });
  await patch(ADA, { phone: '+49 151 2345', company: 'Ric, Inc.' });
  await env.DB.prepare(
    `update leads set page = '/pricing', attribution = '{"utm_campaign":"spring"}'`,
  ).run();
  const [head, ...lines] = (await csvAs(cookie, '?columns=all&status=won')).trimEnd().split('\r\n');
  expect(head).toBe(
    '\uFEFFId,Name,Email,Source,Partner Key,Page,Created At (UTC),Status,Owner,Next Step,Next Step On,Phone,Company,Waits For,Changed At (UTC),Changed By,Came Back,Last Visit (UTC),Landing Page,Referrer,First Partner,Last Partner,First Source,First Medium,First Campaign,Last Source,Last Medium,Last Campaign',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^lead-000000,Ada,lead0@example\.com,hero_cta,,\/pricing,2026-11-20 00:00:00,won,Ana,Invoice,2026-12-01,'\+49 151 2345,"Ric, Inc\.",,20.*,0,,,,,,,,,,,spring$/,
  );
  expect((await csvAs(cookie, '?status=won')).trimEnd().split('\r\n')).toEqual([
    '\uFEFFName,Email,Source,Created At',
    'Ada,lead0@example.com,hero_cta,2026-11-20 00:00:00',
  ]);
});
