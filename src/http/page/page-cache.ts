import { toHex } from '../../shared/hex.ts';
import { cacheControl, edgeCacheControl } from '../cache-control.ts';
import type { AppContext } from '../context.ts';
import { renderShared, type Page } from './render.tsx';
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '../security-headers.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';

interface CachedPage {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  notModifiedHeaders: Record<string, string>;
  etag: string;
  /** Seconds since 1970, where the content knows when it changed. */
  lastModified: number | undefined;
  version: string;
  tags: ReadonlySet<string>;
  ignoresQuery: boolean;
  /** Until when (ms) the page is served without asking what its content's version is now. */
  checkedUntil: number;
}

/**
 * Shared pages as bytes, per isolate: rendered once per content version, then handed out without
 * touching React, the router or a store (design.md, decision 4). Bounded in bytes; the page that
 * was used longest ago goes first.
 */
class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: CachedPage): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += page.bytes.byteLength;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes.byteLength;
  }

  deleteTagged(tags: readonly string[]): void {
    for (const [key, page] of this.#pages) {
      if (tags.some((tag) => page.tags.has(tag))) this.delete(key);
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}

const kept = new PageCache(24 * 1024 * 1024);

const ANY_TAG = '*';
/** For each page that is being made now: the tags that were dropped since it was begun. */
const inTheMaking = new Set<Set<string>>();

function noteDropped(tags: readonly string[]): void {
  for (const dropped of inTheMaking) for (const tag of tags) dropped.add(tag);
}

/** The path and query of an absolute URL, without parsing it: this runs on every page view. */
function pathAndQuery(url: string): string {
  return url.slice(url.indexOf('/', 8));
}

/** Whether a browser has the page; a proxy that compresses it marks the tag as weak. */
function has(request: Request, { etag, lastModified }: CachedPage): boolean {
  const known = request.headers.get('if-none-match');
  if (known !== null) {
    return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  }
  const since = request.headers.get('if-modified-since');
  // A date that is none compares as false: the page is sent.
  return since !== null && lastModified !== undefined && Date.parse(since) / 1000 >= lastModified;
}

function send(request: Request, page: CachedPage): Response {
  return has(request, page)
    ? new Response(null, { status: 304, headers: page.notModifiedHeaders })
    : new Response(page.bytes, { headers: page.headers });
}

/** The page kept for an address; one that ignores its query answers for every query. */
function cachedFor(address: string): CachedPage | undefined {
  const exact = kept.get(address);
  const query = address.indexOf('?');
  if (exact || query < 0) return exact;
  const bare = kept.get(address.slice(0, query));
  return bare?.ignoresQuery ? bare : undefined;
}

/** The kept answer to a page view, or undefined when the app has to make one. */
export function respondFromCache(request: Request): Response | undefined {
  if (request.method !== 'GET') return undefined;
  const page = cachedFor(pathAndQuery(request.url));
  return page && page.checkedUntil > Date.now() ? send(request, page) : undefined;
}

/** Forgets every kept page of this isolate. */
export function clearPageCache(): void {
  kept.clear();
  noteDropped([ANY_TAG]);
}

/** Forgets the kept pages of this isolate that carry one of the tags. */
export function dropCachedByTag(tags: readonly string[]): void {
  kept.deleteTagged(tags);
  noteDropped(tags);
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return toHex(hash.subarray(0, 12));
}

export interface SharedOptions {
  /** What the page was made from; a kept page of another version is rendered anew. */
  version: string;
  /** For how long (ms) the version need not be asked for again. */
  checkEveryMs: number;
  /** How long (s) the edge may answer by itself; a change purges it by tag before. */
  edgeSeconds: number;
  /**
   * 'ignored' where the page is the same whatever follows the question mark (campaign parameters).
   * Default 'significant': the route must then answer only for the queries that it knows.
   */
  query?: 'ignored' | 'significant';
  /**
   * The address that the page is kept under, where several show it; null for a page that is one of
   * too many to keep (searches). Default: the address that was asked for.
   */
  cacheKey?: string | null;
  /** Cache tags: what the page shows, beside what its content says of itself (Page.shows). */
  tags: readonly string[];
}

/** What is kept, as it was just made. */
interface Made {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  headers: Record<string, string>;
  /** Cache tags that the content itself names. */
  shows: readonly string[];
  /** Seconds since 1970. */
  lastModified?: number | undefined;
  worthKeeping: boolean;
}

async function withEtag(make: () => Promise<Made>): Promise<[Made, string]> {
  const made = await make();
  return [made, `"${await digest(made.bytes)}"`];
}

async function shared(
  c: AppContext,
  options: SharedOptions,
  make: () => Promise<Made>,
): Promise<Response> {
  const address = pathAndQuery(c.req.url);
  const ignoresQuery = options.query === 'ignored';
  const own = ignoresQuery ? (address.split('?')[0] ?? address) : address;
  const key = options.cacheKey === undefined ? own : options.cacheKey;
  const found = key === null ? undefined : kept.get(key);
  if (found?.version === options.version) {
    found.checkedUntil = Date.now() + options.checkEveryMs;
    return send(c.req.raw, found);
  }
  const dropped = new Set<string>();
  inTheMaking.add(dropped);
  const [made, etag] = await withEtag(make).finally(() => inTheMaking.delete(dropped));
  const { bytes, contentType, headers, shows, lastModified, worthKeeping } = made;
  const tags = [...options.tags, ...shows];
  // What it shows changed while it was made: nobody keeps it, or it would outlive its own purge.
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
  const notModifiedHeaders = {
    ...SECURITY_HEADERS,
    ...headers,
    'cache-control': cacheControl.shared,
    'cloudflare-cdn-cache-control': edgeCacheControl(options.edgeSeconds),
    'cache-tag': tags.join(','),
    etag,
    ...(lastModified === undefined
      ? {}
      : { 'last-modified': new Date(lastModified * 1000).toUTCString() }),
  };
  const page: CachedPage = {
    bytes,
    headers: { ...notModifiedHeaders, 'content-type': contentType },
    notModifiedHeaders,
    etag,
    lastModified,
    version: options.version,
    tags: new Set(tags),
    ignoresQuery,
    checkedUntil: Date.now() + options.checkEveryMs,
  };
  if (worthKeeping && key !== null) kept.set(key, page);
  return send(c.req.raw, page);
}

export interface SharedPageOptions extends SharedOptions {
  render: () => Page | Promise<Page>;
}

/** Answers with a shared page, from the kept bytes where they are of this version. */
export const sharedPage = (c: AppContext, options: SharedPageOptions): Promise<Response> =>
  shared(c, options, async () => {
    const content = await options.render();
    const rendered = await renderShared(c, content);
    return {
      shows: content.shows ?? [],
      bytes: rendered.bytes,
      contentType: 'text/html; charset=UTF-8',
      headers: {
        'content-security-policy': rendered.headers.get('content-security-policy') ?? '',
        'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
      },
      worthKeeping: rendered.status === 200,
    };
  });

/** A file of the site that is made of its content: a feed, a text for machines. */
export interface SharedFile {
  text: string;
  contentType: string;
  /** When its content last changed (ms), where that is known. */
  changedAt?: number | null;
  /** Cache tags of what is in it, beside the options'. */
  shows?: readonly string[];
  headers?: Record<string, string>;
}

/** Answers with a file that is the same for everyone, kept as shared pages are. */
export const sharedFile = (
  c: AppContext,
  options: SharedOptions & { make: () => SharedFile | Promise<SharedFile> },
): Promise<Response> =>
  shared(c, options, async () => {
    const { text, contentType, changedAt, shows = [], headers = {} } = await options.make();
    return {
      bytes: new TextEncoder().encode(text),
      contentType: `${contentType}; charset=UTF-8`,
      headers: { 'content-security-policy': NO_CONTENT_POLICY, ...headers },
      shows,
      lastModified: changedAt ? Math.floor(changedAt / 1000) : undefined,
      worthKeeping: true,
    };
  });

/** Answers with a shared page that changes only with a release or a setting. */
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
