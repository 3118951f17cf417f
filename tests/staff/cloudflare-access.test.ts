import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { handleRequest } from '../../src/app.ts';
import { parseConfig } from '../../src/config.ts';
import type { Env } from '../../src/config.ts';
import { stopClock } from '../helpers/clock.ts';
import { ORIGIN, requestWith } from '../helpers/request.ts';
import { openSession, PASSWORD, someAddress, tableOf } from '../helpers/staff.ts';
import { expectErrors } from '../setup/console.ts';

const TEAM = 'team.cloudflareaccess.com';
const AUDIENCE = 'a'.repeat(64);
const ADA = 'ada@example.com';

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } };
}
type Key = Awaited<ReturnType<typeof newKey>>;
const [ours, next, foreign] = await Promise.all([newKey('1'), newKey('2'), newKey('1')]);

interface Claims {
  issuer?: string;
  audience?: string;
  expires?: string | number;
  email?: string | undefined;
}

const tokenOf = (
  key: Key = ours,
  { issuer = `https://${TEAM}`, audience = AUDIENCE, expires = '1h', email = ADA }: Claims = {},
): Promise<string> =>
  new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuer(issuer)
    .setAudience([audience])
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key.privateKey);

/** What the team's key endpoint says, and how often it was asked. */
let keys: { respond: () => Response | Promise<Response>; asked: string[] };
/** A site behind Access, in an isolate of its own. */
let site: Env;

const publish = (...jwks: JWK[]) => {
  keys.respond = () => Response.json({ keys: jwks });
};

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  keys = { respond: () => new Response(), asked: [] };
  publish(ours.jwk);
  const outside = {
    fetch: (request: Request) => {
      keys.asked.push(request.url);
      return keys.respond();
    },
  };
  site = {
    ...env,
    ACCESS_TEAM_DOMAIN: TEAM,
    ACCESS_AUD: AUDIENCE,
    SANDBOX: outside as unknown as Fetcher,
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await handleRequest(new Request(ORIGIN + path, init), site, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}

/** Reads with a token in the header; '' for none. */
const read = async (token: string, path = '/api/admin/leads'): Promise<Response> =>
  send(path, {
    headers: {
      cookie: await openSession('Typed name'),
      ...(token ? { 'cf-access-jwt-assertion': token } : {}),
    },
  });

const signInWith = (token: string) =>
  send('/api/admin/session', {
    method: 'POST',
    body: JSON.stringify({ password: PASSWORD, name: 'Typed name' }),
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': someAddress(),
      'cf-access-jwt-assertion': token,
    },
  });

