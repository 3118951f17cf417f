import type { MiddlewareHandler } from 'hono';

import { pages } from '../pages.ts';
import { paths } from '../shared/paths.ts';
import type { AppEnv } from './context.ts';

/** Canonical paths by their lower case. Posts and the API have no letter case of their own. */
const canonical = new Map<string, string>();
for (const path of Object.values(paths)) {
  if (typeof path === 'string') canonical.set(path.toLowerCase(), path);
}
for (const { path, aliases = [] } of pages) {
  for (const spelling of [path, ...aliases]) canonical.set(spelling.toLowerCase(), path);
}

/** Counts instead of matching /\/+$/, which is quadratic in a long run of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Redirects other letter case and a trailing slash to the canonical path; the query stays. */
export const canonicalPath: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const target = canonical.get(withoutTrailingSlashes(url.pathname).toLowerCase());
  const readOnly = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (readOnly && target && target !== url.pathname) {
    return c.redirect(`${target}${url.search}`, 301);
  }
  return next();
};
