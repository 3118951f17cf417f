import { isKnownTag } from '../cache-control.ts';
import { takesBrotli } from './brotli.ts';
import type { CachedPage } from './cached-pages.ts';
import { findCached } from './page-store.ts';

function isNotModified(request: Request, page: CachedPage): boolean {
  const { plain, brotli: compressed, lastModified } = page;
  const tags = request.headers.get('if-none-match');
  if (tags !== null) return [plain, compressed].some(({ etag }) => isKnownTag(tags, etag));
  const since = request.headers.get('if-modified-since');
  // An invalid date compares as false.
  return since !== null && lastModified !== undefined && Date.parse(since) / 1000 >= lastModified;
}

/** A cached page, compressed where the request takes that; 304 where it has it. */
export function send(request: Request, page: CachedPage): Response {
  const compressed = takesBrotli(request) ? page.brotli : undefined;
  const { bytes, headers, notModifiedHeaders } = compressed ?? page.plain;
  if (isNotModified(request, page))
    return new Response(null, { status: 304, headers: notModifiedHeaders });
  return new Response(bytes, compressed ? { headers, encodeBody: 'manual' } : { headers });
}

/** The cached response to a page view; undefined when the app has to make one. */
export function respondFromCache(request: Request): Response | undefined {
  if (request.method !== 'GET') return undefined;
  const page = findCached(request);
  return page && page.checkedUntil > Date.now() ? send(request, page) : undefined;
}

/**
 * The cached response whatever its age, while its content's version cannot be read; undefined when there
 * is none.
 * @param forMs until the next attempt to read the version
 */
export function respondFromStaleCache(request: Request, forMs: number): Response | undefined {
  const page = findCached(request);
  if (!page) return undefined;
  page.checkedUntil = Date.now() + forMs;
  return send(request, page);
}
