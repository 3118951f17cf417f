import { Hono } from 'hono';

import type { AppEnv } from './http/context.ts';
import { createSite } from './create-site.ts';
import { staffRoutes } from './staff-routes.ts';
import { onStaffError } from './staff/staff-error.tsx';
import { staffGuard } from './staff/sign-in/guard.ts';
import { stores, visitorRoutes } from './visitor-routes.ts';

const guard = new Hono<AppEnv>().use(staffGuard);

/** The whole site, for requests that may have a session. */
export const siteForStaff = createSite(
  [stores, guard, ...visitorRoutes, ...staffRoutes],
  onStaffError,
);

/** Every route of the site, without middleware. */
export const allRoutes: Hono<AppEnv>['routes'] = siteForStaff.routes.filter(
  ({ method }) => method !== 'ALL',
);
