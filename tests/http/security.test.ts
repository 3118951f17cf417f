import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { allRoutes } from '../../src/staff-area.ts';
import { inlineSource } from '../../src/http/security/inline-source.ts';
import { addressKey } from '../../src/http/client-address.ts';
import { traceOf } from '../../src/shared/log.ts';
import { ORIGIN, request } from '../helpers/request.ts';
import { getAs, openSession } from '../helpers/staff.ts';

const REQUIRED = {
  'strict-transport-security': /max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /./,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src 'none'/,
  'cache-control': /./,
};

function expectGuarded(name: string, response: Response) {
  for (const [header, value] of Object.entries(REQUIRED)) {
    expect(response.headers.get(header) ?? '', `${name}: ${header}`).toMatch(value);
  }
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy, name).not.toContain('unsafe-inline');
  expect(policy, name).not.toContain('unsafe-eval');
  expect(policy, name).not.toMatch(/(?:^|[ ;])\*/);
}

function expectUncached(path: string, { headers }: Response) {
  expect(headers.get('cache-control'), path).toBe('no-store');
  expect(headers.get('cloudflare-cdn-cache-control'), path).toBeNull();
  expect(headers.get('cache-tag'), path).toBeNull();
}

const concrete = (path: string) => path.replace(/:[A-Za-z]+(\{[^}]*\})?/g, 'x').replace('*', 'x');

const routes = allRoutes;

/** Every path with a GET route, and some without. */
const reads = [
  ...new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => concrete(path))),
  '/nothing-here',
  '/api',
  '/api/nothing-here',
  '/Pricing/',
  '/admin/leads',
  '/admin/none',
  '/api/admin/none',
];

/** Settings that no response may contain. */
const SECRETS = [
  'STORYCHIEF_API_KEY',
  'STORYCHIEF_WEBHOOK_KEY',
  'EMAILJS_PRIVATE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'PARTNERSTACK_SECRET_KEY',
  'ADMIN_PASSWORD_HASH',
  'ERASURE_KEY',
] as const;

test('every response has Cache-Control and the security headers, no secret, and the same headers to HEAD; none for staff is cached (API-07)', async () => {
  const cookie = await openSession();
  // The first view of the blog waits for its posts and is private; later ones are shared.
  await (await request('/blog')).text();
  for (const name of SECRETS) expect(env[name]?.length, name).toBeGreaterThan(8);
  for (const path of reads) {
    const own = await request(path);
    const staff = await getAs(cookie, path);
    const head = await request(path, { method: 'HEAD' });
    expectGuarded(path, own);
    expect(head.status, path).toBe(own.status);
    for (const name of ['content-type', 'cache-control'])
      expect(head.headers.get(name), `HEAD ${path}`).toBe(own.headers.get(name));
    expect(await head.text(), path).toBe('');
    for (const response of [own, staff]) {
      if (/^\/(api\/)?admin/.test(path)) expectUncached(path, response);
      const content = JSON.stringify([...response.headers]) + (await response.text());
      for (const name of SECRETS)
        expect(content.includes(env[name] ?? ''), `${path} contains ${name}`).toBe(false);
    }
  }
});

/** The content policy's sources of what stands in the page itself. */
const inlineSources = (html: string, element: RegExp) =>
  Promise.all([...html.matchAll(element)].map(([, text = '']) => inlineSource(text)));

describe('inline code', () => {
  test('is one style, and on the pricing page one script, allowed by their hashes', async () => {
    for (const [path, scripts] of [
      ['/pricing', 1],
      ['/contact', 0],
    ] as const) {
      const response = await request(path);
      const html = await response.text();
      const style = await inlineSources(html, /<style[^>]*>([^<]*)<\/style>/g);
      const script = await inlineSources(html, /<script>([^]*?)<\/script>/g);
      expect([style.length, script.length], path).toEqual([1, scripts]);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`style-src 'self' ${style.join(' ')};`);
      const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      expect(allowed[0]).toBe("'self'");
      expect(allowed.filter((source) => source.includes('sha256-'))).toEqual(script);
    }
  });
});

describe('unknown paths and methods', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/health/x', '/API/health', '/api/lead'])(
    '%s is 404 in JSON, not a page (API-10)',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(404);
      if (path.startsWith('/api')) {
        expect(response.headers.get('content-type')).toContain('application/json');
        expect(await response.json()).toEqual({ error: expect.any(String) });
      }
    },
  );

  test.each([
    ['POST', '/api/health', 'GET, HEAD'],
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['POST', '/pricing', 'GET, HEAD'],
  ])('%s %s is 405 with Allow', async (method, path, allow) => {
    const known = routes.some((route) => route.method === 'GET' && route.path === path);
    const response = await request(path, { method });
    expect(response.status).toBe(known ? 405 : 404);
    if (known) expect(response.headers.get('allow')).toBe(allow);
    expectGuarded(`${method} ${path}`, response);
    const json = (response.headers.get('content-type') ?? '').includes('application/json');
    expect(json).toBe(path.startsWith('/api/'));
  });

  test('a staff path with another method is 405 only for staff', async () => {
    expect((await request('/api/admin/leads', { method: 'PUT' })).status).toBe(401);
    const response = await request('/api/admin/leads', {
      method: 'PUT',
      headers: { cookie: await openSession(), origin: ORIGIN },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('an address that is written to look like another site', () => {
  test.each(['//[x', '//elsewhere.example/pricing', '/%5C%5Celsewhere.example'])(
    '%s leads to a 404 without external links',
    async (path) => {
      const first = await request(ORIGIN + path);
      const location = first.headers.get('location');
      if (location) expect(location).toMatch(/^\/[^/]/);
      const response = location ? await request(ORIGIN + location) : first;
      expect(response.status).toBe(404);
      const [canonical] = /<link rel="canonical"[^>]*>/.exec(await response.text()) ?? [];
      expect(canonical).toContain(`href="${ORIGIN}/`);
    },
  );
});

describe('the log entry of an unexpected error', () => {
  test('has the cause and the stack, not the bound values', () => {
    const query = new Error('Failed query: insert into leads values (?) params: ada@example.com', {
      cause: new Error('D1_ERROR: disk full'),
    });
    expect(traceOf(query)).toMatchObject({ error: 'D1_ERROR: disk full' });
    expect(traceOf(query).at?.length).toBeGreaterThan(0);
    expect(JSON.stringify(traceOf(query))).not.toContain('ada@');
  });

  test('has no text that failed to parse', () => {
    const thrown = new SyntaxError(`Unexpected token 'a', "ada@example.com" is not valid JSON`);
    expect(JSON.stringify(traceOf(thrown))).not.toContain('ada@');
    expect(traceOf(thrown).error).toBe('SyntaxError');
  });
});

describe('the client of a rate limit', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001::2:3:4:5:6:7', '2001:0:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['a::b::c', 'a::b::c'],
    ['nonsense', 'nonsense'],
  ])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));
});
