import { Hono } from 'hono';

import type { Env } from './config.ts';
import { affiliates } from './features/affiliates/affiliates.routes.tsx';
import { blog } from './features/blog/blog.routes.ts';
import { snapshotSlugs } from './features/blog/snapshots/snapshot-files.ts';
import { readBlogVersion } from './features/blog/store/blog-version.queries.ts';
import { browserReports } from './features/browser-reports/browser-reports.routes.ts';
import { captcha } from './features/captcha/captcha.routes.ts';
import { ChatLauncher } from './features/chat/ChatLauncher.tsx';
import { contact } from './features/contact/contact.routes.tsx';
import { demo } from './features/demo/demo.routes.tsx';
import { healthApi } from './features/health/health.contract.ts';
import { health } from './features/health/health.routes.ts';
import { leads } from './features/leads/leads.routes.tsx';
import { films } from './features/marketing/media/films.ts';
import { reportNoAddress, watchFromRequest } from './features/notifications/alerts.ts';
import { seo } from './features/seo/seo.routes.ts';
import { staffGuard } from './staff/sign-in/guard.ts';
import { asNegotiated, markdownRequest } from './http/agents/negotiation.ts';
import { clientAddress, lacksAddress } from './http/client-address.ts';
import type { AppContext, AppEnv } from './http/context.ts';
import { onError } from './http/errors.tsx';
import { defaultHeaders, requestContext } from './http/headers.ts';
import { notFoundHandler } from './http/not-found.ts';
import { clearPageCache, respondFromCache } from './http/page/page-cache.ts';
import { pageRoutes } from './http/page/page-routes.tsx';
import { speculationRules } from './http/page/speculation-rules.ts';
import { defaultBodyLimit } from './http/security/body-limit.ts';
import { canonicalPath } from './http/security/canonical-path.ts';
import { redirectToSite } from './http/security/site-origin.ts';
import { REQUEST_ID_HEADER } from './http/tracing/request-scope.ts';
import { servicesOf } from './services.ts';
import { staffRoutes } from './staff-routes.ts';

const app = new Hono<AppEnv>();

app.use(requestContext, (c, next) => {
  c.set('launcher', ChatLauncher);
  c.set('services', servicesOf(c.env));
  if (lacksAddress(c)) c.executionCtx.waitUntil(reportNoAddress(c.get('services')));
  return next();
});
// The sandbox Worker, which is bound in development and tests only.
for (const path of ['/__sandbox', '/__sandbox/*']) {
  app.all(path, (c, next) => (c.env.SANDBOX ? c.env.SANDBOX.fetch(c.req.raw) : next()));
}
app.use(defaultHeaders, canonicalPath, defaultBodyLimit, staffGuard);
// Monitors ask for the health every minute, also while cron has stopped (NOT-01).
app.use(healthApi.read.path, async (c, next) => {
  await next();
  c.executionCtx.waitUntil(watchFromRequest(c.get('services')));
});

/** A page as a visitor gets it, by its path; counted as a request of who asks. */
function readPage(c: AppContext, path: string) {
  const headers = { 'cf-connecting-ip': clientAddress(c) };
  return app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env, c.executionCtx);
}

const routes: readonly Hono<AppEnv>[] = [
  pageRoutes,
  speculationRules,
  films,
  blog,
  contact,
  demo,
  leads,
  captcha,
  affiliates,
  seo({ readBlogVersion, snapshotSlugs, readPage }),
  health,
  browserReports,
  ...staffRoutes,
];
for (const part of routes) app.route('/', part);
app.notFound(notFoundHandler(app));
app.onError(onError);

/** Every route of the site, without middleware. */
export const allRoutes = (): Hono<AppEnv>['routes'] =>
  app.routes.filter(({ method }) => method !== 'ALL');

// A hot reload evaluates this module again, but the cached pages are from before it.
clearPageCache();

/** Handles a request: cached pages first, in front of the router. */
function respondTo(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Response | Promise<Response> {
  const cached = respondFromCache(request);
  if (!cached) return app.fetch(request, env, ctx);
  cached.headers.set(REQUEST_ID_HEADER, crypto.randomUUID());
  return cached;
}

async function respondWithMarkdown(
  request: Request,
  copy: Request,
  ...worker: [Env, ExecutionContext]
): Promise<Response> {
  const markdown = await respondTo(copy, ...worker);
  return markdown.ok ? asNegotiated(copy, markdown) : respondTo(request, ...worker);
}

/** The same, at the site's own address, and as Markdown where that is asked for. */
export function handleRequest(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Response | Promise<Response> {
  const elsewhere = redirectToSite(request, env.SITE_ORIGIN);
  elsewhere?.headers.set(REQUEST_ID_HEADER, crypto.randomUUID());
  if (elsewhere) return elsewhere;
  const copy = markdownRequest(request);
  return copy ? respondWithMarkdown(request, copy, env, ctx) : respondTo(request, env, ctx);
}
