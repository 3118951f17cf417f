/** The Cache-Control values that the site uses; every response names one (design.md, decision 3). */
export const cacheControl = {
  /** Private, or not worth keeping: the default of every response that says nothing else. */
  none: 'no-store',
  /** Shared pages: browsers revalidate (a new release names new assets), the edge keeps them. */
  shared: 'public, max-age=0',
  /** Files whose name holds the hash of their content. */
  immutable: 'public, max-age=31536000, immutable',
} as const;

/**
 * What the edge does with a shared response. s-maxage and must-revalidate would switch off stale
 * serving there, so freshness is given in max-age and the two stale-* directives.
 * @param seconds how long the edge answers without asking the Worker
 */
export function edgeCacheControl(seconds: number): string {
  return `max-age=${seconds}, stale-while-revalidate=86400, stale-if-error=2592000`;
}
