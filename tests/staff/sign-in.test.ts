import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { parseConfig } from '../../src/config.ts';
import { hashPassword, verifyPassword } from '../../src/staff/sign-in/password.ts';
import { sha256 } from '../../src/shared/sha256.ts';
import { envWith } from '../helpers/faulty-stores.ts';
import { ORIGIN, request, requestWith, sendJson } from '../helpers/request.ts';
import { expectErrors } from '../setup/console.ts';
import { getAs, PASSWORD, signIn, someAddress } from '../helpers/staff.ts';
import { stopClock } from '../helpers/clock.ts';

const attempt = (password: unknown, headers: Record<string, string> = {}) =>
  sendJson('POST', '/api/admin/session', { password }, headers);

/** A wrong password at a site whose stored hash is none: refused without the slow hash. */
const guess = (headers: Record<string, string>) =>
  requestWith({ ADMIN_PASSWORD_HASH: 'none' }, '/api/admin/session', {
    method: 'POST',
    body: JSON.stringify({ password: 'guess' }),
    headers: { 'content-type': 'application/json', ...headers },
  });

// Each refused try is logged; here that is most of them.
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('the password', () => {
  test('opens both screens with one session of 24 hours (ADM-06, ADM-12)', async () => {
    const response = await attempt(PASSWORD, { 'cf-connecting-ip': someAddress() });
    expect(response.status).toBe(204);
    const [session = ''] = response.headers.getSetCookie();
    const [cookie = '', ...attributes] = session.split('; ');
    expect(cookie).toMatch(/^__Host-staff=[A-Za-z0-9_-]{43}$/);
    expect(attributes.toSorted()).toEqual(
      // No Max-Age: the cookie ends with the browser, the session after 24 hours at the server.
      ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'].toSorted(),
    );
    for (const path of ['/admin/leads', '/admin/affiliates']) {
      const page = await getAs(cookie, path);
      expect(page.status, path).toBe(200);
      expect(page.headers.get('cache-control'), path).toBe('no-store');
      expect(page.headers.get('content-security-policy'), path).toContain("'nonce-");
    }
  });

  test('each sign-in makes a new token, and ends the session it was made from', async () => {
    const first = await signIn();
    const second = await signIn({ cookie: first });
    expect(second).not.toBe(first);
    expect((await getAs(first, '/api/admin/leads')).status).toBe(401);
    expect((await getAs(second, '/api/admin/leads')).status).toBe(200);
  });

  test('an empty password is asked for, and costs no attempt (ADM-02, ERR-27)', async () => {
    const address = someAddress();
    for (let index = 0; index < 15; index += 1) {
      const response = await attempt('', { 'cf-connecting-ip': address });
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        error: 'Please enter a password',
        fields: { password: 'Please enter a password' },
      });
    }
    expect((await attempt(PASSWORD, { 'cf-connecting-ip': address })).status).toBe(204);
  });

  test.each([
    ['wrong', 'nope'],
    ['with a blank before it', ` ${PASSWORD}`],
    ['with a blank after it', `${PASSWORD} `],
    ['in capitals', PASSWORD.toUpperCase()],
    ['in full width', 'ｓｈｏｒｔｌｉｓｔ'],
  ])(
    'a password that is %s is invalid: it is taken exactly as received (ADM-03, ERR-27)',
    async (_is, given) => {
      const response = await attempt(given, { 'cf-connecting-ip': someAddress() });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: 'Invalid password' });
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );
});

