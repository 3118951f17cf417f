import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { openDatabase } from '../../../src/db/client.ts';
import { rangeOf, readOverview } from '../../../src/features/overview/staff/overview.ts';
import { namedRanges } from '../../../src/staff/list/ranges.contract.ts';
import { getAs, openSession, seedApplication } from '../../helpers/staff.ts';
import { request } from '../../helpers/request.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const db = openDatabase(env.DB);
const WEEK = { since: '2026-11-16', until: '2026-11-22', days: 7 };
const read = (range = WEEK, timeZone = 'UTC') => readOverview(db, range, timeZone);

interface Seed {
  id: string;
  /** ms */
  at?: number;
  daysAgo?: number;
  attribution?: object;
  partner?: string;
  owner?: string;
  status?: string;
  importId?: string;
  /** After so long (ms) staff first spoke with the person. */
  contactedAfter?: number;
}

const seed = (leads: readonly Seed[]) =>
  env.DB.batch(
    leads.flatMap(({ id, daysAgo = 0, at = NOW - daysAgo * DAY_MS, ...lead }) => [
      env.DB.prepare(
        `insert into leads (id, name, email, source, partner_key, attribution, created_at, owner, status, import_id, search_text)
         values (?1, 'Ada', ?1 || '@x.example', iif(?2 < 5, 'hero_cta', 'pricing_card'), ?3, ?4, ?5, ?6, ?7, ?8, '')`,
      ).bind(
        id,
        daysAgo,
        lead.partner ?? null,
        lead.attribution ? JSON.stringify(lead.attribution) : null,
        at,
        lead.owner ?? null,
        lead.status ?? 'new',
        lead.importId ?? null,
      ),
      ...(lead.contactedAfter === undefined
        ? []
        : [
            env.DB.prepare(
              `insert into staff_audit (id, at, action, subject_kind, subject_id, detail)
               values ('audit-' || ?1, ?2, 'lead_changed', 'lead', ?1, '{"status":"contacted"}')`,
            ).bind(id, at + lead.contactedAfter),
          ]),
    ]),
  );

const shown = (rows: { name: string; count: number; before: number }[] = []) =>
  rows.map(({ name, count, before }) => `${name} ${count}, ${before}`);

test('leads of a range are counted by day and origin, with the range before and what became of them (STF-06, INS-01)', async () => {
  await seed([
    {
      id: 'a',
      attribution: {
        landing_page: '/pricing',
        utm_campaign: 'spring',
        referrer: 'https://g.example/',
      },
      partner: 'acme',
      status: 'won',
    },
    {
      id: 'b',
      attribution: { landing_page: '/pricing', utm_campaign: 'spring' },
      partner: 'acme',
      status: 'qualified',
    },
    { id: 'c', daysAgo: 3, attribution: { landing_page: '/', utm_campaign: 'Ähren "quoted"' } },
    { id: 'd', daysAgo: 8, attribution: { utm_campaign: 'spring' } },
    { id: 'e', daysAgo: 14 },
  ]);
  const { all, leads, origins } = await read();
  expect({ all, count: leads.count, before: leads.before }).toEqual({
    all: 5,
    count: 3,
    before: 1,
  });
  expect(shown(leads.bars)).toEqual([
    '2026-11-16 0, 0',
    '2026-11-17 0, 0',
    '2026-11-18 0, 0',
    '2026-11-19 1, 0',
    '2026-11-20 0, 0',
    '2026-11-21 0, 1',
    '2026-11-22 2, 0',
  ]);
  expect(leads.bars[3]?.href).toBe('/admin/leads?since=2026-11-19&until=2026-11-19');
  expect(Object.fromEntries(origins.map(({ title, rows }) => [title, shown(rows)]))).toEqual({
    Source: ['Hero CTA 3, 0', 'Pricing card 0, 1'],
    'Landing page': ['/pricing 2, 0', '/ 1, 0', 'Not known 0, 1'],
    Campaign: ['spring 2, 1', 'Ähren "quoted" 1, 0'],
    'Campaign and medium': ['spring × no medium 2, 1', 'Ähren "quoted" × no medium 1, 0'],
    Referrer: ['https://g.example/ 1, 0', 'Without a referrer 2, 1'],
    Partner: ['acme 2, 0', 'Without a partner 1, 1'],
    Owner: ['Without an owner 3, 1'],
  });
  const [campaign] = origins[2]?.rows ?? [];
  expect(campaign?.href).toBe('/admin/leads?campaign=spring&since=2026-11-16&until=2026-11-22');
  expect(campaign?.stages.map(({ name, count, href }) => [name, count, href])).toEqual([
    [
      'Qualified',
      2,
      '/admin/leads?campaign=spring&reached=qualified&since=2026-11-16&until=2026-11-22',
    ],
    ['Won', 1, '/admin/leads?status=won&campaign=spring&since=2026-11-16&until=2026-11-22'],
  ]);
});

