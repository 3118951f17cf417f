import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { app } from '../../src/app.tsx';
import { addressKey } from '../../src/http/client-address.ts';
import { FADE_RULE } from '../../src/http/security-headers.ts';
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

const concrete = (path: string) => path.replace(/:[A-Za-z]+(\{[^}]*\})?/g, 'x').replace('*', 'x');

/** Every address that the app answers a read at, and some that it does not. */
const reads = [
  ...new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => concrete(path))),
  '/nothing-here',
  '/api',
  '/api/nothing-here',
  '/Pricing/',
  '/admin/leads',
];

/** What opens something elsewhere: none of it is for a browser. */
const SECRETS = [
  'STORYCHIEF_API_KEY',
  'STORYCHIEF_WEBHOOK_KEY',
  'EMAILJS_PRIVATE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'PARTNERSTACK_SECRET_KEY',
  'ADMIN_PASSWORD_HASH',
] as const;

test('no answer holds a secret, to nobody and to staff', { tags: ['API-07'] }, async () => {
  const cookie = await openSession();
  for (const path of reads) {
    for (const response of [await request(path), await getAs(cookie, path)]) {
      const said = JSON.stringify([...response.headers]) + (await response.text());
      for (const name of SECRETS) {
        expect(env[name]?.length, name).toBeGreaterThan(8);
        expect(said.includes(env[name] ?? ''), `${path} tells ${name}`).toBe(false);
      }
    }
  }
});

describe('every response', () => {
  test.each(reads)('%s names its Cache-Control and carries the security headers', async (path) => {
    expectGuarded(path, await request(path));
  });

  test.each(reads)('HEAD %s says what GET says, without a body', async (path) => {
    // The first view of the blog waits for its posts and is private; what follows is shared.
    await (await request(path)).text();
    const [get, head] = await Promise.all([request(path), request(path, { method: 'HEAD' })]);
    expect(head.status).toBe(get.status);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'));
    expect(await head.text()).toBe('');
  });

  test('to staff is never kept, by no browser and no edge', async () => {
    const cookie = await openSession();
    for (const path of [
      ...reads.filter((each) => /^\/(api\/)?admin/.test(each)),
      '/admin/none',
      '/api/admin/none',
    ]) {
      for (const response of [await request(path), await getAs(cookie, path)]) {
        expect(response.headers.get('cache-control'), path).toBe('no-store');
        expect(response.headers.get('cloudflare-cdn-cache-control'), path).toBeNull();
        expect(response.headers.get('cache-tag'), path).toBeNull();
      }
    }
  });
});

describe('what stands in a page itself', () => {
  test('is one rule of style, which the policy allows by its hash, and nothing else inline', async () => {
    const response = await request('/pricing');
    const html = await response.text();
    const rules = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, rule]) => rule ?? '');
    expect(rules).toEqual([FADE_RULE]);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(FADE_RULE));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*'sha256-/);
  });
});

describe('addresses and methods that are not there', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/health/x', '/API/health', '/api/lead'])(
    '%s is 404 in JSON, not a page',
    { tags: ['API-10'] },
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
  ])('%s %s is 405, and Allow says what is taken', async (method, path, allow) => {
    const known = app.routes.some((route) => route.method === 'GET' && route.path === path);
    const response = await request(path, { method });
    expect(response.status).toBe(known ? 405 : 404);
    if (known) expect(response.headers.get('allow')).toBe(allow);
    expectGuarded(`${method} ${path}`, response);
    const json = (response.headers.get('content-type') ?? '').includes('application/json');
    expect(json).toBe(path.startsWith('/api/'));
  });

  test('a staff address with another method is refused first, and 405 only to staff', async () => {
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
    '%s is a missing page of ours, and no link in it leads away',
    async (path) => {
      const response = await request(ORIGIN + path);
      expect(response.status).toBe(404);
      const [canonical] = /<link rel="canonical"[^>]*>/.exec(await response.text()) ?? [];
      expect(canonical).toContain(`href="${ORIGIN}/`);
    },
  );
});

describe('what the log is told of an error that nobody foresaw', () => {
  test('what a statement was given stays out; what went wrong, and where, is in', () => {
    const query = new Error('Failed query: insert into leads values (?) params: ada@example.com', {
      cause: new Error('D1_ERROR: disk full'),
    });
    expect(traceOf(query)).toMatchObject({ error: 'D1_ERROR: disk full' });
    expect(traceOf(query).at?.length).toBeGreaterThan(0);
    expect(JSON.stringify(traceOf(query))).not.toContain('ada@');
  });

  test('what a text was that is no JSON stays out too', () => {
    const thrown = new SyntaxError(`Unexpected token 'a', "ada@example.com" is not valid JSON`);
    expect(JSON.stringify(traceOf(thrown))).not.toContain('ada@');
    expect(traceOf(thrown).error).toBe('SyntaxError');
  });
});

describe('whom a limit counts', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['a::b::c', 'a::b::c'],
    ['nonsense', 'nonsense'],
  ])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));
});
