import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { copyCounts } from '../../../src/features/page-views/copy-counts.ts';
import { servicesOf } from '../../../src/services.ts';
import { countRows } from '../../helpers/submissions.ts';
import { expectErrors } from '../../setup/console.ts';

const NOW = Date.UTC(2026, 10, 22, 0, 10);

/** A site whose page views go to Analytics Engine, and the responses of its SQL API. */
function boundSite(respond: () => Response) {
  const requests: Request[] = [];
  const services = servicesOf({ ...env });
  const pageViews = { writeDataPoint: () => undefined } as AnalyticsEngineDataset;
  return {
    requests,
    services: {
      ...services,
      pageViews,
      config: {
        ...services.config,
        ANALYTICS_ACCOUNT_ID: '0123456789abcdef',
        ANALYTICS_API_TOKEN: 'secret',
      },
      outbound: async (input: RequestInfo | URL) => {
        requests.push(input as Request);
        return respond();
      },
    },
  };
}

const row = (day: string, dimension: string, value: string, count: number | string) => ({
  day,
  dimension,
  value,
  count,
});

test('counts in Analytics Engine are copied to D1, where staff pages read them, and replace those that were there (VIS-01)', async () => {
  const { services, requests } = boundSite(() =>
    Response.json({
      meta: [],
      data: [
        row('2026-11-21', 'pages', '/', 7),
        row('2026-11-22', 'pages', '/', '12'),
        row('2026-11-22', 'landingPages', '/', 4.4),
        row('2026-11-22', 'lcp', '/ 3', 2),
        row('2026-11-22', 'unknown', 'x', 2),
      ],
    }),
  );
  expect(await copyCounts(services, NOW)).toEqual({ days: 2 });
  expect(await copyCounts(services, NOW)).toEqual({ days: 2 });
  const { results } = await env.DB.prepare(
    'select day, pages, landing_pages, lcp from daily_page_views order by day',
  ).all();
  expect(results).toEqual([
    { day: '2026-11-21', pages: '{"/":7}', landing_pages: '{}', lcp: '{}' },
    { day: '2026-11-22', pages: '{"/":12}', landing_pages: '{"/":4}', lcp: '{"/ 3":2}' },
  ]);
  const [request] = requests;
  expect(request?.url).toBe(
    'https://api.cloudflare.com/client/v4/accounts/0123456789abcdef/analytics_engine/sql',
  );
  expect(request?.headers.get('authorization')).toBe('Bearer secret');
  expect(await request?.text()).toContain("timestamp >= toDateTime('2026-11-21 00:00:00')");
});

test.each([
  ['403', () => new Response('no', { status: 403 }), /answered 403/],
  ['no rows', () => Response.json({ errors: [] }), /without rows/],
  ['no JSON', () => new Response('<html>'), /without rows/],
])('a response with %s fails the run, and the counts stay', async (_what, respond, message) => {
  await env.DB.prepare(
    `insert into daily_page_views (day, pages) values ('2026-11-22', '{"/":1}')`,
  ).run();
  expectErrors();
  await expect(copyCounts(boundSite(respond).services, NOW)).rejects.toThrow(message);
  const row = await env.DB.prepare('select pages from daily_page_views').first('pages');
  expect(row).toBe('{"/":1}');
});

test('staff read which settings are missing (VIS-01)', async () => {
  const { services, requests } = boundSite(() => new Response('no', { status: 500 }));
  const { config } = servicesOf({ ...env });
  expect(await copyCounts({ ...services, config }, NOW)).toEqual({
    missing: ['ANALYTICS_ACCOUNT_ID', 'ANALYTICS_API_TOKEN'],
  });
  expect(requests).toEqual([]);
});

test('without the binding nothing is asked (VIS-01)', async () => {
  const { services, requests } = boundSite(() => new Response('no', { status: 500 }));
  expect(await copyCounts({ ...services, pageViews: undefined }, NOW)).toBeNull();
  expect(requests).toEqual([]);
  expect(await countRows('daily_page_views')).toBe(0);
});
