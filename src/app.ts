import type { Env } from './config.ts';
import { clearPageCache } from './http/cache/page-store.ts';
import { respondFromCache } from './http/cache/respond-from-cache.ts';
import { mayHaveSession } from './http/security/staff-paths.ts';
import { redirectToSite } from './http/security/site-origin.ts';
import { REQUEST_ID_HEADER } from './http/tracing/request-scope.ts';
import { createSite } from './create-site.ts';
import { visitorPages } from './visitor-pages.ts';
import type * as Cron from './scheduled.ts';
import type * as StaffArea from './staff-area.ts';
import type * as VisitorArea from './visitor-area.ts';

/*
 * An isolate evaluates at its start what the first view of most pages needs. The rest is evaluated with
 * the first request that needs it.
 */
const pages = createSite(visitorPages);
const pagePaths: ReadonlySet<string> = new Set(
  pages.routes.filter(({ method }) => method === 'GET').map(({ path }) => path),
);
let visitorArea: typeof VisitorArea | undefined;
let staffArea: typeof StaffArea | undefined;
let cron: typeof Cron | undefined;

function isPageView({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && pagePaths.has(new URL(url).pathname);
}

async function respondFromRoutes(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  if (mayHaveSession(request)) {
    staffArea ??= await import('./staff-area.ts');
    return staffArea.siteForStaff.fetch(request, env, ctx);
  }
  if (isPageView(request)) return pages.fetch(request, env, ctx);
  visitorArea ??= await import('./visitor-area.ts');
  return visitorArea.siteForVisitors.fetch(request, env, ctx);
}

// A hot reload evaluates this module again, but the cached pages are from before it.
clearPageCache();

/** Handles a request: cached pages first, in front of the router. */
function respondTo(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Response | Promise<Response> {
  const cached = respondFromCache(request);
  if (!cached) return respondFromRoutes(request, env, ctx);
  cached.headers.set(REQUEST_ID_HEADER, crypto.randomUUID());
  return cached;
}

/** The same, at the site's own address. */
export function handleRequest(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Response | Promise<Response> {
  const elsewhere = redirectToSite(request, env.SITE_ORIGIN);
  elsewhere?.headers.set(REQUEST_ID_HEADER, crypto.randomUUID());
  return elsewhere ?? respondTo(request, env, ctx);
}

/** Runs the jobs of a cron trigger. */
export async function handleScheduled(controller: ScheduledController, env: Env): Promise<void> {
  cron ??= await import('./scheduled.ts');
  return cron.runScheduled(controller, env);
}
