import { expect, test } from 'vitest';

import { allRoutes } from '../../../src/staff-area.ts';
import { DEFAULT_BODY_BYTES, LARGER_BODIES } from '../../../src/http/security/body-limit.ts';
import { REPORTS_PATH } from '../../../src/http/security/reporting.ts';
import { ORIGIN, request } from '../../helpers/request.ts';
import { openSession } from '../../helpers/staff.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'ALL']);

const concrete = (path: string) =>
  path.replace(/:[A-Za-z]+(\{[^}]*\})?/g, '0190').replace('*', 'x');

/** Every route that takes a body, and an address without one. */
const routes = [
  ...new Set(
    allRoutes
      .filter(({ method, path }) => !SAFE.has(method) && !path.includes('__sandbox'))
      .map(({ method, path }) => `${method} ${concrete(path)}`),
  ),
  'POST /nothing-here',
  'POST /api/nothing-here',
  'PUT /pricing',
];

/** Above the largest limit of all. */
const HUGE_BYTES = 16 * 1024 * 1024 + 1;

/** With and without a length, which a chunked body does not name. */
const bodies = (bytes: number): [string, BodyInit][] => [
  ['with its length', 'a'.repeat(bytes)],
  ['in chunks', new Blob(['a'.repeat(bytes)]).stream()],
];

function typeOf(path: string): string {
  if (path === REPORTS_PATH) return 'application/reports+json';
  return path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded';
}

test.each(routes)('%s refuses a large body', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const cookie = await openSession();
  const type = typeOf(path);
  const size = LARGER_BODIES.has(path) ? HUGE_BYTES : DEFAULT_BODY_BYTES + 1;
  for (const [kind, body] of bodies(size)) {
    const response = await request(path, {
      method,
      body,
      headers: { cookie, origin: ORIGIN, 'content-type': type },
    });
    expect(response.status, kind).toBe(413);
  }
});
