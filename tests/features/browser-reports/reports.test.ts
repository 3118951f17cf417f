import { beforeEach, expect, test, vi } from 'vitest';

import { FLOOD, request } from '../../helpers/request.ts';
import { someAddress } from '../../helpers/staff.ts';

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

const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
beforeEach(() => info.mockClear());

/** What was logged of the reports, a value for each request. */
const logged = () =>
  info.mock.calls
    .map(([line]) => JSON.parse(String(line)) as { event: string; counts?: object })
    .filter(({ event }) => event === 'browser_reports')
    .map(({ counts }) => counts);

test('what browsers report is a log line with counts by directive', async () => {
  expect((await send([violation('script-src-elem'), violation('script-src-elem')])).status).toBe(
    204,
  );
  await send([
    violation('trusted-types', { disposition: 'report' }),
    { type: 'network-error', body: { type: 'dns.name_not_resolved' } },
    { type: 'deprecation', body: { id: 'x' } },
  ]);
  await send(
    { 'csp-report': { 'violated-directive': "img-src 'self'" } },
    'application/csp-report',
  );
  await send(violation('font-src'), 'application/csp-report');
  expect(logged()).toEqual([
    { 'policy script-src-elem': 2 },
    { 'policy_tried trusted-types': 1, 'network dns': 1, 'browser deprecation': 1 },
    { 'policy img-src': 1 },
    { 'policy font-src': 1 },
  ]);
});

test('the log has nothing of the visitor, and no words of the sender’s own', async () => {
  await send([violation('ada@example.com'), { type: 'ada@example.com', body: null }, 5, null]);
  await send(
    { 'csp-report': { 'effective-directive': 'x'.repeat(500), 'blocked-uri': 5 } },
    'application/csp-report',
  );
  expect(logged()).toEqual([{ 'policy other': 1, 'browser other': 3 }, { 'policy other': 1 }]);
});

test('an extension that breaks a page is not reported', async () => {
  await send([violation('script-src-elem', { blockedURL: 'chrome-extension' })]);
  await send([violation('img-src', { blockedURL: 'safari-web-extension://abc/x.png' })]);
  expect(logged()).toEqual([]);
});

test.each([
  ['another type', '[]', 'application/json', 415],
  ['no JSON', '{', 'application/reports+json', 400],
  ['no report', '{"a":1}', 'application/csp-report', 400],
  ['a large body', `[${' '.repeat(65_536)}]`, 'application/reports+json', 413],
])('%s is refused', async (_name, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
});

test('one address cannot fill the log', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < FLOOD && !statuses.has(429); count += 1) {
    statuses.add((await send('{', 'application/reports+json', '203.0.113.240')).status);
  }
  expect([...statuses]).toEqual([400, 429]);
});
