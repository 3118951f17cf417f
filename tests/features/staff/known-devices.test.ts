import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sendJson } from '../../helpers/request.ts';
import { getAs, PASSWORD, someAddress } from '../../helpers/staff.ts';
import { stopClock } from '../../helpers/clock.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  // The first wait is a second, which a busy machine may need for the next attempt.
  stopClock();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const attempt = (password: string, address = someAddress(), cookie = '') =>
  sendJson(
    'POST',
    '/api/admin/session',
    { password },
    { 'cf-connecting-ip': address, ...(cookie ? { cookie } : {}) },
  );

const deviceCookie = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-staff-device=')) ?? '';
/** Signs in once; returns the Cookie header of a browser that has. */
const knownDevice = async (address = someAddress()) =>
  deviceCookie(await attempt(PASSWORD, address)).split(';', 1)[0] ?? '';

/** As after a flood from everywhere, and after one from the browser's own network. */
async function flood(address: string): Promise<void> {
  await env.DB.prepare(
    `insert or replace into staff_sign_in_waits values ('everyone', 5000, ?1, ?1), ('address:' || ?2, 5000, ?1, ?1)`,
  )
    .bind(Date.now() + 3_600_000, address)
    .run();
}

describe('a browser that has signed in before', () => {
  test('is remembered by a cookie that scripts and other sites never see', async () => {
    const [, ...attributes] = deviceCookie(await attempt(PASSWORD)).split('; ');
    expect(new Set(attributes)).toEqual(
      new Set([`Max-Age=${180 * 24 * 3600}`, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
    expect(deviceCookie(await attempt('guess'))).toBe('');
  });

  test('signs in on any network while floods keep everybody else waiting', async () => {
    const device = await knownDevice();
    const home = someAddress();
    await flood(home);
    expect((await attempt(PASSWORD, home)).status).toBe(429);
    expect((await attempt('typo', home, device)).status).toBe(401);
    expect((await attempt(PASSWORD, home, device)).status).toBe(204);
  });

  test('is not opened by its cookie alone', async () => {
    const device = await knownDevice();
    expect((await getAs(device, '/api/admin/session')).status).toBe(401);
  });

  test('has ten attempts of its own, exactly, and then waits like any other', async () => {
    const device = await knownDevice();
    const home = someAddress();
    await flood(home);
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => attempt('guess', someAddress(), device)),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
    // The thief's failures do not spread: another browser of staff still has its attempts.
    await env.DB.exec("delete from staff_sign_in_waits where key not like 'device:%'");
    expect((await attempt(PASSWORD, someAddress(), device)).status).toBe(204);
  });

  test('leaves the failures of a stolen cookie behind with its next sign-in', async () => {
    const stolen = await knownDevice();
    await Promise.all(Array.from({ length: 10 }, () => attempt('guess', someAddress(), stolen)));
    const signedIn = await attempt(PASSWORD, someAddress(), stolen);
    expect(signedIn.status).toBe(204);
    const newer = deviceCookie(signedIn).split(';', 1)[0] ?? '';
    expect(newer).not.toBe(stolen);
    const home = someAddress();
    await flood(home);
    expect((await attempt(PASSWORD, home, stolen)).status).toBe(429);
    expect((await attempt(PASSWORD, home, newer)).status).toBe(204);
  });

  test.each([
    ['another id', (cookie: string) => cookie.replace(/=../, '=00')],
    ['a later time', (cookie: string) => cookie.replace(/\.\d{10}\./, '.9999999999.')],
    ['another signature', (cookie: string) => `${cookie.slice(0, -4)}0000`],
    ['half a signature', (cookie: string) => cookie.slice(0, -32)],
    ['no signature', (cookie: string) => cookie.replace(/\.[0-9a-f]{64}$/, '.')],
  ])('is not known by a cookie with %s', async (_with, forge) => {
    const device = await knownDevice();
    const home = someAddress();
    await flood(home);
    expect((await attempt(PASSWORD, home, forge(device))).status).toBe(429);
  });
});
