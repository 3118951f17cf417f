import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { readOverview } from '../../../src/features/overview/overview.ts';
import { openDatabase } from '../../../src/db/client.ts';
import { request } from '../../helpers/request.ts';
import { getAs, openSession, seedApplication } from '../../helpers/staff.ts';
import { goodLead, LEADS_API, post, untilQuiet } from '../../helpers/submissions.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 24 * 3_600_000;
const db = openDatabase(env.DB);

/** A lead with an attribution, so many days ago. */
const lead = (id: string, daysAgo: number, attribution: object | null = null, partner?: string) =>
  env.DB.prepare(
    `insert into leads (id, name, email, source, partner_key, attribution, created_at, search_text) values (?1, 'Ada', ?1 || '@x.example', iif(?2 < 5, 'hero_cta', 'pricing_card'), ?5, ?3, ?4, '')`,
  ).bind(
    id,
    daysAgo,
    attribution && JSON.stringify(attribution),
    NOW - daysAgo * DAY_MS,
    partner ?? null,
  );

test('leads are counted by day, source, landing page, campaign, referrer and partner as they arrive (INS-01)', async () => {
  await env.DB.batch([
    lead(
      'a',
      0,
      { landing_page: '/pricing', utm_campaign: 'spring', referrer: 'https://g.example/' },
      'acme',
    ),
    lead('b', 0, { landing_page: '/pricing', utm_campaign: 'spring' }, 'acme'),
    lead('c', 3, { landing_page: '/', utm_campaign: 'Ähren "quoted"' }),
    lead('d', 89),
    lead('e', 90),
  ]);
  const { leads, dimensions } = await readOverview({ db }, NOW);
  expect(leads).toMatchObject({ all: 5, today: 2, week: 3, month: 3, period: 4 });
  expect(leads.bars).toHaveLength(90);
  expect(
    leads.bars.filter(({ parts }) => parts[0] !== 0).map(({ day, parts }) => [day, ...parts]),
  ).toEqual([
    ['2026-08-25', 1],
    ['2026-11-19', 1],
    ['2026-11-22', 2],
  ]);
  const ranked = Object.fromEntries(
    dimensions.map(({ title, rows }) => [title, rows.map(({ name, count }) => `${name} ${count}`)]),
  );
  expect(ranked).toEqual({
    Source: ['hero_cta 3', 'pricing_card 1'],
    'Landing page': ['/pricing 2', '/ 1', 'Not known 1'],
    Campaign: ['spring 2', 'Ähren "quoted" 1', 'Without a campaign 1'],
    Referrer: ['https://g.example/ 1', 'Without a referrer 3'],
    Partner: ['acme 2', 'Without a partner 2'],
  });
  const [campaign] = dimensions[2]?.rows ?? [];
  expect(campaign?.href).toBe('/admin/leads?campaign=spring&since=2026-08-25&until=2026-11-22');
});

test('the eight most frequent values are named, the others counted together (INS-01)', async () => {
  await env.DB.batch(
    Array.from({ length: 20 }, (_, index) =>
      lead(`p${index}`, 1, { utm_campaign: `c${index % 12}` }),
    ),
  );
  const { dimensions } = await readOverview({ db }, NOW);
  const rows = dimensions[2]?.rows ?? [];
  expect(rows.map(({ name, count }) => `${name} ${count}`)).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `c${index} 2`),
    'All others 4',
  ]);
  expect(rows.at(-1)?.href).toBeNull();
});

test('applications are counted with what became of them, also when a decision is undone (INS-01)', async () => {
  const created_at = NOW - 2 * DAY_MS;
  const ids = await Promise.all([1, 2, 3].map(() => seedApplication({ created_at })));
  const decide = (id: string | undefined, status: string, at: number) =>
    env.DB.prepare('update affiliate_applications set status = ?, updated_at = ? where id = ?')
      .bind(status, at, id)
      .run();
  await decide(ids[0], 'approved', created_at + DAY_MS);
  await decide(ids[1], 'rejected', created_at + 3 * DAY_MS);
  await decide(ids[2], 'rejected', created_at + DAY_MS);
  await decide(ids[2], 'pending', created_at + DAY_MS + 5000);
  const { applications } = await readOverview({ db }, NOW);
  expect(applications).toMatchObject({
    period: 3,
    approved: 1,
    rejected: 1,
    pending: 1,
    decisionMs: 2 * DAY_MS,
  });
  expect(applications.bars.at(-1)?.parts).toEqual([1, 1, 1]);
});

test('the overview is the first page: pictures without a script, a table behind each, links to the lists (INS-01, INS-02)', async () => {
  await post(LEADS_API, goodLead({ partner_key: 'acme' }));
  await untilQuiet();
  const cookie = await openSession();
  const response = await getAs(cookie, '/admin');
  expect(response.status).toBe(200);
  const html = await response.text();
  const main = html.slice(html.indexOf('<h1'), html.indexOf('data-island="StaffSignIn"'));
  expect(main).not.toContain('<script');
  expect(main.match(/<figure/g)?.length).toBe(main.match(/as a table<\/summary>/g)?.length);
  expect(main).toContain('/admin/leads?partner=acme');
  expect((await request('/admin')).status).toBe(401);
});

test('without any data the overview says so (INS-01)', async () => {
  const html = await (await getAs(await openSession(), '/admin')).text();
  expect(html).toContain('No leads yet.');
});
