import { Hono } from 'hono';

import { cacheControl, edgeCacheControl } from '../../http/cache-control.ts';
import type { AppEnv } from '../../http/context.ts';
import { contentPolicy } from '../../http/security-headers.ts';
import { paths } from '../../shared/paths.ts';
import { redirectFor } from './blog.queries.ts';
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

htmlCopyRoute.get('/blog/:file{.*\\.html}', async (c) => {
  const slug = c.req.param('file').slice(0, -'.html'.length);
  const key = copyKey(slug);
  if (!key) return c.notFound();
  const services = c.get('services');
  const found = await services.htmlCopies.get(key, { onlyIf: conditions(c.req.raw) });
  if (!found) {
    const moved = await redirectFor(services, slug);
    // Its copy may not have been written yet under its new name; the post itself is there.
    return moved
      ? c.redirect(
          (await hasCopy(services, moved)) ? paths.postHtml(moved) : paths.post(moved),
          301,
        )
      : c.notFound();
  }
  const headers = new Headers({
    etag: found.httpEtag,
    'last-modified': found.uploaded.toUTCString(),
    'cache-control': cacheControl.shared,
    'cloudflare-cdn-cache-control': edgeCacheControl(EDGE_SECONDS),
    'cache-tag': `blog,post-${found.customMetadata?.['post'] ?? ''}`,
    'content-security-policy': contentPolicy({ images: imagePolicy(services.config) }),
  });
  found.writeHttpMetadata(headers);
  return 'body' in found
    ? c.body(found.body, 200, Object.fromEntries(headers))
    : c.body(null, 304, Object.fromEntries(headers));
});
