import type { MiddlewareHandler } from 'hono';

import { configOf } from '../config.ts';
import { logError } from '../shared/log.ts';
import { cacheControl } from './cache-control.ts';
import { inRequest, REQUEST_ID_HEADER, spentInRequest } from './tracing/request-scope.ts';
import type { AppContext, AppEnv } from './context.ts';
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from './security-headers.ts';

/** Sets the request's ID and the settings. Invalid settings end every request here. */
export const requestContext: MiddlewareHandler<AppEnv> = (c, next) =>
  inRequest(crypto.randomUUID(), async ({ id }) => {
    c.set('requestId', id);
    try {
      c.set('config', configOf(c.env));
    } catch (error) {
      logError('settings_refused', { error: String(error) });
      return c.text('The site is not set up. Its log says which setting to look at.', 500, {
        ...SECURITY_HEADERS,
        'content-security-policy': NO_CONTENT_POLICY,
        'cache-control': cacheControl.none,
        [REQUEST_ID_HEADER]: id,
      });
    }
    return next();
  });

/** A sign-in's durations would tell what it looked up. */
const UNTIMED: ReadonlySet<string> = new Set(['/api/admin/session', '/admin/sign-in']);

/** What an uncached response waited for, as browsers' developer tools show it. */
function addTimings(c: AppContext, total: number): void {
  const { headers } = c.res;
  if (!headers.get('cache-control')?.includes('no-store') || UNTIMED.has(c.req.path)) return;
  const times = [...spentInRequest(), ['total', total] as const];
  headers.set('server-timing', times.map(([what, ms]) => `${what};dur=${ms}`).join(', '));
}

/** Adds the headers that a route did not set: no response is without Cache-Control and a policy. */
export const defaultHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  const started = Date.now();
  await next();
  // The headers of a response from a binding are immutable.
  c.res = new Response(c.res.body, c.res);
  const { headers } = c.res;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', NO_CONTENT_POLICY);
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl.none);
  headers.set(REQUEST_ID_HEADER, c.get('requestId'));
  addTimings(c, Date.now() - started);
};
