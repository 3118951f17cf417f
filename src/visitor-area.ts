import { createSite } from './create-site.ts';
import { stores, visitorRoutes } from './visitor-routes.ts';

/** Everything but the staff area. */
export const siteForVisitors = createSite([stores, ...visitorRoutes]);
