import { toHex } from '../../shared/text/hex.ts';
import { cacheControl, edgeCacheControl } from '../cache-control.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { brotli } from './brotli.ts';
import type { CachedPage, Representation } from './cached-pages.ts';
import { byPath } from './page-keys.ts';

export interface SharedOptions {
  /** Of the content; a cached page of another version is rendered again. */
  version: string;
  /** How long (ms) a cached page is served before its version is checked again. */
  checkEveryMs: number;
  /** How long (s) the edge serves the page; a change purges it earlier, by tag. */
  edgeSeconds: number;
  /**
   * The key under which it is cached; null for pages that are too many to cache (searches). `byPath` where
   * no query (campaign parameters) changes the page. Default: `byAddress`; the route must then
   * refuse or redirect queries that it does not know, or they fill the cache.
   */
  key?: (url: string) => string | null;
  /** Cache tags. */
  tags: readonly string[];
}

/** What is the same in all responses with a page or file. */
export interface Content {
  contentType: string;
  headers: Record<string, string>;
  /** Seconds since 1970. */
  lastModified?: number | undefined;
}

/** The headers of every response with a page or file but its type. */
export function headersOf(
  { tags }: SharedOptions,
  { headers, lastModified }: Content,
  edgeSeconds: number,
) {
  return {
    ...SECURITY_HEADERS,
    vary: 'accept-encoding',
    ...headers,
    'cache-control': cacheControl.shared,
    'cloudflare-cdn-cache-control': edgeCacheControl(edgeSeconds),
    'cache-tag': tags.join(','),
    ...(lastModified === undefined
      ? {}
      : { 'last-modified': new Date(lastModified * 1000).toUTCString() }),
  };
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return toHex(hash.subarray(0, 12));
}

/** What is cached: the bytes, plain and compressed, with their headers. */
export async function makeCachedPage(
  options: SharedOptions,
  content: Content,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CachedPage> {
  const hash = await hashOf(bytes);
  const compressed = brotli(bytes);
  const representation = (
    of: Uint8Array<ArrayBuffer>,
    etag: string,
    encoding: Record<string, string>,
  ): Representation => {
    const notModifiedHeaders = { ...headersOf(options, content, options.edgeSeconds), etag };
    const headers = { ...notModifiedHeaders, ...encoding, 'content-type': content.contentType };
    return { bytes: of, headers, notModifiedHeaders, etag };
  };
  return {
    plain: representation(bytes, `"${hash}"`, {}),
    brotli: representation(compressed, `"${hash}-br"`, { 'content-encoding': 'br' }),
    size: bytes.byteLength + compressed.byteLength,
    lastModified: content.lastModified,
    version: options.version,
    tags: new Set(options.tags),
    ignoresQuery: options.key === byPath,
    checkedUntil: Date.now() + options.checkEveryMs,
  };
}
