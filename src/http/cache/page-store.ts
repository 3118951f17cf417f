import { clearBriefCache, dropBrieflyCachedByTag } from './brief-cache.ts';
import { CachedPages, type CachedPage } from './cached-pages.ts';
import { byAddress, byPath } from './page-keys.ts';

/**
 * The shared pages of this isolate: rendered once per version of their content, then sent without
 * React, the router or a database.
 */
export const pageStore = new CachedPages(24 * 1024 * 1024);

const ANY_TAG = '*';
/** For each render under way, the tags that were dropped since it began. */
const rendersUnderWay = new Set<Set<string>>();

function noteDropped(tag: string): void {
  for (const dropped of rendersUnderWay) dropped.add(tag);
}

/** What is cached for a page view, whatever its age. */
export function findCached({ url }: Request): CachedPage | undefined {
  const exact = pageStore.get(byAddress(url));
  if (exact || !url.includes('?')) return exact;
  const bare = pageStore.get(byPath(url));
  return bare?.ignoresQuery ? bare : undefined;
}

/** Drops every cached page of this isolate. */
export function clearPageCache(): void {
  pageStore.clear();
  clearBriefCache();
  noteDropped(ANY_TAG);
}

/** Drops this isolate's cached pages that have the tag. */
export function dropCachedByTag(tag: string): void {
  pageStore.deleteTagged(tag);
  dropBrieflyCachedByTag(tag);
  noteDropped(tag);
}

/** Notes what is dropped while something is made: cached, it would outlive the purge of its change. */
export function watchDropped(tags: readonly string[]) {
  const dropped = new Set<string>();
  rendersUnderWay.add(dropped);
  return {
    isOutdated: () => [ANY_TAG, ...tags].some((tag) => dropped.has(tag)),
    end: () => rendersUnderWay.delete(dropped),
  };
}