test('a lead that is won or lost after it was qualified counts as qualified, by campaign and medium too, and its figure opens the same leads (INS-01)', async () => {
  const attribution = { utm_campaign: 'spring', utm_medium: 'cpc' };
  await seed([
    { id: 'lost-later', attribution, status: 'lost' },
    { id: 'lost-at-once', attribution, status: 'lost' },
    { id: 'won', attribution, status: 'won' },
    { id: 'spam', attribution, status: 'spam' },
    { id: 'new', attribution: { utm_campaign: 'spring' } },
  ]);
  const note = env.DB.prepare(
    `insert into staff_audit (id, at, action, subject_kind, subject_id, detail)
     values ('q-' || ?1, ?2, 'lead_changed', 'lead', ?1, '{"status":"qualified"}')`,
  );
  await env.DB.batch(['lost-later', 'spam'].map((id) => note.bind(id, NOW + HOUR_MS)));
  const pairs = (await read()).origins.find(({ title }) => title === 'Campaign and medium');
  const [cpc, none] = pairs?.rows ?? [];
  expect(cpc?.name).toBe('spring × cpc');
  expect(cpc?.stages.map(({ count }) => count)).toEqual([2, 1]);
  const all = await read();
  expect(all.leads.stages.map(({ name, count, before }) => [name, count, before])).toEqual([
    ['Qualified', 2, 0],
    ['Won', 1, 0],
  ]);
  expect(none?.href, 'no condition finds leads without a medium').toBeNull();
  const cookie = await openSession();
  const list = await getAs(cookie, `/api${cpc?.stages[0]?.href ?? ''}`);
  const { data } = await list.json<{ data: { id: string }[] }>();
  expect(data.map(({ id }) => id).toSorted()).toEqual(['lost-later', 'won']);
  const html = await (
    await getAs(cookie, '/admin/overview?since=2026-11-16&until=2026-11-22')
  ).text();
  expect(html).toMatch(/>2<\/a><span[^>]*> 40%<.*>1<\/a><span[^>]*> 50%</s);
  expect(html).toMatch(
    /New leads<.*>5<.*reached=qualified[^>]*>Qualified<.*>2<.*40% of the new; 0 before/s,
  );
});

test('today, weeks from Monday and the month are links that show the same days later (INS-01)', () => {
  const on = (today: string) =>
    Object.fromEntries(
      namedRanges(today).map(({ label, since, until }) => [label, `${since} to ${until}`]),
    );
  expect(on('2026-11-22')).toMatchObject({
    Today: '2026-11-22 to 2026-11-22',
    Yesterday: '2026-11-21 to 2026-11-21',
    'This week': '2026-11-16 to 2026-11-22',
    'Last week': '2026-11-09 to 2026-11-15',
    'This month': '2026-11-01 to 2026-11-22',
    '30 days': '2026-10-24 to 2026-11-22',
  });
  expect(on('2026-03-02')).toMatchObject({
    'This week': '2026-03-02 to 2026-03-02',
    'Last week': '2026-02-23 to 2026-03-01',
  });
});

test('the eight most frequent values are named, the others counted together (INS-01)', async () => {
  await seed(
    Array.from({ length: 20 }, (_, index) => ({
      id: `p${index}`,
      daysAgo: 1,
      attribution: { utm_campaign: `c${index % 12}` },
    })),
  );
  const rows = (await read()).origins[2]?.rows;
  expect(shown(rows)).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `c${index} 2, 0`),
    'All others 4, 0',
  ]);
  expect(rows?.at(-1)?.href).toBeNull();
});

test('days are those of the reader, also where the clock changes (INS-01)', async () => {
  // New York leaves daylight saving time on November 1: its day has 25 hours.
  await seed([
    { id: 'last-of-october', at: Date.parse('2026-11-01T03:59:59Z') },
    { id: 'first', at: Date.parse('2026-11-01T04:00:00Z') },
    { id: 'last', at: Date.parse('2026-11-02T04:59:59Z') },
    { id: 'next', at: Date.parse('2026-11-02T05:00:00Z') },
  ]);
  const range = { since: '2026-11-01', until: '2026-11-02', days: 2 };
  const { leads } = await read(range, 'America/New_York');
  expect(shown(leads.bars)).toEqual(['2026-11-01 2, 0', '2026-11-02 1, 1']);
  const cookie = `${await openSession()}; staffTimeZone=America%2FNew_York`;
  const list = await getAs(cookie, '/api/admin/leads?since=2026-11-01&until=2026-11-01');
  const { data } = await list.json<{ data: { id: string }[] }>();
  expect(
    data.map(({ id }) => id),
    'the list has the same',
  ).toEqual(['last', 'first']);
});

