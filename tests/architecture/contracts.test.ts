import { expect, test } from 'vitest';

import contracts from '../../docs/contracts.md?raw';
import { ERROR_STATUS } from '../../src/http/error-status.ts';
import { NOTIFICATION_TYPES } from '../../src/notifications/notify.ts';
import { allRoutes } from '../../src/staff-area.ts';
import { request } from '../helpers/request.ts';

/** The part of the document below a heading. */
const sectionOf = (heading: string) =>
  contracts.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const api = sectionOf('Site API');

/** "GET /api/leads/{id}", also of a span that names several addresses of one method. */
const named = [...api.matchAll(/^\| ([^|]*`[^|]*) \|/gm)].flatMap(([, cell = '']) => {
  let method = '';
  return [...cell.matchAll(/`(?:([A-Z]+) )?(\/[^`]*)`/g)].map(([, given, path = '']) => {
    method = given ?? method;
    return { method, path };
  });
});
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replaceAll('…', '.*')}$`,
  );

const routes = allRoutes
  .filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+(?:\{[^}]*\})?\??/g, 'x') }));

const matches = (call: { method: string; path: string }, route: { method: string; path: string }) =>
  call.method === route.method && patternOf(call.path).test(route.path);

test('every call of the API is in the contracts, and what they name is there', () => {
  const unnamed = routes.filter(
    (route) => route.path.startsWith('/api/') && !named.some((call) => matches(call, route)),
  );
  expect(unnamed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const gone = named.filter(
    (call) => call.path.startsWith('/api/') && !routes.some((route) => matches(call, route)),
  );
  expect(gone.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('the contracts name every status of an error, every check of health and every notification', async () => {
  const statuses = [...api.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(', ').map(Number),
  );
  expect(new Set(statuses)).toEqual(new Set(Object.values(ERROR_STATUS)));
  const health = await (await request('/api/health')).json<{ checks: object }>();
  expect(api).toContain(`checks: {${Object.keys(health.checks).join(', ')}}`);
  for (const type of NOTIFICATION_TYPES)
    expect(sectionOf('Notifications')).toContain(`\`${type}\``);
});
