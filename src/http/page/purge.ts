import { cache } from 'cloudflare:workers';

import { logWarning, traceOf } from '../../shared/log.ts';
import { dropCachedByTag } from '../cache/page-store.ts';

/** The platform's cache; local environments have no `purge`. */
export type Edge = Partial<Pick<CacheContext, 'purge'>>;

/**
 * Drops every page with one of the tags, in this isolate and at the edge. Other isolates notice by the
 * content's version within seconds.
 * @returns false where the edge refused, for example as it takes only some a minute
 */
export async function purgeTags(tags: string[], edge: Edge = cache): Promise<boolean> {
  for (const tag of tags) dropCachedByTag(tag);
  try {
    const result = await edge.purge?.({ tags });
    if (result?.success !== false) return true;
    logWarning('purge_refused', { codes: result.errors.map(({ code }) => code) });
  } catch (error) {
    logWarning('purge_failed', traceOf(error));
  }
  return false;
}
