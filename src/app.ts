import type { Env } from './config.ts';
import { asNegotiated, markdownRequest } from './http/agents/negotiation.ts';
import { clearPageCache, respondFromCache } from './http/page/page-cache.ts';
import { mayHaveSession } from './http/security/staff-paths.ts';
import { redirectToSite } from './http/security/site-origin.ts';
import { REQUEST_ID_HEADER } from './http/tracing/request-scope.ts';
import { createSite } from './site.ts';

const siteForVisitors = createSite();

/** The staff area is half of the code: an isolate evaluates it with the first request that needs it. */
const loadStaffArea = () => import('./staff-area.ts');

// A hot reload evaluates this module again, but the cached pages are from before it.
clearPageCache();

async function respondToStaff(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  const { siteForStaff } = await loadStaffArea();
  return siteForStaff.fetch(request, env, ctx);
}

/** Handles a request: cached pages first, in front of the router. */
function respondTo(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Response | Promise<Response> {
  if (mayHaveSession(request)) return respondToStaff(request, env, ctx);
  const cached = respondFromCache(request);
  if (!cached) return siteForVisitors.fetch(request, env, ctx);
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
