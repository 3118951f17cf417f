import { Hono, type MiddlewareHandler } from 'hono';

import { ChatLauncher } from './features/chat/ChatLauncher.tsx';
import { healthApi } from './features/health/health.contract.ts';
import { reportNoAddress, watchFromRequest } from './features/notifications/alerts.ts';
import { clientAddress, lacksAddress } from './http/client-address.ts';
import type { AppContext, AppEnv } from './http/context.ts';
import { onError } from './http/errors.tsx';
import { defaultHeaders, requestContext } from './http/headers.ts';
import { notFoundHandler } from './http/not-found.ts';
import { defaultBodyLimit } from './http/security/body-limit.ts';
import { canonicalPath } from './http/security/canonical-path.ts';
import { servicesOf } from './services.ts';
import { visitorRoutes } from './visitor-routes.ts';

interface StaffPart {
  /** Runs before every route. */
  guard: MiddlewareHandler<AppEnv>;
  routes: readonly Hono<AppEnv>[];
}

/** The site as one router: the middleware that every request goes through, and the routes. */
export function createSite(staff?: StaffPart): Hono<AppEnv> {
  const site = new Hono<AppEnv>();
  site.use(requestContext, (c, next) => {
    c.set('launcher', ChatLauncher);
    c.set('services', servicesOf(c.env));
    if (lacksAddress(c)) c.executionCtx.waitUntil(reportNoAddress(c.get('services')));
    return next();
  });
  // The sandbox Worker, which is bound in development and tests only.
  for (const path of ['/__sandbox', '/__sandbox/*']) {
    site.all(path, (c, next) => (c.env.SANDBOX ? c.env.SANDBOX.fetch(c.req.raw) : next()));
  }
  site.use(defaultHeaders, canonicalPath, defaultBodyLimit);
  if (staff) site.use(staff.guard);
  // Monitors ask for the health every minute, also while cron has stopped.
  site.use(healthApi.read.path, async (c, next) => {
    await next();
    c.executionCtx.waitUntil(watchFromRequest(c.get('services')));
  });

  /** A page as a visitor gets it, by its path; counted as a request of who asks. */
  const readPage = (c: AppContext, path: string) => {
    const headers = { 'cf-connecting-ip': clientAddress(c) };
    return site.fetch(new Request(new URL(path, c.req.url), { headers }), c.env, c.executionCtx);
  };
  for (const part of [...visitorRoutes(readPage), ...(staff?.routes ?? [])]) site.route('/', part);
  site.notFound(notFoundHandler(site));
  site.onError(onError);
  return site;
}