test('without its secret, sign-in says what an owner has to set, and lets no one in', async () => {
  const response = await requestWith({ ADMIN_PASSWORD_HASH: '' }, '/api/admin/session', {
    method: 'POST',
    body: JSON.stringify({ password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: expect.stringContaining('ADMIN_PASSWORD_HASH'),
  });
});

test('a log of refused tries names no address and no password', async () => {
  const address = someAddress();
  const log = vi.spyOn(console, 'info').mockReturnValue();
  await attempt('my secret guess', { 'cf-connecting-ip': address });
  expect(log).toHaveBeenCalledOnce();
  const line = String(log.mock.calls[0]?.[0]);
  expect(line).toContain('staff_sign_in_refused');
  expect(line).not.toContain(address);
  expect(line).not.toContain('my secret guess');
});

describe('a sign-in that fails unexpectedly (ADM-04, ERR-27)', () => {
  beforeEach(() => expectErrors());
  /** Signs in while one table cannot be written. */
  const signInWithout = (table: string, path: string, body: BodyInit, type: string) =>
    requestWith(
      envWith('D1', { fault: 'refused', hits: new RegExp(`into "${table}"`) }).env,
      path,
      {
        method: 'POST',
        body,
        headers: { 'content-type': type, origin: ORIGIN, 'cf-connecting-ip': someAddress() },
      },
    );

  test.each(['staff_sign_in_waits', 'staff_sessions'])(
    'says that authentication failed (%s)',
    async (table) => {
      const body = JSON.stringify({ password: PASSWORD });
      const response = await signInWithout(table, '/api/admin/session', body, 'application/json');
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ error: 'Authentication failed' });
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );

  test('says so on the page of the plain form, which can be sent again', async () => {
    const body = `password=${PASSWORD}&next=/admin/affiliates`;
    const type = 'application/x-www-form-urlencoded';
    const response = await signInWithout('staff_sign_in_waits', '/admin/sign-in', body, type);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('Authentication failed');
    expect(html).toMatch(/<form[^>]* action="\/admin\/sign-in"/);
    expect(html).toMatch(/name="next" value="\/admin\/affiliates"/);
    expect(html).not.toContain(`value="${PASSWORD}"`);
  });
});

test('the password field has the focus when the sign-in opens (ADM-01)', async () => {
  const html = await (await request('/admin/leads')).text();
  expect(html.match(/<input[^>]*type="password"[^>]*>/)?.[0]).toMatch(/ autofocus/i);
});

describe('guessing', () => {
  beforeEach(() => void stopClock());
  afterEach(() => void vi.useRealTimers());

  test('ten guesses at once are all that pass; then even the right password waits', async () => {
    const from = { 'cf-connecting-ip': someAddress() };
    const tries = await Promise.all(Array.from({ length: 25 }, () => guess(from)));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const late = await attempt(PASSWORD, from);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(15);
    expect(await late.json()).toEqual({ error: expect.stringMatching(/^Too many attempts\. /) });
    // Elsewhere nothing has changed.
    expect((await attempt(PASSWORD, { 'cf-connecting-ip': someAddress() })).status).toBe(204);
  });

  test('each further guess waits twice as long, up to an hour', async () => {
    const from = { 'cf-connecting-ip': someAddress() };
    for (let free = 0; free < 10; free += 1) await guess(from);
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const wait = Number((await guess(from)).headers.get('retry-after'));
      waits.push(wait);
      vi.setSystemTime(Date.now() + wait * 1000);
      expect((await guess(from)).status).toBe(401);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    for (let free = 0; free < 10; free += 1) expect((await guess(from)).status).toBe(401);
    expect((await guess(from)).status, 'a day without a guess starts again').toBe(429);
  });

  test.each([
    [89, '89 seconds'],
    [90, '2 minutes'],
    [3600, '60 minutes'],
  ])('staff who have to wait %i seconds read that it is %s', async (seconds, text) => {
    const address = someAddress();
    await env.DB.prepare('insert into staff_sign_in_waits values (?1, 11, ?2, ?2)')
      .bind(`address:${address}`, Date.now() + seconds * 1000)
      .run();
    expect(await (await guess({ 'cf-connecting-ip': address })).json()).toEqual({
      error: `Too many attempts. Please try again in ${text}.`,
    });
  });

  test('a success forgives the address its mistakes', async () => {
    const from = { 'cf-connecting-ip': someAddress() };
    for (let index = 0; index < 9; index += 1) await guess(from);
    expect((await attempt(PASSWORD, from)).status).toBe(204);
    for (let index = 0; index < 9; index += 1) expect((await guess(from)).status).toBe(401);
  });

  test('an IPv6 visitor is counted by network, so that hopping within it gains nothing', async () => {
    const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:1`;
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, host) =>
        guess({ 'cf-connecting-ip': `${network}::${host + 1}` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('guessing from everywhere waits too, while staff come in from where they have been', async () => {
    const office = someAddress();
    await signIn({ 'cf-connecting-ip': office });
    const flood = await Promise.all(
      Array.from({ length: 110 }, () => guess({ 'cf-connecting-ip': someAddress() })),
    );
    // The sign-in forgave itself.
    expect(flood.filter(({ status }) => status === 401)).toHaveLength(100);
    const stranger = await attempt(PASSWORD, { 'cf-connecting-ip': someAddress() });
    expect(stranger.status).toBe(429);
    expect((await attempt(PASSWORD, { 'cf-connecting-ip': office })).status).toBe(204);
  });
});

describe('the slow hash', () => {
  test('is salted, stays on the server, and is no password itself (ADM-10, Y-02)', async () => {
    const one = await hashPassword(PASSWORD);
    const other = await hashPassword(PASSWORD);
    expect(one).not.toBe(other);
    const bare = await sha256(PASSWORD);
    const stored = parseConfig(env).ADMIN_PASSWORD_HASH;
    expect(`${one} ${stored}`).not.toContain(bare);
    const signInPage = await (await request('/admin/leads')).text();
    for (const stolen of [bare, stored]) {
      expect(signInPage).not.toContain(stolen);
      const refused = await attempt(stolen, { 'cf-connecting-ip': someAddress() });
      expect(refused.status).toBe(401);
    }
  });

  test('never asks for more PBKDF2 iterations at once than the platform allows', async () => {
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    const iterations: number[] = [];
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (algorithm, key, length) => {
      const { iterations: asked } = algorithm as { iterations: number };
      if (asked > 100_000) throw new Error('Pbkdf2 failed: iteration counts above 100000');
      iterations.push(asked);
      return derive(algorithm, key, length);
    });
    const hash = await hashPassword('a good long password');
    expect(await verifyPassword('a good long password', hash)).toBe(true);
    expect(await verifyPassword('a good long passwort', hash)).toBe(false);
    const perHash = iterations.slice(0, iterations.length / 3).reduce((sum, n) => sum + n, 0);
    expect(perHash).toBeGreaterThanOrEqual(600_000);
  });

  test('is not computed for a try that the limits refuse', async () => {
    stopClock();
    onTestFinished(() => void vi.useRealTimers());
    const from = { 'cf-connecting-ip': someAddress() };
    await Promise.all(Array.from({ length: 10 }, () => guess(from)));
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    expect((await attempt(PASSWORD, from)).status).toBe(429);
    expect(derive).not.toHaveBeenCalled();
  });

  test.each(['', 'x', 'pbkdf2-sha256-6x100000$$', 'pbkdf2-sha256-1x100000$00$00', 'sha256$00$00'])(
    'verifies nothing against a stored value that is no hash of ours (%j)',
    async (stored) => {
      expect(await verifyPassword('', stored)).toBe(false);
      expect(await verifyPassword(PASSWORD, stored)).toBe(false);
    },
  );
});

describe('without JavaScript', () => {
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: ORIGIN, 'cf-connecting-ip': someAddress(), ...(cookie ? { cookie } : {}) },
    });

  test('the plain form signs in and leads back to where staff wanted to be (ADM-01)', async () => {
    const signInPage = await request('/admin/leads?q=ada');
    expect(signInPage.status).toBe(401);
    expect(await signInPage.text()).toContain('value="/admin/leads?q=ada"');
    const response = await post('/admin/sign-in', {
      password: PASSWORD,
      next: '/admin/leads?q=ada',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/admin/leads?q=ada');
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-staff=/);
  });

  test.each([
    ['', 422, 'Please enter a password'],
    ['nope', 401, 'Invalid password'],
  ])(
    'the form posted with %j says what is wrong (ADM-02, ADM-03)',
    async (password, status, text) => {
      const response = await post('/admin/sign-in', { password, next: '/admin/affiliates' });
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain(text);
      expect(html).toContain('value="/admin/affiliates"');
      expect(html, 'the password stays out').not.toContain('nope');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example/admin/leads',
    '/\\evil.example',
    'javascript:alert(1)',
    '/admin/sign-out',
    '/blog',
  ])('leads nowhere else, whatever the form says (%s)', async (next) => {
    const response = await post('/admin/sign-in', { password: PASSWORD, next });
    expect(response.headers.get('location')).toBe('/admin');
  });

  test('Logout returns to the sign-in of its page, Exit Admin to the site; both end the session (ADM-09, X-42)', async () => {
    for (const [next, location] of [
      ['/admin/leads', '/admin/leads'],
      ['/', '/'],
      ['/admin/messages', '/admin/messages'],
      ['https://evil.example/', '/admin'],
    ] as const) {
      const cookie = await signIn();
      const response = await post('/admin/sign-out', { next }, cookie);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(location);
      expect((await getAs(cookie, '/api/admin/leads')).status).toBe(401);
    }
  });
});
