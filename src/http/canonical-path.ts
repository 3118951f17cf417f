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

/** A path without slashes at its end. Counted, as a pattern tries anew at each slash of a long run. */
function withoutTail(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Leads any letter case and a trailing slash to a page's one address, keeping the query. */
export const canonicalPath: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const bare = withoutTail(url.pathname);
  const target = canonical.get(bare.toLowerCase());
  const readOnly = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (readOnly && target && target !== url.pathname) {
    return c.redirect(`${target}${url.search}`, 301);
  }
  return next();
};
