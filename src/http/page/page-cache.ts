import { toHex } from '../../shared/text/hex.ts';
import { cacheControl, edgeCacheControl, isKnownTag } from '../cache-control.ts';
import type { AppContext } from '../context.ts';
import { brotli, takesBrotli } from '../cache/brotli.ts';
import { clearBriefCache, dropBrieflyCachedByTag } from '../cache/brief-cache.ts';
import { CachedPages, type CachedPage, type Representation } from '../cache/cached-pages.ts';
import { renderShared, type Page } from './render.tsx';
import { namesPartner } from '../../shared/partner-visit.ts';
import { NO_CONTENT_POLICY, policiesOf, SECURITY_HEADERS } from '../security-headers.ts';
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

/** Does not parse the URL: this runs on every page view. */
function pathAndQuery(url: string): string {
  return url.slice(url.indexOf('/', 8));
}

function isNotModified(request: Request, page: CachedPage): boolean {
  const { plain, brotli: compressed, lastModified } = page;
  const known = request.headers.get('if-none-match');
  if (known !== null)
    return [plain, compressed].some((version) => version && isKnownTag(known, version.etag));
  const since = request.headers.get('if-modified-since');
  // An invalid date compares as false.
  return since !== null && lastModified !== undefined && Date.parse(since) / 1000 >= lastModified;
}

function send(request: Request, page: CachedPage): Response {
  const compressed = page.brotli && takesBrotli(request) ? page.brotli : undefined;
  const { bytes, headers, notModifiedHeaders } = compressed ?? page.plain;
  if (isNotModified(request, page))
    return new Response(null, { status: 304, headers: notModifiedHeaders });
  return new Response(bytes, compressed ? { headers, encodeBody: 'manual' } : { headers });
}

/**
 * A partner's link has a page of its own, whose policy allows the partner program's script. No address
 * has a blank, so the key is no other page's.
 */
const variantOf = (query: string): string => (namesPartner(query) ? ' partner' : '');

/** The request header that says where a visitor comes from; pages vary by it. */
const VISITOR_FROM = 'sec-fetch-site';
/**
 * A visitor who comes from another page of the site has its stylesheets. The page that links them in its
 * head is smaller than the one with critical CSS.
 */
const FROM_SITE = ' from-site';
const comesFromSite = (request: Request): boolean =>
  request.headers.get(VISITOR_FROM) === 'same-origin';

/** @param orOther whether the other variant is better than none */
function variantFor(request: Request, key: string, orOther: boolean): CachedPage | undefined {
  const keys = [key, key + FROM_SITE];
  const [own = key, other = key] = comesFromSite(request) ? keys.toReversed() : keys;
  const page = cachedPages.get(own);
  if (page) return page;
  const instead = cachedPages.get(other);
  return orOther || instead?.varies === false ? instead : undefined;
}

function findCached(request: Request, orOther = false): CachedPage | undefined {
  const address = pathAndQuery(request.url);
  const exact = variantFor(request, address, orOther);
  const start = address.indexOf('?');
  if (exact || start < 0) return exact;
  const bareKey = address.slice(0, start) + variantOf(address.slice(start));
  const bare = variantFor(request, bareKey, orOther);
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
  const page = findCached(request, true);
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

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
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
   * 'ignored' where no query (campaign parameters) changes the page. Default 'significant': the route
   * must then refuse or redirect queries that it does not know, or they fill the cache.
   */
  query?: 'ignored' | 'significant';
  /**
   * The path and query that the page is cached under, where several show the same; null for pages
   * that are too many to cache (searches). Default: the requested path and query.
   */
  cacheKey?: string | null;
  /** Cache tags. */
  tags: readonly string[];
}

/** A rendered page or file before it is cached. */
interface Rendered {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  headers: Record<string, string>;
  /** Seconds since 1970. */
  lastModified?: number | undefined;
  cacheable: boolean;
}

/** Renders, and adds the digest of the bytes and, for what is cached, the compressed bytes. */
async function prepared(render: () => Promise<Rendered>, mayCache: boolean) {
  const rendered = await render();
  return {
    ...rendered,
    hash: await digest(rendered.bytes),
    // What is sent once is not worth it.
    compressed: mayCache && rendered.cacheable ? await brotli(rendered.bytes) : undefined,
  };
}

