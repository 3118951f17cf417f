import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { allRoutes } from '../../src/staff-area.ts';
import { isStaffPath } from '../../src/http/security/staff-paths.ts';
import { envWith } from '../helpers/faulty-stores.ts';
import { ORIGIN, request, requestWith, sendJson } from '../helpers/request.ts';
import { ageSessions, getAs, openSession, seedLeads, signIn } from '../helpers/staff.ts';

const HOUR = 3_600_000;
const isSignIn = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && ['/api/admin/session', '/admin/sign-in'].includes(path);

/** Every staff route that the app has, with a value for each parameter. */
const staffRoutes = [
  ...new Map(
    allRoutes
      .filter(({ path }) => isStaffPath(path))
      .map(({ method, path }) => ({
        method,
        path: path.replace(/:[A-Za-z]+(\{(?:[^{}]|\{[^}]*\})*\})?/g, 'x'),
      }))
      // A route is listed once for each of its handlers.
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  ).values(),
];
const closedRoutes = staffRoutes.filter((route) => !isSignIn(route));

/** What the spec names as staff's, whether or not there is a route for it yet. */
const namedBySpec = [
  ['GET', '/admin'],
  ['GET', '/admin/leads'],
  ['GET', '/admin/affiliates'],
  ['GET', '/api/admin/leads'],
  ['GET', '/api/admin/leads.csv'],
  ['GET', '/api/admin/applications'],
  ['POST', '/api/admin/applications/decisions'],
  ['POST', '/api/admin/blog/purge'],
  ['DELETE', '/api/admin/session'],
  ['GET', '/api/admin/unheard-of'],
  ['POST', '/api/save-post-html'],
  ['GET', '/api/save-post-html'],
  ['POST', '/api/partnerstack/affiliates'],
  ['GET', '/api/partnerstack/anything'],
].map(([method = '', path = '']) => ({ method, path }));

