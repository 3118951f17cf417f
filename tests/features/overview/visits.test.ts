import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { openDatabase } from '../../../src/db/client.ts';
import { readOverview } from '../../../src/features/overview/overview.ts';
import { meteredD1 } from '../../helpers/metered-d1.ts';
import { getAs, openSession } from '../../helpers/staff.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 24 * 3_600_000;
const db = openDatabase(env.DB);

const dayOf = (daysAgo: number, now = NOW) =>
  new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);

const views = (day: string, counts: Partial<Record<string, Record<string, number>>>) =>
  env.DB.prepare(
    'insert into daily_page_views (day, pages, landing_pages, referrers, campaigns, sources) values (?, ?, ?, ?, ?, ?)',
  ).bind(
    day,
    ...['pages', 'landing_pages', 'referrers', 'campaigns', 'sources'].map((name) =>
      JSON.stringify(counts[name] ?? {}),
    ),
  );

const lead = (id: string, daysAgo: number, attribution: object = {}, now = NOW) =>
  env.DB.prepare(
    "insert into leads (id, name, email, source, attribution, created_at) values (?1, 'Ada', ?1 || '@x.example', 'hero', ?2, ?3)",
  ).bind(id, JSON.stringify(attribution), now - daysAgo * DAY_MS);

test('the overview leads from page views to leads, by day, landing page, referrer and campaign (VIS-01, INS-01)', async () => {
  await env.DB.batch([
    views(dayOf(1), {
      pages: { '/': 30, '/pricing': 10 },
      landing_pages: { '/': 18, '/pricing': 2 },
      referrers: { 'google.com': 8, '(other)': 1 },
      campaigns: { spring: 5 },
    }),
    views(dayOf(0), { pages: { '/': 4 }, landing_pages: { '/': 4 }, sources: { news: 1 } }),
    lead('before', 5, { landing_page: '/' }),
    lead('a', 1, {
      landing_page: '/',
      referrer: 'https://www.google.com/',
      utm_campaign: 'Spring',
    }),
    lead('b', 0, { landing_page: '/pricing' }),
  ]);
  const { visits } = await readOverview({ db }, NOW);
  expect(visits?.totals).toEqual({ views: 44, visits: 24, leads: 2 });
  expect(visits?.days).toEqual([
    { day: dayOf(1), views: 40, visits: 20, leads: 1 },
    { day: dayOf(0), views: 4, visits: 4, leads: 1 },
  ]);
  const rows = Object.fromEntries(
    (visits?.tables ?? []).map(({ column, rows: found }) => [
      column,
      found.map(({ name, visits: count, leads }) => [name, count, leads]),
    ]),
  );
  expect(rows).toEqual({
    'Landing page': [
      ['/', 22, 1],
      ['/pricing', 2, 1],
    ],
    Referrer: [
      ['google.com', 8, 1],
      ['All others', 1, 0],
      ['Without a referrer', 15, 1],
    ],
    Campaign: [
      ['spring', 5, 1],
      ['Without a campaign', 19, 1],
    ],
    utm_source: [
      ['news', 1, null],
      ['Without a source', 23, null],
    ],
    utm_medium: [['Without a medium', 24, null]],
  });
  expect(visits?.tables[0]?.rows[0]?.href).toBe(
    `/admin/leads?landing_page=%2F&since=${dayOf(1)}&until=${dayOf(0)}`,
  );
});

test('the page shows it as a picture with a table, and says when nothing has been counted (VIS-01, INS-02)', async () => {
  const cookie = await openSession();
  const empty = await (await getAs(cookie, '/admin')).text();
  expect(empty).toContain('No page views have been counted yet.');
  const now = Date.now();
  await env.DB.batch([
    views(dayOf(0, now), { pages: { '/': 8 }, landing_pages: { '/': 4 } }),
    lead('a', 0, { landing_page: '/' }, now),
  ]);
  const html = await (await getAs(cookie, '/admin')).text();
  expect(html).toContain('8 page views in 4 visits, 1 new lead: 25% of visits.');
  expect(html).toContain('Page views per day as a table');
  expect(html).toContain('Visits by landing page');
});

test('with page views too the overview reads at most 500 rows (VIS-01, INS-02)', async () => {
  const values = (name: string) =>
    Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`${name}${index}`, index + 1]));
  await env.DB.batch(
    Array.from({ length: 100 }, (_, daysAgo) => [
      views(dayOf(daysAgo), {
        pages: values('/'),
        landing_pages: values('/'),
        referrers: values('x'),
        campaigns: values('c'),
      }),
      lead(`l${daysAgo}`, daysAgo),
    ]).flat(),
  );
  const metered = meteredD1(env.DB);
  const { visits } = await readOverview({ db: openDatabase(metered.d1) }, NOW);
  expect(visits?.days).toHaveLength(90);
  expect(metered.read()).toBeLessThanOrEqual(200);
});
