import { cache } from 'cloudflare:workers';

import { logWarning, traceOf } from '../../shared/log.ts';
import { dropCachedByTag } from './page-cache.ts';

/**
 * Drops every page with the tag, in this isolate and at the edge. Other isolates notice by the
 * content's version within seconds, so a failure of the edge is only logged.
 * @param edge the platform's cache; local environments have no `purge`
 */
export async function purgeTag(
  tag: string,
  edge: Partial<Pick<CacheContext, 'purge'>> | undefined = cache,
): Promise<void> {
  dropCachedByTag(tag);
  try {
    await edge?.purge?.({ tags: [tag] });
  } catch (error) {
    logWarning('purge_failed', traceOf(error));
  }
}
