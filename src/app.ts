import type { Hono } from 'hono';

import { pagesApp } from './apps/pages.ts';
import type { Env } from './env.ts';
import { redirectToSite } from './http/security/site-origin.ts';
import { isStaffPath } from './http/security/staff-paths.ts';
import type { AppEnv } from './http/context.ts';
import { clearPageCache, respondFromCache } from './http/page/page-cache.ts';
import { REQUEST_ID_HEADER } from './http/tracing/request-scope.ts';

type App = Hono<AppEnv>;

const loadVisitorsApp = async (): Promise<App> => (await import('./apps/visitors.ts')).visitorsApp;
const loadStaffApp = async (): Promise<App> => (await import('./apps/staff.ts')).staffApp;

const isOwnRoute = ({ method }: { method: string }): boolean => method !== 'ALL';
const pagePaths = new Set(pagesApp.routes.filter(isOwnRoute).map(({ path }) => path));

/**
 * The app that has a path's routes. Only the pages' code is evaluated when an isolate starts; the
 * others load with the first request that needs them.
 */
function appOf(path: string): App | Promise<App> {
  if (pagePaths.has(path)) return pagesApp;
  return isStaffPath(path) ? loadStaffApp() : loadVisitorsApp();
}

/** Every route of the site, without middleware. */
export async function allRoutes(): Promise<App['routes']> {
  const apps = [pagesApp, await loadVisitorsApp(), await loadStaffApp()];
  return apps.flatMap(({ routes }) => routes).filter(isOwnRoute);
}

// A hot reload evaluates this module again, but the cached pages are from before it.
clearPageCache();

/** Handles a request: the site's own address and cached pages first, in front of the routers. */
export function handleRequest(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Response | Promise<Response> {
  const early = redirectToSite(request, env.SITE_ORIGIN) ?? respondFromCache(request);
  if (early) {
    early.headers.set(REQUEST_ID_HEADER, crypto.randomUUID());
    return early;
  }
  const app = appOf(new URL(request.url).pathname);
  return app instanceof Promise
    ? app.then((loaded) => loaded.fetch(request, env, ctx))
    : app.fetch(request, env, ctx);
}
