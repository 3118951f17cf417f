import { cacheControl } from '../cache-control.ts';
import type { AppContext } from '../context.ts';
import { CachedPages } from './cached-pages.ts';

interface BriefContent {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

interface BriefResponse extends BriefContent {
  size: number;
  tags: ReadonlySet<string>;
  /** ms */
  expiresAt: number;
}

/** A list of stories can have a megabyte. */
const MAX_BYTES = 4 * 1024 * 1024;

const responses = new CachedPages<BriefResponse>(MAX_BYTES);

export const clearBriefCache = (): void => responses.clear();
export const dropBrieflyCachedByTag = (tag: string): void => responses.deleteTagged(tag);

interface BriefOptions {
  /** Names what is read, whatever the spelling of the request. */
  key: string;
  forMs: number;
  tags?: readonly string[];
}

/**
 * What this isolate makes at most once in a time.
 * @param make an error that it throws is not cached
 */
export async function cachedBriefly(
  { key, forMs, tags = [] }: BriefOptions,
  make: () => Promise<BriefContent>,
): Promise<BriefContent> {
  let cached = responses.get(key);
  if (!cached || cached.expiresAt <= Date.now()) {
    const content = await make();
    const size = content.bytes.byteLength;
    cached = { ...content, size, tags: new Set(tags), expiresAt: Date.now() + forMs };
    responses.set(key, cached);
  }
  return cached;
}

/** The same, as JSON. Browsers and the edge store nothing: staff may get another response. */
export async function briefJson(
  c: AppContext,
  options: BriefOptions,
  make: () => Promise<object>,
): Promise<Response> {
  const { type, bytes } = await cachedBriefly(options, async () => ({
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(await make())),
  }));
  return c.body(bytes, 200, { 'content-type': type, 'cache-control': cacheControl.none });
}
