import type { MiddlewareHandler } from 'hono';

import { paths } from '../shared/paths.ts';
import type { AppEnv } from './context.ts';

/** The pages by their address in lower case; posts and APIs are spelled by their own rooms. */
const canonical = new Map(
  Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => [path.toLowerCase(), path]),
);
canonical.set('/affiliate', paths.affiliates);

/** Leads any letter case and a trailing slash to a page's one address, keeping the query. */
export const canonicalPath: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const bare = url.pathname.replace(/\/+$/, '') || '/';
  const target = canonical.get(bare.toLowerCase());
  const readOnly = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (readOnly && target && target !== url.pathname) {
    return c.redirect(`${target}${url.search}`, 301);
  }
  return next();
};
