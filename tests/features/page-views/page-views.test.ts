import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import type { Env } from '../../../src/env.ts';
import { PAGE_VIEWS_PATH } from '../../../src/features/page-views/page-views.contract.ts';
import {
  siteApi,
  type SiteResponse,
} from '../../../src/features/site-status/site-status.contract.ts';
import worker from '../../../src/worker.ts';
import { countedSite } from '../../helpers/counted-site.ts';
import { ORIGIN, sendJson } from '../../helpers/request.ts';
import { getAs, openSession, someAddress } from '../../helpers/staff.ts';
import { countRows } from '../../helpers/submissions.ts';
import { expectErrors } from '../../setup/console.ts';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const headersOf = (more: Record<string, string>): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': BROWSER,
  origin: ORIGIN,
  'sec-fetch-site': 'same-origin',
  'cf-connecting-ip': someAddress(),
  ...more,
});

/** Sends beacons at the same time, and waits until they are counted. */
async function sendAll(
  beacons: readonly object[],
  headers: Record<string, string> = {},
  environment: Env = env,
): Promise<Response[]> {
  const contexts = beacons.map(() => createExecutionContext());
  const responses = await Promise.all(
    contexts.map(async (context, index) =>
      worker.fetch(
        new Request(ORIGIN + PAGE_VIEWS_PATH, {
          method: 'POST',
          body: JSON.stringify(beacons[index]),
          headers: headersOf(headers),
        }),
        environment,
        context,
      ),
    ),
  );
  await Promise.all(contexts.map((context) => waitOnExecutionContext(context)));
  return responses;
}

const view = (path: string, more: object = {}) => ({ kind: 'view', path, referrer: '', ...more });

/** The counts of today, without those that are empty. */
async function counts(): Promise<Record<string, Record<string, number>>> {
  const row = await env.DB.prepare('select * from daily_page_views').first<
    Record<string, string>
  >();
  return Object.fromEntries(
    Object.entries(row ?? {})
      .filter(([name, value]) => name !== 'day' && value !== '{}')
      .map(([name, value]) => [name, JSON.parse(value) as Record<string, number>]),
  );
}

test('page views are counted by page, and what began a visit by where it came from (VIS-01)', async () => {
  const [response] = await sendAll([
    view('/features', {
      referrer: 'www.google.com',
      source: 'Newsletter',
      medium: 'email',
      campaign: 'Spring',
    }),
    view('/pricing', { referrer: new URL(ORIGIN).host }),
    view('/pricing', { referrer: undefined }),
    view('/', { source: null, medium: null, campaign: null }),
  ]);
  expect(response?.status).toBe(204);
  expect(response?.headers.get('cache-control')).toBe('no-store');
  expect(response?.headers.get('set-cookie')).toBeNull();
  expect(await counts()).toEqual({
    pages: { '/': 1, '/features': 1, '/pricing': 2 },
    landing_pages: { '/': 1, '/features': 1 },
    referrers: { 'google.com': 1 },
    sources: { newsletter: 1 },
    mediums: { email: 1 },
    campaigns: { spring: 1 },
  });
});

test('a post is counted by its address, an address of no page is not (VIS-01)', async () => {
  await env.DB.prepare(
    "insert into posts (id, slug, title, fetched_at) values ('1', 'a-post', 'A post', 1)",
  ).run();
  const responses = await sendAll(
    ['/blog/a-post', '/blog/no-post', '/blog/%', '/no-such-page', '/admin/leads', '/api/leads'].map(
      (path) => view(path),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 204));
  expect(await counts()).toEqual({
    pages: { '/blog/a-post': 1 },
    landing_pages: { '/blog/a-post': 1 },
  });
});

test.each([
  ['a browser with Do Not Track', { dnt: '1' }],
  ['a browser with Global Privacy Control', { 'sec-gpc': '1' }],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['an automated browser', { 'user-agent': BROWSER.replace('Chrome', 'HeadlessChrome') }],
  ['a script', { 'user-agent': 'curl/8.0' }],
  ['no name', { 'user-agent': '' }],
])('%s is not counted', async (_who, headers) => {
  const [response] = await sendAll([view('/')], headers);
  expect(response?.status).toBe(204);
  expect(await countRows('daily_page_views')).toBe(0);
});

test('staff are not counted (VIS-01)', async () => {
  const [response] = await sendAll([view('/')], { cookie: await openSession() });
  expect(response?.status).toBe(204);
  expect(await countRows('daily_page_views')).toBe(0);
});

test('nothing of a visitor is stored: no address, no browser, no time of day, no value of one recipient (VIS-01)', async () => {
  await sendAll(
    [
      view('/', {
        referrer: 'adas-laptop:8080',
        source: 'ada@x.example',
        medium: 'user 123456789',
        campaign: 'Ada’s <invitation>',
      }),
    ],
    { 'cf-connecting-ip': '203.0.113.77' },
  );
  const other = { '(other)': 1 };
  expect(await counts()).toEqual({
    pages: { '/': 1 },
    landing_pages: { '/': 1 },
    referrers: other,
    sources: other,
    mediums: other,
    campaigns: other,
  });
  const { results } = await env.DB.prepare('select * from daily_page_views').all();
  expect(JSON.stringify(results)).not.toMatch(/ada|203\.|Mozilla|Chrome|T\d\d:/i);
  expect(await env.KV.list()).toMatchObject({ keys: [] });
});

