import { Hono } from 'hono';

import type { Env } from './env.ts';
import { affiliatesAdmin } from './features/affiliates/admin/affiliates-admin.routes.ts';
import { affiliates } from './features/affiliates/affiliates.routes.tsx';
import { audit } from './features/audit/audit.routes.tsx';
import { blog } from './features/blog/blog.routes.ts';
import { readFreshness } from './features/blog/store/freshness.queries.ts';
import { captcha } from './features/captcha/captcha.routes.ts';
import { contact } from './features/contact/contact.routes.tsx';
import { health } from './features/health/health.routes.ts';
import { leadsAdmin } from './features/leads/admin/leads-admin.routes.tsx';
import { leads } from './features/leads/leads.routes.tsx';
import { mail } from './features/mail/mail.routes.tsx';
import { people } from './features/people/people.routes.tsx';
import { seo } from './features/seo/seo.routes.ts';
import { staffGuard } from './features/staff/guard.ts';
import { siteStatus } from './features/site-status/site-status.routes.tsx';
import { staff } from './features/staff/staff.routes.tsx';
import { canonicalPath } from './http/canonical-path.ts';
import type { AppEnv } from './http/context.ts';
import { onError } from './http/errors.tsx';
import { films } from './http/media/films.ts';
import { defaultHeaders, requestContext } from './http/headers.ts';
import { clearPageCache, respondFromCache } from './http/page/page-cache.ts';
import { pageRoutes } from './http/page/page-routes.tsx';
import { sandbox } from './http/sandbox.ts';
import { defaultBodyLimit } from './http/security/body-limit.ts';
import { redirectToSite } from './http/security/site-origin.ts';
import { speculationRules } from './http/page/speculation-rules.ts';
import { notFoundHandler } from './http/not-found.ts';

/** The site map: the middleware of every request in order, then one line per feature. */
export const app = new Hono<AppEnv>();

app.use(requestContext);
app.route('/', sandbox);
app.use(defaultHeaders);
app.use(canonicalPath);
app.use(defaultBodyLimit);
app.use(staffGuard);

app.route('/', films);
app.route('/', speculationRules);
app.route('/', pageRoutes);
app.route('/', blog);
app.route('/', contact);
app.route('/', leads);
app.route('/', captcha);
app.route('/', affiliates);
app.route('/', staff);
app.route('/', leadsAdmin);
app.route('/', affiliatesAdmin);
app.route('/', people);
app.route('/', mail);
app.route('/', audit);
app.route('/', siteStatus({ readBlog: readFreshness }));
app.route('/', seo);
app.route('/', health);

app.notFound(notFoundHandler(app));
app.onError(onError);

// A hot reload evaluates this module again, but the cached pages are from before it.
clearPageCache();

/** Handles a request: the site's own address and cached pages first, in front of the router. */
export function handleRequest(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Response | Promise<Response> {
  return (
    redirectToSite(request, env.SITE_ORIGIN) ??
    respondFromCache(request) ??
    app.fetch(request, env, ctx)
  );
}
