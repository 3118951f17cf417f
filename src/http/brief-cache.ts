import { cacheControl } from './cache-control.ts';
import type { AppContext } from './context.ts';
import { CachedPages } from './page/cached-pages.ts';

interface BriefResponse {
  bytes: Uint8Array<ArrayBuffer>;
  tags: ReadonlySet<string>;
  /** ms */
  expiresAt: number;
}

/** A list of stories can have a megabyte. */
const MAX_BYTES = 4 * 1024 * 1024;

const responses = new CachedPages<BriefResponse>(MAX_BYTES);

export const clearBriefCache = (): void => responses.clear();
export const dropBrieflyCachedByTag = (tag: string): void => responses.deleteTagged(tag);

/**
 * Responds with JSON that this isolate makes at most once in a time. Browsers and the edge store
 * nothing: staff may get another response from the same address.
 * @param key names what is read, whatever the spelling of the request
 * @param make an error that it throws is not cached
 */
export async function briefJson(
  c: AppContext,
  { key, forMs, tags = [] }: { key: string; forMs: number; tags?: readonly string[] },
  make: () => Promise<object>,
): Promise<Response> {
  let cached = responses.get(key);
  if (!cached || cached.expiresAt <= Date.now()) {
    const bytes = new TextEncoder().encode(JSON.stringify(await make()));
    cached = { bytes, tags: new Set(tags), expiresAt: Date.now() + forMs };
    responses.set(key, cached);
  }
  return c.body(cached.bytes, 200, {
    'content-type': 'application/json',
    'cache-control': cacheControl.none,
  });
}
