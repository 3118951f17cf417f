import { Hono } from 'hono';

import { cacheControl, edgeCacheControl } from '../../http/cache-control.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { rangeOf } from '../../http/ranges.ts';
import { contentPolicy } from '../../http/security-headers.ts';
import type { Services } from '../../services.ts';
import { paths } from '../../shared/paths.ts';
import { redirectFor } from './blog.queries.ts';
import { postTag } from './blog.tags.ts';
import { copyKey, hasCopy } from './html-copies.tsx';
import { imagePolicy } from './image-policy.ts';

/** Serves the stored copies; it stands before the posts, whose slugs have no ending (GEN-06). */
export const htmlCopyRoute = new Hono<AppEnv>();

const EDGE_SECONDS = 60;

/** What a reader has already; the store's other conditions (If-Match) have no use on a page. */
function conditions(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['if-none-match', 'if-modified-since']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function headersOf(copy: R2Object, { config }: Services): Headers {
  const headers = new Headers({
    etag: copy.httpEtag,
    'last-modified': copy.uploaded.toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': cacheControl.shared,
    'cloudflare-cdn-cache-control': edgeCacheControl(EDGE_SECONDS),
    'cache-tag': `blog,${postTag(copy.customMetadata?.['post'] ?? '')}`,
    'content-security-policy': contentPolicy({ images: imagePolicy(config) }),
  });
  copy.writeHttpMetadata(headers);
  return headers;
}

/** A part of a copy, or all of it where no part is meant; undefined where there is no copy. */
async function partOf(c: AppContext, key: string): Promise<Response | undefined> {
  const services = c.get('services');
  const stored = await services.htmlCopies.head(key);
  if (!stored) return undefined;
  const headers = headersOf(stored, services);
  const range = rangeOf(c.req.raw, {
    size: stored.size,
    etag: stored.httpEtag,
    modifiedAt: stored.uploaded,
  });
  if (range === 'all') return undefined;
  // Parts are the reader's own business: a cache that took one for the page would serve a torso.
  headers.set('cache-control', cacheControl.none);
  headers.delete('cloudflare-cdn-cache-control');
  headers.delete('cache-tag');
  if (range === 'none') {
    headers.set('content-range', `bytes */${stored.size}`);
    headers.delete('content-type');
    return c.body(null, 416, Object.fromEntries(headers));
  }
  const part = await services.htmlCopies.get(key, {
    range,
    // It may have been written anew since; half of each is no page.
    onlyIf: { etagMatches: stored.etag },
  });
  if (!part || !('body' in part)) return undefined;
  const last = range.offset + range.length - 1;
  headers.set('content-range', `bytes ${range.offset}-${last}/${stored.size}`);
  return c.body(part.body, 206, Object.fromEntries(headers));
}

/** A whole copy, or 304 for who has it; undefined where there is none. */
async function wholeOf(c: AppContext, key: string): Promise<Response | undefined> {
  const services = c.get('services');
  const found = await services.htmlCopies.get(key, { onlyIf: conditions(c.req.raw) });
  if (!found) return undefined;
  const headers = headersOf(found, services);
  if (!('body' in found)) return c.body(null, 304, Object.fromEntries(headers));
  if (c.req.method === 'HEAD') headers.set('content-length', String(found.size));
  return c.body(found.body, 200, Object.fromEntries(headers));
}

htmlCopyRoute.get('/blog/:file{.*\\.html}', async (c) => {
  const slug = c.req.param('file').slice(0, -'.html'.length);
  const key = copyKey(slug);
  if (!key) return c.notFound();
  const asksForPart = c.req.method === 'GET' && c.req.header('range') !== undefined;
  const answer = (asksForPart ? await partOf(c, key) : undefined) ?? (await wholeOf(c, key));
  if (answer) return answer;
  const services = c.get('services');
  const moved = await redirectFor(services, slug);
  if (!moved) return c.notFound();
  // Its copy may not have been written yet under its new name; the post itself is there.
  return c.redirect(
    (await hasCopy(services, moved)) ? paths.postHtml(moved) : paths.post(moved),
    301,
  );
});
