import { env } from 'cloudflare:workers';
import { expect, onTestFinished, test, vi } from 'vitest';

import { readAlerts, watch } from '../../src/notifications/alerts.ts';
import { servicesOf } from '../../src/services.ts';
import { stopClock } from '../helpers/clock.ts';
import { PUBLIC_ORIGIN, visitPublicSite } from '../helpers/production.ts';
import { APPLICATIONS_API, CONTACT_API, LEADS_API } from '../helpers/submissions.ts';
import { FLOOD, ORIGIN, request, requestWith } from '../helpers/request.ts';

/** The statuses of many calls with the same body from one address. */
async function flood(
  path: string,
  address: string,
  { body, headers }: { body: BodyInit; headers?: Record<string, string> },
): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < FLOOD && !statuses.has(429); count += 1) {
    const { status } = await request(path, {
      method: 'POST',
      body,
      headers: { origin: ORIGIN, 'cf-connecting-ip': address, ...headers },
    });
    statuses.add(status);
  }
  return statuses;
}

test.each([CONTACT_API, LEADS_API, APPLICATIONS_API, '/api/verify-captcha'])(
  'the limit of %s counts a call before its body is looked at',
  async (path) => {
    const headers = { 'content-type': 'application/json' };
    const statuses = await flood(path, '203.0.113.201', { body: '{', headers });
    expect([...statuses]).toEqual([400, 429]);
  },
);

test.each(['/get-started', '/Affiliates'])(
  'the limit of the plain form at %s counts a form before its fields are checked',
  async (path) => {
    const body = new URLSearchParams({ email: 'none' });
    expect([...(await flood(path, '203.0.113.202', { body }))]).toEqual([422, 429]);
  },
);

test('a page of another site does not use up its visitor’s limit', async () => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  const statuses = await flood(LEADS_API, '203.0.113.203', { body: '{}', headers });
  expect([...statuses]).toEqual([403]);
});

test('a limiter that takes a moment refuses all the same', async () => {
  const limit = async () => {
    await scheduler.wait(100);
    return { success: false };
  };
  const { status } = await requestWith({ SUBMISSION_LIMITER: { limit } }, LEADS_API, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.204' },
  });
  expect(status).toBe(429);
});

test('where the platform withholds addresses, all requests share the limits of one, and staff are told', async () => {
  const post = () =>
    visitPublicSite(
      PUBLIC_ORIGIN + LEADS_API,
      {
        method: 'POST',
        body: '{',
        headers: { 'content-type': 'application/json', origin: PUBLIC_ORIGIN },
      },
      null,
    );
  // An isolate reports once a minute.
  stopClock(Date.now() + 120_000);
  onTestFinished(() => void vi.useRealTimers());
  const statuses: number[] = [];
  for (let count = 0; count < FLOOD; count += 1) statuses.push((await post()).status);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  await watch(servicesOf(env));
  expect((await readAlerts(servicesOf(env).db)).map(({ text }) => text)).toEqual([
    'Requests come without the visitor’s address: all share the limits of one: cf-connecting-ip is missing',
  ]);
});
