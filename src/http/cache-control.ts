/** Every response has one of these as its Cache-Control. */
export const cacheControl = {
  /** The default. */
  none: 'no-store',
  /** Shared pages: browsers revalidate, because a release renames assets; the edge caches them. */
  shared: 'public, max-age=0',
  /** Files with a content hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
} as const;

/**
 * Cloudflare-CDN-Cache-Control of a shared response. s-maxage and must-revalidate would disable serving
 * stale at the edge.
 * @param seconds how long the edge serves it without asking the Worker
 */
export function edgeCacheControl(seconds: number): string {
  return `max-age=${seconds}, stale-while-revalidate=86400, stale-if-error=2592000`;
}

/** Of a substitute for a page: the edge must not serve it stale. @param seconds as above */
export const briefEdgeCacheControl = (seconds: number): string =>
  `max-age=${seconds}, must-revalidate`;

/** Whether If-None-Match has the ETag, or * for any. A proxy that compresses marks it as weak. */
export const isKnownTag = (known: string, etag: string): boolean =>
  known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
