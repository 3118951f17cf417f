import { Hono, type MiddlewareHandler } from 'hono';

import { readsSession } from '../http/security/staff-paths.ts';
import { canonicalPath } from '../http/security/canonical-path.ts';
import type { AppEnv } from '../http/context.ts';
import { onError } from '../http/errors.tsx';
import { defaultHeaders, requestContext } from '../http/headers.ts';
import { notFoundHandler } from '../http/not-found.ts';
import { defaultBodyLimit } from '../http/security/body-limit.ts';
import { sandbox } from './sandbox.ts';

/** The staff guard, which loads with the first path that it guards. */
const staffGuard: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!readsSession(c.req.path)) return next();
  const guard = await import('../features/staff/guard.ts');
  return guard.staffGuard(c, next);
};

/**
 * An app with the middleware of every request, in order, and the given routes.
 * @param own middleware of this app, which comes before all that reads what it sets
 */
export function siteApp(
  own: readonly MiddlewareHandler<AppEnv>[],
  ...routes: Hono<AppEnv>[]
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestContext, ...own);
  app.route('/', sandbox);
  app.use(defaultHeaders);
  app.use(canonicalPath);
  app.use(defaultBodyLimit);
  app.use(staffGuard);
  for (const part of routes) app.route('/', part);
  app.notFound(notFoundHandler(app));
  app.onError(onError);
  return app;
}
