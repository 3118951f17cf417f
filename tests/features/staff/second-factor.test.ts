import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { handleRequest } from '../../../src/app.ts';
import { parseConfig } from '../../../src/config.ts';
import type { AuditResponse } from '../../../src/features/audit/audit-log.contract.ts';
import {
  newRecoveryCode,
  recoveryHash,
} from '../../../src/features/staff/sign-in/second-factor.ts';
import { otpauthUri, toBase32, totpAt } from '../../../src/features/staff/sign-in/totp.ts';
import { ORIGIN, request } from '../../helpers/request.ts';
import { openSession, PASSWORD, someAddress } from '../../helpers/staff.ts';

const secret = toBase32(crypto.getRandomValues(new Uint8Array(20)));
const recoveryCodes = [newRecoveryCode(), newRecoveryCode()] as const;
const guarded = {
  ...env,
  ADMIN_TOTP_SECRET: secret,
  ADMIN_RECOVERY_CODES: (await Promise.all(recoveryCodes.map(recoveryHash))).join(' '),
};

/** Sends a request to a Worker whose second factor is set up. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext();
  const response = await handleRequest(new Request(ORIGIN + path, init), guarded, context);
  await waitOnExecutionContext(context);
  return response;
}

const attempt = (body: object, address = someAddress(), cookie = '') =>
  send('/api/admin/session', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': address,
      ...(cookie ? { cookie } : {}),
    },
  });

const codeNow = () => totpAt(secret, Date.now());
/** Right in no step near now. */
async function wrongCode(): Promise<string> {
  const near = await Promise.all([-1, 0, 1, 2].map((n) => totpAt(secret, Date.now() + n * 30_000)));
  return (
    ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? ''
  );
}
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

test('a recovery code is random, and too long to be found from its hash', () => {
  const unsafe = vi.spyOn(Math, 'random');
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  expect(unsafe).not.toHaveBeenCalled();
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) {
    expect(code).toMatch(/^\d{4}(?:-\d{4})+$/);
    const bits = code.replaceAll('-', '').length * Math.log2(10);
    expect(bits).toBeGreaterThanOrEqual(112);
  }
  for (const digit of '0123456789') expect(codes.join('')).toContain(digit);
});

describe('codes of authenticator apps', () => {
  // RFC 6238, appendix B: the key is this text; six digits are the last six of its eight.
  const rfcSecret = toBase32(new TextEncoder().encode('12345678901234567890'));
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %d s', async (seconds, code) => {
    expect(await totpAt(rfcSecret, seconds * 1000)).toBe(code.slice(2));
  });

  test('are made by any app from the printed address', () => {
    expect(rfcSecret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(otpauthUri(rfcSecret, 'A firm', 'staff')).toBe(
      'otpauth://totp/A%20firm:staff?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=A%20firm&algorithm=SHA1&digits=6&period=30',
    );
  });
});

test('a secret that is too short or misspelled stops the Worker instead of opening it', () => {
  for (const bad of ['short', 'not base32 1890', 'abcdefghijklmnopqrstuvwxyz'])
    expect(() => parseConfig({ ...env, ADMIN_TOTP_SECRET: bad }), bad).toThrow('ADMIN_TOTP_SECRET');
});