async function shared(
  c: AppContext,
  options: SharedOptions & { varies: boolean },
  render: () => Promise<Rendered>,
): Promise<Response> {
  const address = pathAndQuery(c.req.url);
  const ignoresQuery = options.query === 'ignored';
  const [path = address, query = ''] = address.split(/\?(.*)/s);
  const named = options.cacheKey === undefined ? path : options.cacheKey;
  const isExact = options.cacheKey === undefined && !ignoresQuery;
  const from = options.varies && comesFromSite(c.req.raw) ? FROM_SITE : '';
  const key = isExact ? address + from : named === null ? null : named + variantOf(query) + from;
  const found = key === null ? undefined : cachedPages.get(key);
  if (found?.version === options.version) {
    found.checkedUntil = Date.now() + options.checkEveryMs;
    return send(c.req.raw, found);
  }
  const dropped = new Set<string>();
  rendersUnderWay.add(dropped);
  const { bytes, compressed, hash, contentType, headers, lastModified, cacheable } = await prepared(
    render,
    key !== null,
  ).finally(() => rendersUnderWay.delete(dropped));
  const { tags } = options;
  // The content changed during the render: a cached page would outlive the purge of that change.
  if ([ANY_TAG, ...tags].some((tag) => dropped.has(tag))) {
    return new Response(bytes, {
      headers: {
        ...SECURITY_HEADERS,
        ...headers,
        'cache-control': cacheControl.none,
        'content-type': contentType,
      },
    });
  }
  const representation = (
    of: Uint8Array<ArrayBuffer>,
    etag: string,
    encoding: Record<string, string>,
  ): Representation => {
    const notModifiedHeaders = {
      ...SECURITY_HEADERS,
      ...headers,
      'cache-control': cacheControl.shared,
      'cloudflare-cdn-cache-control': edgeCacheControl(options.edgeSeconds),
      'cache-tag': tags.join(','),
      vary: options.varies ? `accept-encoding, ${VISITOR_FROM}` : 'accept-encoding',
      etag,
      ...(lastModified === undefined
        ? {}
        : { 'last-modified': new Date(lastModified * 1000).toUTCString() }),
    };
    return {
      bytes: of,
      headers: { ...notModifiedHeaders, ...encoding, 'content-type': contentType },
      notModifiedHeaders,
      etag,
    };
  };
  const page: CachedPage = {
    plain: representation(bytes, `"${hash}"`, {}),
    ...(compressed && {
      brotli: representation(compressed, `"${hash}-br"`, { 'content-encoding': 'br' }),
    }),
    size: bytes.byteLength + (compressed?.byteLength ?? 0),
    lastModified,
    version: options.version,
    tags: new Set(tags),
    ignoresQuery,
    varies: options.varies,
    checkedUntil: Date.now() + options.checkEveryMs,
  };
  if (cacheable && key !== null) cachedPages.set(key, page);
  return send(c.req.raw, page);
}

export interface SharedPageOptions extends SharedOptions {
  render: () => Page | Promise<Page>;
}

/** Responds with a shared page, from the cache if that has this version. */
export const sharedPage = (c: AppContext, options: SharedPageOptions): Promise<Response> =>
  shared(c, { ...options, varies: true }, async () => {
    const content = await options.render();
    const rendered = await renderShared(c, content, !comesFromSite(c.req.raw));
    return {
      bytes: rendered.bytes,
      contentType: 'text/html; charset=UTF-8',
      headers: {
        ...policiesOf(rendered.headers),
        ...(rendered.containsRules ? {} : { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
      },
      cacheable: rendered.status === 200,
    };
  });

/** A generated file: a feed, llms.txt. */
export interface SharedFile {
  text: string;
  contentType: string;
  /** When its content last changed (ms). */
  changedAt?: number | null;
  headers?: Record<string, string>;
}

/** Responds with a file that is cached like a shared page. */
export const sharedFile = (
  c: AppContext,
  options: SharedOptions & { make: () => SharedFile | Promise<SharedFile> },
): Promise<Response> =>
  shared(c, { ...options, varies: false }, async () => {
    const { text, contentType, changedAt, headers = {} } = await options.make();
    return {
      bytes: new TextEncoder().encode(text),
      contentType: `${contentType}; charset=UTF-8`,
      headers: { 'content-security-policy': NO_CONTENT_POLICY, ...headers },
      lastModified: changedAt ? Math.floor(changedAt / 1000) : undefined,
      cacheable: true,
    };
  });

/** Responds with a shared page that changes only with a release or a setting. */
export const releasePage = (
  c: AppContext,
  render: SharedPageOptions['render'],
  query: NonNullable<SharedPageOptions['query']> = 'ignored',
): Promise<Response> =>
  sharedPage(c, {
    version: 'release',
    checkEveryMs: 60_000,
    edgeSeconds: 3600,
    query,
    tags: ['page'],
    render,
  });
