import { Hono } from 'hono';

import { cacheControl, edgeCacheControl } from '../../../http/cache-control.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { sharedFile } from '../../../http/page/page-cache.ts';
import { rangeOf } from './byte-range.ts';
import { inertPolicy } from '../../../http/security-headers.ts';
import type { Services } from '../../../services.ts';
import { logError, logWarning, traceOf } from '../../../shared/log.ts';
import { paths } from '../../../shared/paths.ts';
import { readPost, redirectFor } from '../store/posts.queries.ts';
import { postTag } from '../blog.tags.ts';
import { findCopy, received, type FoundCopy, type StoredCopy } from './find-snapshot.ts';
import { copyKey, hasCopy, isWhole, postOf, styleSourceOf, writeCopy } from './snapshots.ts';
import { renderCopy } from './render-snapshot.tsx';
import { copyStyleSource } from './snapshot-style.ts';
import { imagePolicy } from '../html/image-policy.ts';

/** Serves the stored copies; it stands before the posts, whose slugs have no ending (GEN-06). */
export const htmlCopyRoute = new Hono<AppEnv>();

const EDGE_SECONDS = 60;
/** How long a copy that R2 could not give is served from memory before R2 is asked again. */
const RETRY_R2_MS = 10_000;
/** When to come back (s) after both stores have failed. */
const RETRY_AFTER_S = '60';

/** Runs nothing, and looks only as the style in its own bytes says. @param style its source, if any */
const policyOf = ({ config }: Pick<Services, 'config'>, style: string | undefined): string =>
  inertPolicy({ styles: style ? [style] : [], images: ['data:', ...imagePolicy(config)] });

/** What a reader has already; the store's other conditions (If-Match) have no use on a page. */
function conditions(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['if-none-match', 'if-modified-since']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function headersOf(copy: R2Object, services: Services): Headers {
  const headers = new Headers({
    etag: copy.httpEtag,
    'last-modified': copy.uploaded.toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': cacheControl.shared,
    'cloudflare-cdn-cache-control': edgeCacheControl(EDGE_SECONDS),
    'cache-tag': `blog,${postTag(postOf(copy))}`,
    'content-security-policy': policyOf(services, styleSourceOf(copy)),
  });
  copy.writeHttpMetadata(headers);
  return headers;
}

/** A part of a stored copy; undefined where none is meant, or the copy is another one by now. */
async function partOf(c: AppContext, key: string, copy: R2Object): Promise<Response | undefined> {
  const services = c.get('services');
  const headers = headersOf(copy, services);
  const range = rangeOf(c.req.raw, {
    size: copy.size,
    etag: copy.httpEtag,
    modifiedAt: copy.uploaded,
  });
  if (range === 'all') return undefined;
  // Parts are the reader's own business: a cache that took one for the page would serve a torso.
  headers.set('cache-control', cacheControl.none);
  headers.delete('cloudflare-cdn-cache-control');
  headers.delete('cache-tag');
  if (range === 'none') {
    headers.set('content-range', `bytes */${copy.size}`);
    headers.delete('content-type');
    return c.body(null, 416, Object.fromEntries(headers));
  }
  // It may have been written anew since; half of each is no page.
  const onlyIf = { etagMatches: copy.etag };
  const part = await received(services.htmlCopies.get(key, { range, onlyIf }));
  if (!part?.bytes) return undefined;
  const last = range.offset + range.length - 1;
  headers.set('content-range', `bytes ${range.offset}-${last}/${copy.size}`);
  return c.body(part.bytes, 206, Object.fromEntries(headers));
}

/** A whole stored copy, or 304 for who has it. */
function wholeOf(c: AppContext, { copy, bytes }: StoredCopy): Response {
  const headers = headersOf(copy, c.get('services'));
  if (!bytes) return c.body(null, 304, Object.fromEntries(headers));
  if (c.req.method === 'HEAD') headers.set('content-length', String(copy.size));
  return c.body(bytes, 200, Object.fromEntries(headers));
}

/** Stores a copy as it was just made, behind the reader's back. */
async function storeAgain(services: Services, slug: string): Promise<void> {
  try {
    const post = await readPost(services, slug);
    if (post) await writeCopy(services, post);
  } catch (error) {
    logWarning('copies_left_behind', { posts: 1, ...traceOf(error) });
  }
}

/** A copy made from the kept post: as it would be stored. */
async function madeOf(
  c: AppContext,
  { head, template, isReadable }: Extract<FoundCopy, { from: 'd1' }>,
): Promise<Response> {
  const services = c.get('services');
  if (isReadable && isWhole(head)) c.executionCtx.waitUntil(storeAgain(services, head.slug));
  const style = await copyStyleSource();
  return sharedFile(c, {
    version: `${template}-${head.pageVersion}`,
    checkEveryMs: RETRY_R2_MS,
    edgeSeconds: EDGE_SECONDS,
    query: 'ignored',
    tags: ['blog', postTag(head.id)],
    make: async () => {
      const post = await readPost(services, head.slug);
      if (!post) throw new AppError('not_found', 'There is no page at this address.');
      return {
        text: renderCopy(services, post),
        contentType: 'text/html',
        headers: { 'content-security-policy': policyOf(services, style) },
      };
    },
  });
}

/** Where the post of a former slug is now; its copy may not have been written under its new name. */
async function movedOrMissing(c: AppContext, slug: string): Promise<Response> {
  const services = c.get('services');
  const moved = await redirectFor(services, slug);
  if (!moved) return c.notFound();
  const isCopied = await hasCopy(services, moved);
  return c.redirect(isCopied ? paths.postHtml(moved) : paths.post(moved), 301);
}

async function answerCopy(c: AppContext, slug: string, key: string): Promise<Response> {
  const services = c.get('services');
  // In functions of their own, so that a binding that is missing is a store that does not answer.
  const whole = async () =>
    received(services.htmlCopies.get(key, { onlyIf: conditions(c.req.raw) }));
  const head = async () => received(services.htmlCopies.head(key));
  const asksForPart = c.req.method === 'GET' && c.req.header('range') !== undefined;
  const found = await findCopy(services, slug, asksForPart ? head() : whole());
  if (!found) return movedOrMissing(c, slug);
  if (found.from === 'd1') return madeOf(c, found);
  if (!asksForPart) return wholeOf(c, found.stored);
  const part = await partOf(c, key, found.stored.copy);
  if (part) return part;
  const stored = await whole();
  return stored ? wholeOf(c, stored) : movedOrMissing(c, slug);
}

htmlCopyRoute.get('/blog/:file{.*\\.html}', async (c) => {
  const slug = c.req.param('file').slice(0, -'.html'.length);
  const key = copyKey(slug);
  if (!key) return c.notFound();
  try {
    return await answerCopy(c, slug, key);
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError('copy_failed', { request: c.get('requestId'), ...traceOf(error) });
    throw new AppError(
      'store_failed',
      'This page cannot be shown just now. Please try again in a minute.',
      { headers: { 'retry-after': RETRY_AFTER_S } },
    );
  }
});