describe('a second factor that is set up', () => {
  test('is asked for by the form; without one the form is as the documents have it', async () => {
    const html = async (page: Response) => (await page.text()).match(/name="code"/g)?.length ?? 0;
    expect(await html(await send('/admin/leads'))).toBe(1);
    expect(await html(await request('/admin/leads'))).toBe(0);
  });

  test('opens with password and code; the session has the name', async () => {
    const response = await attempt({ password: PASSWORD, code: await codeNow(), name: 'Anna' });
    expect(response.status).toBe(204);
    const cookie = cookiesOf(response);
    expect((await send('/api/admin/session', { headers: { cookie } })).status).toBe(204);
  });

  test('opens with the code of a clock half a minute off, typed with blanks', async () => {
    const early = await totpAt(secret, Date.now() + 30_000);
    const typed = `${early.slice(0, 3)} ${early.slice(3)}`;
    expect((await attempt({ password: PASSWORD, code: typed })).status).toBe(204);
    const old = await totpAt(secret, Date.now() - 90_000);
    expect((await attempt({ password: PASSWORD, code: old })).status).toBe(401);
  });

  test('a missing code is asked for, whether or not the password is right, and costs no attempt', async () => {
    const address = someAddress();
    for (const password of [PASSWORD, 'guess'])
      for (let index = 0; index < 8; index += 1) {
        const response = await attempt({ password }, address);
        expect(response.status).toBe(422);
        expect(await response.json()).toEqual({
          error: 'Please enter the code',
          fields: { code: 'Please enter the code' },
        });
      }
    expect((await attempt({ password: PASSWORD, code: await codeNow() }, address)).status).toBe(
      204,
    );
  });

  test('a wrong code opens nothing, and staff see that somebody knows the password', async () => {
    const response = await attempt({ password: PASSWORD, code: await wrongCode() });
    expect(response.status).toBe(401);
    const text = 'Invalid code, or one that was used already';
    expect(await response.json()).toEqual({ error: text, fields: { code: text } });
    expect(response.headers.getSetCookie()).toEqual([]);
    const audit = await request('/api/admin/audit', { headers: { cookie: await openSession() } });
    const { data } = await audit.json<AuditResponse>();
    expect(data[0]).toMatchObject({ action: 'Right password, wrong code', about: 'count 1' });
  });

  test('of ten sign-ins with one code at the same time, one passes', async () => {
    const code = await codeNow();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => attempt({ password: PASSWORD, code })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      204,
      ...Array.from({ length: 9 }, () => 401),
    ]);
    const { results } = await env.DB.prepare('select * from staff_sessions').all();
    expect(results).toHaveLength(1);
  });

  test('a code that somebody saw opens nothing more', async () => {
    const code = await codeNow();
    const address = someAddress();
    expect((await attempt({ password: PASSWORD, code }, address)).status).toBe(204);
    expect((await attempt({ password: PASSWORD, code }, address)).status).toBe(401);
  });

  test('a recovery code opens once, also ten times at once, and the log says that it did', async () => {
    const [code, other] = recoveryCodes;
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => attempt({ password: PASSWORD, code })),
    );
    const passed = responses.filter(({ status }) => status === 204);
    expect(passed).toHaveLength(1);
    const typed = other.replaceAll('-', ' ');
    expect((await attempt({ password: PASSWORD, code: typed })).status).toBe(204);
    expect((await attempt({ password: PASSWORD, code: other })).status).toBe(401);
    expect((await attempt({ password: PASSWORD, code: newRecoveryCode() })).status).toBe(401);
    const { results } = await env.DB.prepare(
      "select detail from staff_audit where action = 'signed_in'",
    ).all();
    expect(results).toEqual([
      { detail: '{"recovery_code":true}' },
      { detail: '{"recovery_code":true}' },
    ]);
  });

  test('strangers who know the password share ten codes; a browser that has signed in has its own', async () => {
    const known = await attempt({ password: PASSWORD, code: await codeNow() });
    const wrong = await wrongCode();
    // Eight are gone.
    await env.DB.prepare("insert into staff_sign_in_waits values ('codes', 8, 0, ?)")
      .bind(Date.now() + 3_600_000)
      .run();
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => attempt({ password: PASSWORD, code: wrong })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(2);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    const next = await totpAt(secret, Date.now() + 30_000);
    expect((await attempt({ password: PASSWORD, code: next })).status).toBe(429);
    const fromKnown = await attempt(
      { password: PASSWORD, code: next },
      someAddress(),
      cookiesOf(known),
    );
    expect(fromKnown.status).toBe(204);
  });

  test('works by the plain form, which shows what is wrong with the code', async () => {
    const post = (fields: Record<string, string>) =>
      send('/admin/sign-in', {
        method: 'POST',
        body: new URLSearchParams({ password: PASSWORD, next: '/admin/mail', ...fields }),
        headers: { origin: ORIGIN, 'cf-connecting-ip': someAddress() },
      });
    expect(await (await post({})).text()).toContain('Please enter the code');
    const wrong = await post({ code: await wrongCode() });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('Invalid code, or one that was used already');
    const right = await post({ code: await codeNow() });
    expect(right.status).toBe(303);
    expect(right.headers.get('location')).toBe('/admin/mail');
  });
});
