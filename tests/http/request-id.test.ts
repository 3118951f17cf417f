import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { expectErrors } from '../setup/console.ts';
import { request, sendJson } from '../helpers/request.ts';
import { getAs, openSession, PASSWORD, someAddress } from '../helpers/staff.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idOf = (response: Response) => response.headers.get('x-request-id') ?? '';

describe('the id of a request', () => {
  test.each([
    '/',
    '/',
    '/pricing',
    '/nothing-here',
    '/blog',
    '/api/health',
    '/api/none',
    '/Pricing/',
  ])('%s has one, cached or not, and never the same', async (path) => {
    const ids = await Promise.all([1, 2].map(async () => idOf(await request(path))));
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(2);
  });

  test('that failed is on the error page, in the response and in the log', async () => {
    const logged = expectErrors();
    const cookie = await openSession();
    await env.DB.exec('alter table leads rename to leads_gone');
    const response = await getAs(cookie, '/api/admin/leads');
    expect(response.status).toBe(503);
    expect(idOf(response)).toMatch(UUID);
    await env.DB.exec('drop table staff_sessions');
    const page = await getAs(cookie, '/admin/leads');
    expect(page.status).toBe(503);
    expect(await page.text()).toContain(idOf(page));
    await env.DB.exec('drop table staff_sign_in_waits');
    const signIn = await sendJson(
      'POST',
      '/api/admin/session',
      { password: PASSWORD },
      { 'cf-connecting-ip': someAddress() },
    );
    expect(signIn.status).toBe(503);
    expect(JSON.stringify(logged)).toContain(idOf(signIn));
  });
});

describe('Server-Timing', () => {
  test('says how long an uncached response waited, and for what', async () => {
    const timing = (await getAs(await openSession(), '/admin/leads')).headers.get('server-timing');
    expect(timing).toMatch(/^(?=.*\bd1;dur=\d+)(?=.*\brender;dur=\d+).*\btotal;dur=\d+$/);
  });

  test('is on no cached page, where it would be of another request, and on no sign-in', async () => {
    for (const path of ['/', '/pricing', '/api/admin/session'])
      expect((await request(path)).headers.get('server-timing'), path).toBeNull();
  });
});
