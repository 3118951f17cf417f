import { cache } from 'cloudflare:workers';

import { logWarning, traceOf } from '../../shared/log.ts';
import { dropCachedByTag } from './page-cache.ts';

/** As many tags as the platform takes in one call. */
const TAGS_PER_CALL = 30;

/**
 * Drops every page that carries one of the tags, in this isolate and at the edge. Other isolates find
 * out by themselves within seconds, so what the edge refuses is only logged.
 * @param edge the platform's cache; without `purge` (a developer's machine) there is nothing to purge
 */
export async function purgeTags(
  tags: readonly string[],
  edge: Partial<Pick<CacheContext, 'purge'>> | undefined = cache,
): Promise<void> {
  dropCachedByTag(tags);
  if (!edge?.purge) return;
  try {
    for (let start = 0; start < tags.length; start += TAGS_PER_CALL) {
      await edge.purge({ tags: tags.slice(start, start + TAGS_PER_CALL) });
    }
  } catch (error) {
    logWarning('purge_failed', traceOf(error));
  }
}
