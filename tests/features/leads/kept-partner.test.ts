import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { ORIGIN, request, sendJson } from '../../helpers/request.ts';

const DAY_MS = 86_400_000;
const keep = (partner: unknown) => sendJson('POST', '/api/partner', { partner });

test('the Worker keeps a partner for what is left of 90 days, in a cookie that browsers do not cap (PTN-01)', async () => {
  const at = Date.now() - 10 * DAY_MS;
  const response = await keep(`0.${at}.joe`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    new RegExp(
      `^partner_key_kept=0\\.${at}\\.joe; Max-Age=(\\d+); Path=/; Secure; SameSite=Strict$`,
    ),
  );
  const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
  expect(Math.abs(seconds - 80 * 86_400)).toBeLessThan(60);
});

test.each([
  ['no visit', 'joe'],
  ['a visit of long ago', `0.${Date.now() - 91 * DAY_MS}.joe`],
  ['a visit of next week', `0.${Date.now() + 7 * DAY_MS}.joe`],
  ['a number', 7],
])('%s is refused with the name of the field', async (_what, partner) => {
  const response = await keep(partner);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([422, null]);
  expect(await response.json()).toMatchObject({ fields: { partner: expect.any(String) } });
});

test('a form that is sent without scripts finds the partner that only the Worker’s cookie has (PTN-01)', async () => {
  const response = await request('/get-started', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Mary', email: 'mary@example.com' }).toString(),
    headers: {
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `partner_key_kept=0.${Date.now()}.joe`,
    },
  });
  expect(response.status).toBe(303);
  expect(await env.DB.prepare('select partner_key from leads').first('partner_key')).toBe('joe');
});
