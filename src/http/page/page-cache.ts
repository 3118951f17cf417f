import { toHex } from '../../shared/text/hex.ts';
import { cacheControl, edgeCacheControl, isKnownTag } from '../cache-control.ts';
import type { AppContext } from '../context.ts';
import { brotli, takesBrotli } from '../cache/brotli.ts';
import { clearBriefCache, dropBrieflyCachedByTag } from '../cache/brief-cache.ts';
import { CachedPages, type CachedPage, type Representation } from '../cache/cached-pages.ts';
import { renderShared, type Page } from './render.tsx';
import { namesPartner } from '../../shared/partner-visit.ts';
import { NO_CONTENT_POLICY, pageHeadersOf, SECURITY_HEADERS } from '../security-headers.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';

/**
 * The shared pages of this isolate: rendered once per version of their content, then sent without
 * React, the router or a database.
 */
const cachedPages = new CachedPages(24 * 1024 * 1024);

const ANY_TAG = '*';
/** For each render under way, the tags that were dropped since it began. */
const rendersUnderWay = new Set<Set<string>>();

function noteDropped(tag: string): void {
  for (const dropped of rendersUnderWay) dropped.add(tag);
}

/** The key of a page that has one per address. Does not parse the URL: this runs on every page view. */
export const byAddress = (url: string): string => url.slice(url.indexOf('/', 8));

function isNotModified(request: Request, page: CachedPage): boolean {
  const { plain, brotli: compressed, lastModified } = page;
  const tags = request.headers.get('if-none-match');
  if (tags !== null) return [plain, compressed].some(({ etag }) => isKnownTag(tags, etag));
  const since = request.headers.get('if-modified-since');
  // An invalid date compares as false.
  return since !== null && lastModified !== undefined && Date.parse(since) / 1000 >= lastModified;
}

function send(request: Request, page: CachedPage): Response {
  const compressed = takesBrotli(request) ? page.brotli : undefined;
  const { bytes, headers, notModifiedHeaders } = compressed ?? page.plain;
  if (isNotModified(request, page))
    return new Response(null, { status: 304, headers: notModifiedHeaders });
  return new Response(bytes, compressed ? { headers, encodeBody: 'manual' } : { headers });
}

/**
 * The key of a page that is the same for all queries. A partner's link has a page of its own, whose policy
 * allows the partner program's script. No address has a blank, so the key is no other page's.
 * @param url of the request
 * @param address of the page, the path by default
 */
export function byPath(url: string, address?: string): string {
  const [path = '', query = ''] = byAddress(url).split(/\?(.*)/s);
  return (address ?? path) + (namesPartner(query) ? ' partner' : '');
}

