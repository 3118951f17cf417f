import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { countReports } from '../../../src/db/browser-reports.ts';
import { openDatabase } from '../../../src/db/client.ts';
import {
  siteApi,
  type SiteResponse,
} from '../../../src/features/site-status/site-status.contract.ts';
import { FLOOD, request } from '../../helpers/request.ts';
import { getAs, openSession, someAddress } from '../../helpers/staff.ts';

const REPORTS = '/api/reports';

const send = (body: unknown, type = 'application/reports+json', address = someAddress()) =>
  request(REPORTS, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, 'cf-connecting-ip': address },
  });

const violation = (effectiveDirective: string, more = {}) => ({
  type: 'csp-violation',
  age: 3,
  url: 'https://site.example/people/ada@example.com',
  user_agent: 'Mozilla/5.0 (of Ada)',
  body: {
    effectiveDirective,
    disposition: 'enforce',
    blockedURL: 'https://evil.example/',
    ...more,
  },
});

async function shown(): Promise<SiteResponse['reports']> {
  const response = await getAs(await openSession(), siteApi.status.path);
  return (await response.json<SiteResponse>()).reports;
}

test('what browsers report is counted by day and directive, and staff see it', async () => {
  expect((await send([violation('script-src-elem'), violation('script-src-elem')])).status).toBe(
    204,
  );
  await send([violation('trusted-types', { disposition: 'report' })]);
  await send(
    { 'csp-report': { 'violated-directive': "img-src 'self'" } },
    'application/csp-report',
  );
  await send([{ type: 'network-error', body: { type: 'dns.name_not_resolved' } }]);
  await send([{ type: 'deprecation', body: { id: 'x' } }]);
  const reports = await shown();
  expect(reports.map(({ subject, count }) => [subject, count])).toEqual(
    expect.arrayContaining([
      ['script-src-elem', 2],
      ['trusted-types', 1],
      ['img-src', 1],
      ['dns', 1],
      ['deprecation', 1],
    ]),
  );
  expect(reports.find(({ subject }) => subject === 'trusted-types')?.kind).toMatch(/trial/);
});

test('nothing of the visitor is stored, and no words of the sender’s own', async () => {
  await send([violation('ada@example.com'), { type: 'ada@example.com', body: null }, 5, null]);
  await send({ 'csp-report': { 'effective-directive': 'x'.repeat(500), 'blocked-uri': 5 } });
  const { results } = await env.DB.prepare('select * from browser_reports').all();
  expect(results.map(({ subject }) => subject)).toEqual(['other', 'other']);
  expect(JSON.stringify(results)).not.toMatch(/ada|example|Mozilla|xxx/i);
});

test('an extension that breaks a page is not counted', async () => {
  await send([violation('script-src-elem', { blockedURL: 'chrome-extension' })]);
  await send([violation('img-src', { blockedURL: 'safari-web-extension://abc/x.png' })]);
  expect(await shown()).toEqual([]);
});

test('counts of more than thirty days ago are deleted', async () => {
  const db = openDatabase(env.DB);
  const day = 86_400_000;
  for (const age of [40, 31, 2, 0]) {
    await countReports(db, [{ kind: 'policy', subject: 'img-src' }], Date.now() - age * day);
  }
  const { results } = await env.DB.prepare('select day from browser_reports').all();
  expect(results).toHaveLength(2);
});

test.each([
  ['another type', '[]', 'application/json', 415],
  ['no JSON', '{', 'application/reports+json', 400],
  ['no report', '{"a":1}', 'application/csp-report', 400],
  ['a large body', `[${' '.repeat(65_536)}]`, 'application/reports+json', 413],
])('%s is refused', async (_name, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
});

test('one address cannot fill the counts', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < FLOOD && !statuses.has(429); count += 1) {
    statuses.add((await send('{', 'application/reports+json', '203.0.113.240')).status);
  }
  expect([...statuses]).toEqual([400, 429]);
});
