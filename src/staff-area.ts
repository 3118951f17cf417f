import type { Hono } from 'hono';

import type { AppEnv } from './http/context.ts';
import { createSite } from './site.ts';
import { staffRoutes } from './staff-routes.ts';
import { staffGuard } from './staff/sign-in/guard.ts';

/** The site with its staff area: what requests are answered by that may have a session. */
export const siteForStaff = createSite({ guard: staffGuard, routes: staffRoutes });

/** Every route of the site, without middleware. */
export const allRoutes: Hono<AppEnv>['routes'] = siteForStaff.routes.filter(
  ({ method }) => method !== 'ALL',
);