function findCached({ url }: Request): CachedPage | undefined {
  const exact = cachedPages.get(byAddress(url));
  if (exact || !url.includes('?')) return exact;
  const bare = cachedPages.get(byPath(url));
  return bare?.ignoresQuery ? bare : undefined;
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

/** Drops every cached page of this isolate. */
export function clearPageCache(): void {
  cachedPages.clear();
  clearBriefCache();
  noteDropped(ANY_TAG);
}

/** Drops this isolate's cached pages that have the tag. */
export function dropCachedByTag(tag: string): void {
  cachedPages.deleteTagged(tag);
  dropBrieflyCachedByTag(tag);
  noteDropped(tag);
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return toHex(hash.subarray(0, 12));
}

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

/** How long (s) the edge serves a page that was sent as it was rendered, before it asks for the kept one. */
const STREAMED_EDGE_SECONDS = 10;

/** What is the same in all responses with a page or file. */
interface Content {
  contentType: string;
  headers: Record<string, string>;
  /** Seconds since 1970. */
  lastModified?: number | undefined;
}

function headersOf(
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

/** What is cached: the bytes, plain and compressed, with their headers. */
async function pageOf(
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

/** @returns the page that is cached under the key in this version */
function known(request: Request, key: string | null, options: SharedOptions): Response | undefined {
  const found = key === null ? undefined : cachedPages.get(key);
  if (found?.version !== options.version) return undefined;
  found.checkedUntil = Date.now() + options.checkEveryMs;
  return send(request, found);
}

const keyOf = ({ key = byAddress }: SharedOptions, { url }: Request) => key(url);

/** Notes what is dropped while something is made: cached, it would outlive the purge of its change. */
function watchDropped({ tags }: SharedOptions) {
  const dropped = new Set<string>();
  rendersUnderWay.add(dropped);
  return {
    isOutdated: () => [ANY_TAG, ...tags].some((tag) => dropped.has(tag)),
    end: () => rendersUnderWay.delete(dropped),
  };
}

const UNCACHED = {
  'cache-control': cacheControl.none,
  'cloudflare-cdn-cache-control': cacheControl.none,
};

export interface SharedPageOptions extends SharedOptions {
  render: () => Page | Promise<Page>;
}

/**
 * Responds with a shared page: from the cache if that has this version, else as a stream, whose bytes are
 * kept for the next visitor also when this one leaves.
 */
export async function sharedPage(c: AppContext, options: SharedPageOptions): Promise<Response> {
  const request = c.req.raw;
  const key = keyOf(options, request);
  const cached = known(request, key, options);
  if (cached) return cached;
  const { isOutdated, end } = watchDropped(options);
  try {
    const { response, isWhole } = await renderShared(c, await options.render());
    const content = {
      contentType: 'text/html; charset=UTF-8',
      headers: {
        ...pageHeadersOf(response.headers),
        'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
      },
    };
    const headers = {
      ...headersOf(options, content, STREAMED_EDGE_SECONDS),
      'content-type': content.contentType,
      ...(isOutdated() ? UNCACHED : {}),
    };
    const { status } = response;
    if (key === null || status !== 200 || !response.body) {
      end();
      return new Response(response.body, { status, headers });
    }
    const [visitors, kept] = response.body.tee();
    const keep = async () => {
      const bytes = new Uint8Array(await new Response(kept).arrayBuffer());
      const page = isWhole() && (await pageOf(options, content, bytes));
      if (page && !isOutdated()) cachedPages.set(key, page);
    };
    c.executionCtx.waitUntil(keep().finally(end));
    return new Response(visitors, { headers });
  } catch (error) {
    end();
    throw error;
  }
}

/** A generated file: a feed, llms.txt. */
export interface SharedFile {
  text: string;
  contentType: string;
  /** When its content last changed (ms). */
  changedAt?: number | null;
  headers?: Record<string, string>;
}

/** Responds with a file that is cached like a shared page. */
export async function sharedFile(
  c: AppContext,
  options: SharedOptions & { make: () => SharedFile | Promise<SharedFile> },
): Promise<Response> {
  const key = keyOf(options, c.req.raw);
  const cached = known(c.req.raw, key, options);
  if (cached) return cached;
  const { isOutdated, end } = watchDropped(options);
  const made = await Promise.resolve(options.make()).finally(end);
  const { text, contentType, changedAt, headers = {} } = made;
  const content = {
    contentType: `${contentType}; charset=UTF-8`,
    headers: { 'content-security-policy': NO_CONTENT_POLICY, ...headers },
    lastModified: changedAt ? Math.floor(changedAt / 1000) : undefined,
  };
  const file = await pageOf(options, content, new TextEncoder().encode(text));
  if (isOutdated())
    return new Response(file.plain.bytes, { headers: { ...file.plain.headers, ...UNCACHED } });
  if (key !== null) cachedPages.set(key, file);
  return send(c.req.raw, file);
}

/** Responds with a shared page that changes only with a release or a setting. */
export const releasePage = (
  c: AppContext,
  render: SharedPageOptions['render'],
  key: NonNullable<SharedOptions['key']> = byPath,
): Promise<Response> =>
  sharedPage(c, {
    version: 'release',
    checkEveryMs: 60_000,
    edgeSeconds: 3600,
    key,
    tags: ['page'],
    render,
  });
