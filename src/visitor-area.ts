import type { AppContext } from './http/context.ts';
import { clientAddress } from './http/client-address.ts';
import { createSite } from './create-site.ts';
import { stores, visitorRoutes } from './visitor-routes.ts';

/** A page as a visitor gets it, by its path; counted as a request of who asks. */
export const readPage = (c: AppContext, path: string) => {
  const headers = { 'cf-connecting-ip': clientAddress(c) };
  return siteForVisitors.fetch(
    new Request(new URL(path, c.req.url), { headers }),
    c.env,
    c.executionCtx,
  );
};

/** Everything but the staff area. */
export const siteForVisitors = createSite([stores, ...visitorRoutes(readPage)]);