describe('behind Cloudflare Access (ACC-01)', () => {
  test('a valid token and the session open the staff area, by header and by cookie', async () => {
    const token = await tokenOf();
    expect((await read(token)).status).toBe(200);
    const cookie = `${await openSession()}; CF_Authorization=${token}`;
    expect((await send('/admin/leads', { headers: { cookie } })).status).toBe(200);
    expect(keys.asked).toEqual([`https://${TEAM}/cdn-cgi/access/certs`]);
  });

  test('a token without the password opens nothing: the sign-in names who is there', async () => {
    const page = await send('/admin/leads', {
      headers: { 'cf-access-jwt-assertion': await tokenOf() },
    });
    expect(page.status).toBe(401);
    const html = await page.text();
    expect(html).toContain(ADA);
    expect(html).toContain('type="password"');
    expect(html).not.toContain('name="name"');
  });

  test.each(['/admin', '/admin/leads', '/admin/nothing-here', '/admin/sign-in'])(
    'the page %s is closed without a token',
    async (path) => {
      const response = await read('', path);
      expect(response.status).toBe(403);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      expect(html).toContain('Please sign in with Cloudflare Access');
      expect(html).not.toContain('type="password"');
    },
  );

  test.each([
    ['GET', '/api/admin/leads'],
    ['POST', '/api/admin/session'],
    ['GET', '/api/partnerstack/anything'],
    ['POST', '/api/save-post-html'],
  ])('the call %s %s is closed without a token', async (method, path) => {
    const response = await send(path, {
      method,
      headers: { 'content-type': 'application/json', cookie: await openSession() },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: expect.stringContaining('sign in with Cloudflare Access'),
    });
  });

  const secret = new TextEncoder().encode(JSON.stringify(ours.jwk));
  test.each([
    ['that has expired', () => tokenOf(ours, { expires: Math.floor(Date.now() / 1000) - 1 })],
    ['of another audience', () => tokenOf(ours, { audience: 'b'.repeat(64) })],
    ['of another team', () => tokenOf(ours, { issuer: 'https://evil.cloudflareaccess.com' })],
    ['signed with a foreign key', () => tokenOf(foreign)],
    ['signed with a key that nobody published', () => tokenOf(next)],
    ['of a service, without an e-mail', () => tokenOf(ours, { email: '' })],
    [
      'without an end',
      () =>
        new SignJWT({ email: ADA })
          .setProtectedHeader({ alg: 'RS256', kid: '1' })
          .setIssuer(`https://${TEAM}`)
          .setAudience(AUDIENCE)
          .sign(ours.privateKey),
    ],
    [
      'without a signature (alg none)',
      async () =>
        new UnsecuredJWT({ email: ADA })
          .setIssuer(`https://${TEAM}`)
          .setAudience(AUDIENCE)
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'signed by HS256 with the public key as its secret',
      () =>
        new SignJWT({ email: ADA })
          .setProtectedHeader({ alg: 'HS256', kid: '1' })
          .setIssuer(`https://${TEAM}`)
          .setAudience(AUDIENCE)
          .setExpirationTime('1h')
          .sign(secret),
    ],
    ['that is none', async () => 'no.token.at-all'],
    ['with another payload', async () => (await tokenOf()).replace(/\.[^.]+\./, '.eyJhIjoxfQ.')],
  ])('a token %s is refused', async (_what, make) => {
    expect((await read(await make())).status).toBe(403);
  });

  test('a new key is taken when its first token comes, and an unknown one asks seldom', async () => {
    stopClock();
    expect((await read(await tokenOf())).status).toBe(200);
    publish(next.jwk);
    const rotated = await tokenOf(next);
    for (let round = 0; round < 5; round += 1) expect((await read(rotated)).status).toBe(403);
    expect(keys.asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 31_000);
    expect((await read(rotated)).status).toBe(200);
    expect((await read(await tokenOf())).status).toBe(403);
    expect(keys.asked).toHaveLength(2);
  });

  test.each([
    ['answers 500', () => new Response('', { status: 500 })],
    ['answers with a page', () => new Response('<html>')],
    ['answers with something else', () => Response.json({ error: 'gone' })],
    ['redirects', () => Response.redirect('https://evil.example/certs')],
    ['cannot be reached', () => Promise.reject(new Error('Network connection lost.'))],
  ])('nobody gets in while the key endpoint %s, until it is back', async (_how, respond) => {
    expectErrors();
    keys.respond = respond;
    const token = await tokenOf();
    const api = await read(token);
    expect(api.status).toBe(503);
    expect(api.headers.get('cache-control')).toBe('no-store');
    expect(await api.json()).toEqual({ error: expect.stringContaining('Please try again') });
    expect((await read(token, '/admin/leads')).status).toBe(503);
    publish(ours.jwk);
    expect((await read(token)).status).toBe(200);
  });

  test('a key endpoint that hangs is a request that fails', async () => {
    expectErrors();
    keys.respond = () => new Promise<Response>(() => undefined);
    expect((await read(await tokenOf())).status).toBe(503);
  });

  test('who acts is the e-mail of the token, whatever name is typed or stored', async () => {
    const token = await tokenOf();
    expect((await signInWith(token)).status).toBe(204);
    const { results } = await env.DB.prepare('select name from staff_sessions').all();
    expect(results).toEqual([{ name: ADA }]);
    const newest = async () => {
      const [row = []] = tableOf(await (await read(token, '/admin/audit')).text());
      return `${row[1]}: ${row[3]}`;
    };
    expect(await newest()).toContain(`Signed in: ${ADA}`);
    const bob = await tokenOf(ours, { email: 'bob@example.com' });
    await send('/api/admin/session', {
      method: 'DELETE',
      headers: { cookie: await openSession('Typed name'), 'cf-access-jwt-assertion': bob },
    });
    expect(await newest()).toBe('Signed out: bob@example.com');
  });

  test('a session alone does not show drafts to a visitor', async () => {
    const path = '/api/storychief/stories?status=draft';
    const drafts = () => keys.asked.filter((url) => url.includes('status=draft'));
    await read('', path);
    expect(drafts()).toEqual([]);
    await read(await tokenOf(), path);
    expect(drafts()).not.toEqual([]);
  });

  test('pages of visitors need no token', async () => {
    expect((await send('/pricing')).status).toBe(200);
    expect(keys.asked).toEqual([]);
  });
});

describe('Access that is set up in part (ACC-01)', () => {
  test.each([
    [{ ACCESS_TEAM_DOMAIN: TEAM }, 'ACCESS_AUD'],
    [{ ACCESS_AUD: AUDIENCE }, 'ACCESS_TEAM_DOMAIN'],
  ])(
    'locks the staff area, and health says which setting is missing (%j)',
    async (only, missing) => {
      const headers = { cookie: await openSession() };
      for (const path of ['/admin/leads', '/api/admin/leads', '/api/admin/session']) {
        const response = await requestWith(only, path, { headers });
        expect(response.status).toBe(403);
        expect(await response.text()).toContain(missing);
      }
      const health = await (await requestWith(only, '/api/health')).json();
      expect(health).toMatchObject({ status: 'degraded', missing: { access: [missing] } });
    },
  );

  test('a team’s address instead of its host is refused by name', () => {
    const wrong = { ...env, ACCESS_TEAM_DOMAIN: `https://${TEAM}/`, ACCESS_AUD: AUDIENCE };
    expect(() => parseConfig(wrong)).toThrow(/ACCESS_TEAM_DOMAIN: only the host/);
  });
});
