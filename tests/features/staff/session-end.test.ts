import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { handleRequest } from '../../../src/app.ts';
import { credentialMark } from '../../../src/db/staff-sessions.ts';
import type { SiteResponse } from '../../../src/features/site-status/site-status.contract.ts';
import { hashPassword } from '../../../src/features/staff/sign-in/password.ts';
import { BLOG_CRON } from '../../../src/jobs.ts';
import { runScheduled } from '../../../src/scheduled.ts';
import { ORIGIN, sendJson } from '../../helpers/request.ts';
import { getAs, openSession, PASSWORD, signIn, someAddress } from '../../helpers/staff.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const isOpen = async (cookie: string, headers: Record<string, string> = {}) =>
  (await getAs(cookie, '/api/admin/session', headers)).status === 204;
const leaveUnused = (ms: number) =>
  env.DB.prepare('update staff_sessions set used_at = used_at - ?').bind(ms).run();

describe('a session that is not used', () => {
  test('ends after four hours, and not before', async () => {
    const cookie = await signIn();
    await leaveUnused(4 * HOUR - MINUTE);
    expect(await isOpen(cookie)).toBe(true);
    // That was a use.
    await leaveUnused(4 * HOUR - MINUTE);
    expect(await isOpen(cookie)).toBe(true);
    await leaveUnused(4 * HOUR);
    expect(await isOpen(cookie)).toBe(false);
    const { sessions } = await (
      await getAs(await openSession(), '/api/admin/site')
    ).json<SiteResponse>();
    expect(sessions).toHaveLength(1);
  });

  test('is not prolonged by a page that asks by itself', async () => {
    const cookie = await signIn();
    for (let round = 0; round < 3; round += 1) {
      await leaveUnused(HOUR + 20 * MINUTE);
      expect(await isOpen(cookie, { 'x-background': '1' })).toBe(round < 2);
    }
  });

  test('is written once a minute at most, however many requests use it', async () => {
    const cookie = await signIn();
    const usedAt = async () =>
      (await env.DB.prepare('select used_at from staff_sessions').first<{ used_at: number }>())
        ?.used_at;
    const before = await usedAt();
    await Promise.all(Array.from({ length: 5 }, () => isOpen(cookie)));
    expect(await usedAt()).toBe(before);
  });

  test('stays ended when a request that uses it comes at the same time as its end', async () => {
    const cookie = await signIn();
    await leaveUnused(2 * MINUTE);
    await Promise.all([
      sendJson('DELETE', '/api/admin/session', undefined, { cookie }),
      ...Array.from({ length: 5 }, () => isOpen(cookie)),
    ]);
    expect(await isOpen(cookie)).toBe(false);
  });
});

describe('a changed password', () => {
  const changed = { ...env, ADMIN_PASSWORD_HASH: '' };
  beforeEach(async () => {
    changed.ADMIN_PASSWORD_HASH ||= await hashPassword('a new long password');
  });
  const afterChange = (path: string, init: RequestInit) =>
    handleRequest(new Request(ORIGIN + path, init), changed, createExecutionContext());

  test('ends every session; so does a new second factor', async () => {
    const cookie = await signIn();
    const read = { headers: { cookie } };
    expect((await afterChange('/api/admin/session', read)).status).toBe(401);
    const factor = { ...env, ADMIN_TOTP_SECRET: 'A'.repeat(32) };
    const request = new Request(`${ORIGIN}/api/admin/session`, read);
    expect((await handleRequest(request, factor, createExecutionContext())).status).toBe(401);
    expect(await isOpen(cookie)).toBe(true);
  });

  test('leaves nothing of the old one with a session', async () => {
    await signIn();
    const row = await env.DB.prepare('select credential from staff_sessions').first();
    expect(row).toEqual({ credential: await credentialMark(env) });
    expect(String(row?.['credential'])).toHaveLength(16);
    expect(env.ADMIN_PASSWORD_HASH).not.toContain(String(row?.['credential']));
  });

  test('makes every browser unknown', async () => {
    const response = await sendJson(
      'POST',
      '/api/admin/session',
      { password: PASSWORD },
      { 'cf-connecting-ip': someAddress() },
    );
    const cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
    await afterChange('/api/admin/session', {
      method: 'POST',
      body: JSON.stringify({ password: 'guess' }),
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.1', cookie },
    });
    const { results } = await env.DB.prepare('select key from staff_sign_in_waits').all();
    expect(results.map(({ key }) => key)).toEqual(expect.arrayContaining(['address:192.0.2.1']));
    expect(JSON.stringify(results)).not.toContain('device:');
  });
});

test('two sign-ins of one browser at the same time both open, and both are on record', async () => {
  const [first, second] = await Promise.all([signIn(), signIn()]);
  expect(await isOpen(first)).toBe(true);
  expect(await isOpen(second)).toBe(true);
  const { results } = await env.DB.prepare(
    "select session from staff_audit where action = 'signed_in'",
  ).all();
  expect(new Set(results.map(({ session }) => session)).size).toBe(2);
});

describe('what failed sign-ins leave', () => {
  const count = async (table: string) =>
    (await env.DB.prepare(`select count(*) as n from ${table}`).first<{ n: number }>())?.n;

  test('is deleted by cron: forgotten counts, used codes, sessions that ended long ago', async () => {
    const now = Date.now();
    await env.DB.batch([
      env.DB.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000)
         insert into staff_sign_in_waits select 'address:' || i, 1, 0, 1 from n`,
      ),
      env.DB.prepare("insert into staff_sign_in_waits values ('address:fresh', 1, 0, ?)").bind(
        now + HOUR,
      ),
      env.DB.prepare(
        "insert into staff_used_codes values ('totp:1', 1), ('recovery:abc', 1), ('totp:2', ?)",
      ).bind(now),
    ]);
    await openSession();
    await env.DB.prepare('update staff_sessions set created_at = 1, expires_at = 2').run();
    const open = await openSession();
    await runScheduled(
      createScheduledController({ cron: BLOG_CRON, scheduledTime: new Date() }),
      env,
    );
    expect(await count('staff_sign_in_waits')).toBe(1);
    expect(await count('staff_sessions')).toBe(1);
    expect(await isOpen(open)).toBe(true);
    const { results } = await env.DB.prepare('select key from staff_used_codes order by 1').all();
    expect(results).toEqual([{ key: 'recovery:abc' }, { key: 'totp:2' }]);
  });

  test('is no row for each address of a flood that has to wait', async () => {
    const later = Date.now() + 60_000;
    await env.DB.prepare("insert into staff_sign_in_waits values ('everyone', 500, ?1, ?1)")
      .bind(later)
      .run();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendJson(
          'POST',
          '/api/admin/session',
          { password: 'guess' },
          { 'cf-connecting-ip': someAddress() },
        ),
      ),
    );
    expect(tries.every(({ status }) => status === 429)).toBe(true);
    expect(await count('staff_sign_in_waits')).toBe(1);
  });
});