const guarded = [...closedRoutes, ...namedBySpec];

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function call(
  route: { method: string; path: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  const json = { 'content-type': 'application/json', origin: ORIGIN };
  return request(route.path, {
    method: route.method,
    ...(isRead(route.method) ? {} : { body: '{}' }),
    headers: { ...(isRead(route.method) ? {} : json), ...headers },
  });
}

async function expectRefused(route: { method: string; path: string }, response: Response) {
  const name = `${route.method} ${route.path}`;
  expect(response.status, name).toBe(401);
  expect(response.headers.get('cache-control'), name).toBe('no-store');
  const text = await response.text();
  expect(text, name).not.toContain('secret.person@example.com');
  if (route.path.startsWith('/api/')) {
    expect(JSON.parse(text), name).toEqual({ error: expect.any(String) });
  } else {
    expect(text, name).toContain('type="password"');
    expect(text, name).toContain('noindex');
  }
}

describe('without a valid session, no one reads or changes what is staff’s', () => {
  test('the list of routes is the app’s own, and has the screens and calls of the spec (ADM-11)', () => {
    const listed = staffRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(listed).toEqual(
      expect.arrayContaining([
        'GET /admin/leads',
        'GET /admin/affiliates',
        'GET /api/admin/leads',
        'GET /api/admin/leads.csv',
        'GET /api/admin/applications',
        'POST /api/admin/applications/decisions',
        'POST /admin/mail/x/retry',
      ]),
    );
    for (const { path } of staffRoutes) expect(isStaffPath(path), path).toBe(true);
  });

  test('every route is refused to a stranger (ADM-11, API-08, API-11)', async () => {
    await seedLeads([{ email: 'secret.person@example.com' }]);
    for (const route of guarded) await expectRefused(route, await call(route));
  });

  test.each([
    ['a forged session', { cookie: `__Host-staff=${'A'.repeat(43)}` }],
    ['SQL in the cookie', { cookie: "__Host-staff=' or 1=1 --" }],
    ['what the browser’s storage says', { cookie: 'staff=true; adminAuthenticated=true' }],
    ['headers', { authorization: 'Bearer staff', 'x-admin': 'true' }],
  ])('%s opens nothing (ADM-11)', async (_what, headers) => {
    await seedLeads([{ email: 'secret.person@example.com' }]);
    for (const path of ['/admin/leads', '/api/admin/leads']) {
      const route = { method: 'GET', path };
      await expectRefused(route, await call(route, headers));
    }
  });

  test('a page that does not exist is Not Found for strangers and staff alike (SHELL-19, NF-01)', async () => {
    const cookie = await openSession();
    for (const path of ['/admin/nothing-here', '/admin/leads/x/y', '/admin/%6ceads/x']) {
      for (const headers of [{}, { cookie }]) {
        const response = await request(path, { headers });
        expect(response.status, path).toBe(404);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('allow')).toBeNull();
        const html = await response.text();
        expect(html).toContain('Oops! Page Not Found.');
        expect(html).not.toContain('type="password"');
      }
    }
  });

  test('a call that does not exist is refused to strangers, and unknown to staff (SHELL-31)', async () => {
    expect((await request('/api/admin/nothing-here')).status).toBe(401);
    const cookie = await openSession();
    expect((await getAs(cookie, '/api/admin/nothing-here')).status).toBe(404);
  });

  test('a session ends after 24 hours, used or not, and not before (ADM-07, ADM-08, CST-18)', async () => {
    await seedLeads([{ email: 'secret.person@example.com' }]);
    const cookie = await signIn();
    await ageSessions(23 * HOUR + 59 * 60_000);
    expect((await getAs(cookie, '/api/admin/leads')).status).toBe(200);
    await ageSessions(60_000);
    for (const path of ['/admin/leads', '/api/admin/leads']) {
      const route = { method: 'GET', path };
      await expectRefused(route, await call(route, { cookie }));
    }
  });

  test('logout ends the session on the server: the old cookie opens nothing (ADM-09)', async () => {
    const cookie = await signIn();
    const out = await sendJson('DELETE', '/api/admin/session', undefined, { cookie });
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-staff=;.*Max-Age=0/);
    expect(out.headers.get('clear-site-data')).toContain('cache');
    expect((await getAs(cookie, '/api/admin/leads')).status).toBe(401);
  });

  test('no spelling of an address slips past (ADM-11)', async () => {
    await seedLeads([{ email: 'secret.person@example.com' }]);
    const spellings = [
      '/ADMIN/leads',
      '/Admin/Leads',
      '/admin/leads/',
      '//admin/leads',
      '/admin//leads',
      '/%61dmin/leads',
      '/%61%64min/leads',
      '/%2561dmin/leads',
      '/admin%2fleads',
      '/admin%5Cleads',
      '/admin/./leads',
      '/blog/../admin/leads',
      '/blog/..%2fadmin/leads',
      '/admin/leads%00',
      '/admin/leads;x=1',
      '/admin/leads.css',
      '/admin/x.css',
      '/admin.css',
      '/admin/leads?x=.css',
      '/API/admin/leads',
      '/api/ADMIN/leads',
      '/api//admin/leads',
      '/api/admin/leads/',
      '/api/admin/leads/a.js',
      '/api/admin/leads.csv/x.css',
      '/api/%61dmin/leads',
      '/api/admin/leads%2e',
      '/api/admin/applications/..%2f..%2f..%2fblog',
      '/api/x/..%2fadmin/leads',
    ];
    for (const path of spellings) {
      const response = await request(path);
      expect([301, 401, 404], path).toContain(response.status);
      expect(response.headers.get('cache-control') ?? '', path).not.toContain('public');
      expect(await response.text(), path).not.toContain('secret.person@example.com');
      const location = response.headers.get('location');
      if (location) expect([401, 404], path).toContain((await request(location)).status);
    }
  });

  test('public addresses that look like staff’s are public (ADM-11)', () => {
    expect(isStaffPath('/api/admin/applications/../../../blog')).toBe(true);
    for (const path of [
      '/',
      '/administrators',
      '/blog/admin',
      '/api/health',
      '/api/storychief/stories',
    ])
      expect(isStaffPath(path), path).toBe(false);
  });
});

const changing = [...staffRoutes, ...namedBySpec].filter(({ method }) => !isRead(method));

describe('no staff route reads a body of any size', () => {
  const send = ({ path, method }: (typeof changing)[number], body: BodyInit, cookie = '') => {
    const type = path.startsWith('/api/')
      ? 'application/json'
      : 'application/x-www-form-urlencoded';
    return request(path, {
      method,
      body,
      headers: { 'content-type': type, origin: ORIGIN, cookie },
    });
  };
  const bodyOf = (bytes: number) => `a=${'a'.repeat(bytes)}`;
  /** The same bytes in pieces, which name no length ahead. */
  const inPieces = (body: string) =>
    new Blob([body]).stream().pipeThrough(new TransformStream<Uint8Array, Uint8Array>());

  test('a sign-in answers 413 to a large body without a session', async () => {
    for (const route of staffRoutes.filter(isSignIn))
      for (const body of [bodyOf(9 * 1024), inPieces(bodyOf(9 * 1024))])
        expect((await send(route, body)).status, route.path).toBe(413);
  });

  test('every route answers 413 to a large body of staff', async () => {
    const cookie = await openSession();
    const body = bodyOf(5 * 1024 * 1024);
    for (const route of changing)
      expect((await send(route, body, cookie)).status, route.path).toBe(413);
  });
});

