import { byAddress, byPath } from '../cache/page-keys.ts';
import { headersOf, makeCachedPage, type SharedOptions } from '../cache/make-cached-page.ts';
import { pageStore, watchDropped } from '../cache/page-store.ts';
import { send } from '../cache/respond-from-cache.ts';
import { cacheControl } from '../cache-control.ts';
import type { AppContext } from '../context.ts';
import { NO_CONTENT_POLICY, pageHeadersOf } from '../security-headers.ts';
import { renderShared, type Page } from './render.tsx';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';

/** How long (s) the edge serves a page that was sent as it was rendered, before it asks for the kept one. */
const STREAMED_EDGE_SECONDS = 10;

/** @returns the page that is cached under the key in this version */
function known(request: Request, key: string | null, options: SharedOptions): Response | undefined {
  const found = key === null ? undefined : pageStore.get(key);
  if (found?.version !== options.version) return undefined;
  found.checkedUntil = Date.now() + options.checkEveryMs;
  return send(request, found);
}

const keyOf = ({ key = byAddress }: SharedOptions, { url }: Request) => key(url);

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
  const { isOutdated, end } = watchDropped(options.tags);
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
      const page = isWhole() && (await makeCachedPage(options, content, bytes));
      if (page && !isOutdated()) pageStore.set(key, page);
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
  const { isOutdated, end } = watchDropped(options.tags);
  try {
    const { text, contentType, changedAt, headers = {} } = await options.make();
    const content = {
      contentType: `${contentType}; charset=UTF-8`,
      headers: { 'content-security-policy': NO_CONTENT_POLICY, ...headers },
      lastModified: changedAt ? Math.floor(changedAt / 1000) : undefined,
    };
    const file = await makeCachedPage(options, content, new TextEncoder().encode(text));
    if (isOutdated())
      return new Response(file.plain.bytes, { headers: { ...file.plain.headers, ...UNCACHED } });
    if (key !== null) pageStore.set(key, file);
    return send(c.req.raw, file);
  } finally {
    end();
  }
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
