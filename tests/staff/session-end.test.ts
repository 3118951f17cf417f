import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { handleRequest } from '../../src/app.ts';
import { credentialMark } from '../../src/db/staff-sessions.ts';
import { hashPassword } from '../../src/staff/sign-in/password.ts';
import { BLOG_CRON } from '../../src/cron-jobs.ts';
import { runScheduled } from '../../src/scheduled.ts';
import { ORIGIN, sendJson } from '../helpers/request.ts';
import { getAs, openSession, signIn, someAddress } from '../helpers/staff.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const isOpen = async (cookie: string) => (await getAs(cookie, '/api/admin/session')).status === 200;

describe('a changed password', () => {
  const changed = { ...env, ADMIN_PASSWORD_HASH: '' };
  beforeEach(async () => {
    changed.ADMIN_PASSWORD_HASH ||= await hashPassword('a new long password');
  });
  const afterChange = (path: string, init: RequestInit) =>
    handleRequest(new Request(ORIGIN + path, init), changed, createExecutionContext());

  test('ends every session', async () => {
    const cookie = await signIn();
    const read = { headers: { cookie } };
    expect((await afterChange('/api/admin/session', read)).status).toBe(401);
    expect(await isOpen(cookie)).toBe(true);
  });

  test('leaves nothing of the old one with a session', async () => {
    await signIn();
    const row = await env.DB.prepare('select credential from staff_sessions').first();
    expect(row).toEqual({ credential: await credentialMark(env) });
    expect(String(row?.['credential'])).toHaveLength(16);
    expect(env.ADMIN_PASSWORD_HASH).not.toContain(String(row?.['credential']));
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

  test('is deleted by cron: forgotten counts, sessions that ended long ago', async () => {
    const now = Date.now();
    await env.DB.batch([
      env.DB.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000)
         insert into staff_sign_in_waits select 'address:' || i, 1, 0, 1 from n`,
      ),
      env.DB.prepare("insert into staff_sign_in_waits values ('address:fresh', 1, 0, ?)").bind(
        now + HOUR,
      ),
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
