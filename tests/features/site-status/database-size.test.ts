import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import type { SiteResponse } from '../../../src/features/site-status/site-status.contract.ts';
import worker from '../../../src/worker.ts';
import { ORIGIN } from '../../helpers/request.ts';
import { openSession } from '../../helpers/staff.ts';

/** The site with a database of a size. */
async function siteOfSize(bytes: number, path: string): Promise<Response> {
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name) as unknown;
      return (sql: string) =>
        sql === 'select 1'
          ? { run: () => Promise.resolve({ meta: { size_after: bytes } }) }
          : target.prepare(sql);
    },
  });
  const headers = { cookie: await openSession() };
  const request = new Request(ORIGIN + path, { headers });
  return worker.fetch(request, { ...env, DB }, createExecutionContext());
}

test.each([
  [1_000_000, 'ok', null],
  [4_999_999_999, 'ok', null],
  [5_000_000_000, 'half', 'Database half full'],
  [8_000_000_000, 'nearly_full', 'Database nearly full'],
])('a database of %i bytes: %s', async (bytes, level, alarm) => {
  const site = await (await siteOfSize(bytes, '/api/admin/site')).json<SiteResponse>();
  expect(site.database).toEqual({ bytes, limit_bytes: 10_000_000_000, level });
  const html = await (await siteOfSize(bytes, '/admin/site')).text();
  expect(/Database (?:half|nearly) full/.exec(html)?.[0] ?? null).toBe(alarm);
});

test('staff see how busy the hour is, and the size that D1 itself reports', async () => {
  const startsAt = Date.now() - (Date.now() % 3_600_000);
  await env.DB.prepare(
    "INSERT INTO submission_hours (id, kind, starts_at, stored) VALUES ('lead:x', 'lead', ?, 87)",
  )
    .bind(startsAt)
    .run();
  const headers = { cookie: await openSession() };
  const response = await worker.fetch(
    new Request(`${ORIGIN}/api/admin/site`, { headers }),
    env,
    createExecutionContext(),
  );
  const { database, hours } = await response.json<SiteResponse>();
  expect(database.bytes).toBeGreaterThan(10_000);
  expect(hours).toContainEqual({ kind: 'lead', stored: 87, mails: 60 });
  expect(hours).toContainEqual({ kind: 'contact', stored: 0, mails: 60 });
});
