import { expect, test } from 'vitest';

import { APPLICATIONS_API, CONTACT_API, LEADS_API } from '../helpers/submissions.ts';
import { FLOOD, ORIGIN, request } from '../helpers/request.ts';

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