test('a flood is one row a day and one write a second (VIS-01)', async () => {
  const site = countedSite();
  const flood = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) =>
      view('/', { referrer: `host-${from + index}.example`, campaign: `campaign ${from + index}` }),
    );
  const { d1 } = await site.count(() => sendAll(flood(150, 0), {}, site.env));
  expect(d1).toBeLessThanOrEqual(2);
  await sendAll(flood(150, 1000));
  expect(await countRows('daily_page_views')).toBe(1);
  const { pages, referrers = {}, campaigns = {} } = await counts();
  expect(pages).toEqual({ '/': 300 });
  for (const values of [referrers, campaigns]) {
    expect(Object.keys(values).length).toBeLessThanOrEqual(61);
    expect(Object.values(values).reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(values['(other)']).toBeGreaterThanOrEqual(240);
  }
});

test('one address cannot fill the counts (VIS-01)', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 241 && !statuses.has(429); count += 1) {
    const response = await sendJson(
      'POST',
      PAGE_VIEWS_PATH,
      {},
      {
        'user-agent': BROWSER,
        'cf-connecting-ip': '203.0.113.241',
      },
    );
    statuses.add(response.status);
  }
  expect([...statuses]).toEqual([422, 429]);
});

test.each([
  ['no kind', { path: '/' }, 422, 'kind'],
  ['no path', { kind: 'view' }, 422, 'path'],
  ['a path of another site', { kind: 'view', path: 'https://x.example/' }, 422, 'path'],
  ['a long path', { kind: 'view', path: `/${'x'.repeat(200)}` }, 422, 'path'],
  ['a number as campaign', { kind: 'view', path: '/', campaign: 5 }, 422, 'campaign'],
  ['an unknown field', { kind: 'view', path: '/', id: '1' }, 422, 'id'],
  ['a negative time', { kind: 'speed', path: '/', lcp: -1 }, 422, 'lcp'],
  ['a text as shift', { kind: 'speed', path: '/', cls: 'x' }, 422, 'cls'],
  ['a large body', { kind: 'view', path: 'x'.repeat(5000) }, 413, undefined],
])('%s is refused', async (_name, beacon, status, field) => {
  const [response] = await sendAll([beacon]);
  expect(response?.status).toBe(status);
  expect(response?.headers.get('cache-control')).toBe('no-store');
  const body = await response?.json<{ fields?: Record<string, string> }>();
  expect(Object.keys(body?.fields ?? {})).toEqual(field ? [field] : []);
  expect(await countRows('daily_page_views')).toBe(0);
});

test('another site’s page cannot count views (VIS-01)', async () => {
  const [response] = await sendAll([view('/')], {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  });
  expect(response?.status).toBe(403);
  expect(await countRows('daily_page_views')).toBe(0);
});

test('field speed is counted in buckets, and staff see the 75th percentile next to the budget (VIS-01)', async () => {
  const speed = (path: string, more: object) => ({ kind: 'speed', path, ...more });
  await sendAll([
    speed('/features', { lcp: 900.4, inp: 24, cls: 0 }),
    speed('/features', { lcp: 950, cls: 0.02 }),
    speed('/features', { lcp: 980, cls: 0.3 }),
    speed('/features', { lcp: 7000, cls: 0.4 }),
    speed('/pricing', { lcp: 99_999 }),
    speed('/pricing', {}),
  ]);
  const cookie = await openSession();
  const { speed: shown } = await (await getAs(cookie, siteApi.status.path)).json<SiteResponse>();
  expect(shown).toEqual({
    days: 28,
    budgets: { lcp: 2500, inp: 200, cls: 0.1 },
    pages: [
      {
        page: '/features',
        views: 4,
        lcp: { at_most: 1000, beyond: 10_000, is_within: true },
        inp: { at_most: 24, beyond: 2000, is_within: true },
        cls: { at_most: 0.5, beyond: 1, is_within: false },
      },
      {
        page: '/pricing',
        views: 1,
        lcp: { at_most: null, beyond: 10_000, is_within: false },
        inp: null,
        cls: null,
      },
    ],
  });
  const html = await (await getAs(cookie, '/admin/site')).text();
  const table = html.slice(html.indexOf('Field speed'));
  for (const text of ['LCP (budget 2.5 s)', 'INP (budget 200 ms)', 'CLS (budget 0.1)']) {
    expect(table).toContain(text);
  }
  expect(table).toMatch(/>1 s<.*>24 ms<.*>0\.5<.*>over 10 s</s);
});

test('where Analytics Engine is bound it gets the counts, and D1 none (VIS-01)', async () => {
  const points: AnalyticsEngineDataPoint[] = [];
  const PAGE_VIEWS = {
    writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point),
  } as AnalyticsEngineDataset;
  await sendAll(
    [view('/', { referrer: 'x.example' }), view('/'), view('/')],
    {},
    { ...env, PAGE_VIEWS },
  );
  const sums = new Map<string, number>();
  for (const { indexes, blobs, doubles } of points) {
    const key = `${indexes?.[0] as string} ${blobs?.[0] as string}`;
    sums.set(key, (sums.get(key) ?? 0) + (doubles?.[0] ?? 0));
  }
  expect(Object.fromEntries(sums)).toEqual({
    'pages /': 3,
    'landingPages /': 3,
    'referrers x.example': 1,
  });
  expect(await countRows('daily_page_views')).toBe(0);
});

test('a visitor notices nothing when views cannot be counted (VIS-01)', async () => {
  const logged = expectErrors();
  const DB = new Proxy(env.DB, {
    get: (target, name) =>
      name === 'batch'
        ? () => Promise.reject(new Error('D1 is away'))
        : (Reflect.get(target, name) as unknown),
  });
  const [response] = await sendAll([view('/')], {}, { ...env, DB });
  expect(response?.status).toBe(204);
  expect(JSON.stringify(logged)).toContain('page_view_not_counted');
  await sendAll([view('/')]);
  expect(await counts()).toMatchObject({ pages: { '/': 1 } });
});