describe('another site’s page cannot act as staff', () => {
  const expectForbidden = async (
    route: (typeof changing)[number],
    cookie: string,
    headers: Record<string, string>,
  ) => {
    const response = await call(route, { cookie, ...headers });
    expect(response.status, `${route.path} ${JSON.stringify(headers)}`).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  };

  test('every route refuses another origin', async () => {
    const cookie = await openSession();
    for (const route of changing)
      await expectForbidden(route, cookie, { origin: 'https://evil.example' });
    expect((await getAs(cookie, '/api/admin/leads')).status).toBe(200);
  });

  test('no spelling of another origin passes', async () => {
    const cookie = await openSession();
    const foreign: Record<string, string>[] = [
      { origin: 'null' },
      { origin: `${ORIGIN}.evil.example` },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
      { origin: ORIGIN, 'sec-fetch-site': 'none' },
    ];
    for (const headers of foreign)
      await expectForbidden({ method: 'DELETE', path: '/api/admin/session' }, cookie, headers);
  });

  test('no call takes a body but application/json', async () => {
    const cookie = await openSession();
    for (const route of changing.filter(({ path }) => path.startsWith('/api/'))) {
      const response = await call(route, { cookie, 'content-type': 'text/plain' });
      expect(response.status, route.path).toBe(415);
    }
  });
});

test('a link of another site opens a page of the signed in, and gets no data out (ADM-11)', async () => {
  await seedLeads([{ name: 'Ada', email: 'ada@example.com' }]);
  const cookie = await openSession();
  const followed = (path: string) => getAs(cookie, path, { 'sec-fetch-site': 'cross-site' });
  expect((await followed('/admin/people/lead-000000')).status).toBe(200);
  expect((await followed('/admin/leads?open=lead-000000')).status).toBe(200);
  for (const path of [
    '/api/admin/leads',
    '/api/admin/leads.csv',
    '/api/admin/applications.csv?columns=all',
    '/admin/people/lead-000000/data.html',
  ])
    expect((await followed(path)).status, path).toBe(403);
  const written = await env.DB.prepare('select count(*) as n from staff_audit').first('n');
  expect(written).toBe(0);
});

test('the public lead API does not reveal who is stored (API-12)', async () => {
  await seedLeads([{ name: 'Kept Name', email: 'ada@example.com', partner_key: 'kept-key' }]);
  const again = { name: 'Eve', email: 'ADA@example.com' };
  const known = await sendJson('POST', '/api/leads', again);
  const unknown = await sendJson('POST', '/api/leads', { ...again, email: 'new@example.com' });
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const body = await known.text();
  expect(body.toLowerCase()).toBe(
    (await unknown.text()).replace('new@example.com', 'ada@example.com').toLowerCase(),
  );
  expect(body).not.toMatch(/kept/i);
  const { results } = await env.DB.prepare(
    `select name from leads where lower(email) = 'ada@example.com'`,
  ).all();
  expect(results, 'the first row stays').toEqual([{ name: 'Kept Name' }]);
  for (const path of ['/api/leads', '/api/leads?email=ada@example.com', '/api/leads/lead-000000']) {
    const read = await request(path);
    expect([404, 405], path).toContain(read.status);
    expect(await read.text(), path).not.toMatch(/kept/i);
  }
});

test('a public call is not made private by a cookie that means nothing', async () => {
  const response = await request('/api/storychief/stories', {
    headers: { cookie: `__Host-staff=${'A'.repeat(43)}` },
  });
  expect(response.status).not.toBe(401);
});

test('a database that cannot be asked opens nothing', async () => {
  const headers = { cookie: await openSession() };
  const { env: down } = envWith('D1', { fault: 'refused', hits: 'all' });
  const api = await requestWith(down, '/api/admin/leads', { headers });
  expect(api.status).toBe(503);
  expect(await api.json()).toEqual({ error: expect.stringContaining('try again') });
  expect((await requestWith(down, '/admin/leads', { headers })).status).toBe(503);
});
