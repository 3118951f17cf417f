import type { MiddlewareHandler } from 'hono';

import { pages } from '../../pages.ts';
import { paths } from '../../shared/paths.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { withoutTrailing } from '../../shared/text/without-trailing.ts';
import type { AppEnv } from '../context.ts';

/** Canonical paths by their lower case. Posts and the API have no letter case of their own. */
const canonical = new Map<string, string>();
for (const path of Object.values(paths)) {
  if (typeof path === 'string') canonical.set(path.toLowerCase(), path);
}
for (const { path } of Object.values(staffPages)) canonical.set(path, path);
for (const { path, aliases = [] } of pages) {
  for (const spelling of [path, ...aliases]) canonical.set(spelling.toLowerCase(), path);
}

/** Counts instead of matching /\/+$/, which is quadratic in a long run of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Decodes what needs no escape, and writes the other escapes in upper case (RFC 3986, 6.2.2). */
const withPlainEscapes = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

/** The guard decides about these as they came, and nothing caches them. */
const GUARDED = /^\/(?:admin|api)(?:\/|$)/i;
const BLOG_FOLDERS = /^\/blog\/(?:en\/|pictures\/)?/i;

/** The one spelling of a path. A slug keeps its letter case here; the post's route knows better. */
function canonicalOf(path: string): string {
  const bare = withoutTrailingSlashes(path);
  const spelled = withoutTrailingSlashes(withPlainEscapes(path).replace(/\/{2,}/g, '/'));
  if (GUARDED.test(spelled)) return canonical.get(bare.toLowerCase()) ?? path;
  const bareWords = withoutTrailing(spelled)?.toLowerCase();
  return (
    canonical.get(spelled.toLowerCase()) ??
    (bareWords === undefined ? undefined : canonical.get(bareWords)) ??
    spelled.replace(BLOG_FOLDERS, (folders) => folders.toLowerCase())
  );
}

/**
 * Redirects every other spelling of a path (letter case, escapes, repeated and trailing slashes) to
 * the canonical one, so that a page is cached once; the query stays.
 */
export const canonicalPath: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const readOnly = c.req.method === 'GET' || c.req.method === 'HEAD';
  const target = readOnly ? canonicalOf(url.pathname) : url.pathname;
  return target === url.pathname ? next() : c.redirect(`${target}${url.search}`, 301);
};