test('the time to first contact is the median, of all and by owner (INS-01)', async () => {
  await seed([
    { id: 'a', owner: 'Ana', status: 'contacted', contactedAfter: HOUR_MS },
    { id: 'b', owner: 'Ana', status: 'won', contactedAfter: 2 * HOUR_MS },
    { id: 'c', owner: 'Ana', status: 'lost', contactedAfter: 90 * HOUR_MS },
    { id: 'd', owner: 'Ben', status: 'contacted', contactedAfter: 4 * HOUR_MS },
    { id: 'e', owner: 'Ben', daysAgo: 7, status: 'contacted', contactedAfter: 8 * HOUR_MS },
    { id: 'f', owner: 'Ben' },
  ]);
  const { leads, origins } = await read();
  expect(leads.handled).toMatchObject({ now: 2 * HOUR_MS, before: 8 * HOUR_MS });
  expect(origins[6]?.rows.map(({ name, contactMs }) => [name, contactMs])).toEqual([
    ['Ana', 2 * HOUR_MS],
    ['Ben', 4 * HOUR_MS],
  ]);
});

test('imported leads are counted apart, open as a list, and say nothing of how fast staff are (INS-01)', async () => {
  await seed([
    { id: 'came', status: 'contacted', contactedAfter: HOUR_MS },
    { id: 'of-a-file', importId: 'i', status: 'contacted', contactedAfter: 90 * HOUR_MS },
    { id: 'of-another', importId: 'j' },
  ]);
  const { leads } = await read();
  expect(leads.count).toBe(3);
  expect(leads.imported).toMatchObject({ count: 2, before: 0 });
  expect(leads.handled.now).toBe(HOUR_MS);
  const list = await getAs(await openSession(), `/api${leads.imported.href}`);
  const { data } = await list.json<{ data: { id: string }[] }>();
  expect(data.map(({ id }) => id).toSorted()).toEqual(['of-a-file', 'of-another']);
});

test('messages and applications are counted by what became of them, with how long it took (INS-01)', async () => {
  const created_at = NOW - 2 * DAY_MS;
  const ids = await Promise.all([1, 2, 3].map(() => seedApplication({ created_at })));
  await env.DB.batch([
    ...ids.slice(0, 2).map((id, index) =>
      env.DB.prepare(
        // Sent to PartnerStack an hour ago, which is not when it was decided.
        'update affiliate_applications set status = ?, decided_at = ?, updated_at = ? where id = ?',
      ).bind(
        index === 0 ? 'approved' : 'rejected',
        created_at + (index + 1) * DAY_MS,
        NOW - HOUR_MS,
        id,
      ),
    ),
    env.DB.prepare(
      `insert into contact_messages (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at, status, search_text)
       values ('m', 'k', 'f', 'Ada', 'a@x.example', 's', 'm', 'u', ?1, 'replied', ''), ('n', 'k', 'g', 'Ada', 'a@x.example', 's', 'm', 'u', ?1, 'new', '')`,
    ).bind(created_at),
    env.DB.prepare(
      `insert into staff_audit (id, at, action, subject_kind, subject_id, detail) values ('r', ?, 'message_changed', 'message', 'm', '{"status":"replied"}')`,
    ).bind(created_at + HOUR_MS),
  ]);
  const [messages, applications] = (await read()).kinds;
  expect(applications?.handled.now).toBe(DAY_MS);
  expect(shown(applications?.states)).toEqual(['Approved 1, 0', 'Rejected 1, 0', 'Pending 1, 0']);
  expect(applications?.states[0]?.href).toBe(
    '/admin/affiliates?status=approved&since=2026-11-16&until=2026-11-22',
  );
  expect(messages?.handled.now).toBe(HOUR_MS);
  expect(shown(messages?.states)).toEqual(['New 1, 0', 'Replied 1, 0']);
});

test.each([
  ['', '2026-10-24 to 2026-11-22, 30'],
  ['days=7', '2026-11-16 to 2026-11-22, 7'],
  ['days=8', '2026-10-24 to 2026-11-22, 30'],
  ['since=2026-11-02&until=2026-11-03', '2026-11-02 to 2026-11-03, 2'],
  ['since=2026-11-30', '2026-10-24 to 2026-11-22, 30'],
  ['since=2001-01-01', '2025-11-22 to 2026-11-22, 366'],
])('the address %j asks for the days %s (INS-01)', (query, text) => {
  const { since, until, days } = rangeOf(new URLSearchParams(query), '2026-11-22');
  expect(`${since} to ${until}, ${days}`).toBe(text);
});

test('the overview is a page without a script, with a table behind its picture; without leads it has none (INS-02)', async () => {
  const cookie = await openSession();
  const main = async () => {
    const response = await getAs(cookie, '/admin/overview?days=7');
    expect(response.status).toBe(200);
    const html = await response.text();
    return html.slice(html.indexOf('<h1'), html.indexOf('data-island="StaffSignIn"'));
  };
  expect(await main()).toMatch(/^(?!.*<figure).*No leads yet\./s);
  await seed([{ id: 'a', at: Date.now(), partner: 'acme' }]);
  const html = await main();
  expect(html).not.toContain('<script');
  expect(html).toMatch(/<figure.*as a table<\/summary>.*<\/figure>/s);
  expect(html).toContain('/admin/leads?partner=acme');
  expect(html, 'not as the list of leads that wait since they came back').toContain(
    '<dt>Later visits</dt>',
  );
  expect((await request('/admin/overview')).status).toBe(401);
});
