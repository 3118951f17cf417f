import { Hono, type ErrorHandler } from 'hono';

import { ChatLauncher } from './features/chat/ChatLauncher.tsx';
import type { AppEnv } from './http/context.ts';
import { onError } from './http/errors.tsx';
import { defaultHeaders, requestContext } from './http/headers.ts';
import { notFoundHandler } from './http/not-found.ts';
import { defaultBodyLimit } from './http/security/body-limit.ts';
import { canonicalPath } from './http/security/canonical-path.ts';

/**
 * A router with the middleware that every request goes through.
 * @param parts run in order; a part may be middleware of its own
 */
export function createSite(
  parts: readonly Hono<AppEnv>[],
  whenFailed: ErrorHandler<AppEnv> = onError,
): Hono<AppEnv> {
  const site = new Hono<AppEnv>();
  site.use(requestContext, (c, next) => {
    c.set('launcher', ChatLauncher);
    return next();
  });
  // The sandbox Worker, which is bound in development and tests only.
  for (const path of ['/__sandbox', '/__sandbox/*']) {
    site.all(path, (c, next) => (c.env.SANDBOX ? c.env.SANDBOX.fetch(c.req.raw) : next()));
  }
  site.use(defaultHeaders, canonicalPath, defaultBodyLimit);
  for (const part of parts) site.route('/', part);
  site.notFound(notFoundHandler(site, whenFailed));
  site.onError(whenFailed);
  return site;
}
