import { Hono } from 'hono';

import { cacheControl, edgeCacheControl } from '../../http/cache-control.ts';
import type { AppEnv } from '../../http/context.ts';
import { contentPolicy } from '../../http/security-headers.ts';
import { isSlug } from './blog.contract.ts';
import { imageOriginsOf } from './blog.queries.ts';
import { copyKey } from './html-copies.tsx';

/** Serves the stored copies; it stands before the posts, whose slugs have no ending (GEN-06). */
export const htmlCopyRoute = new Hono<AppEnv>();

htmlCopyRoute.get('/blog/:file{.*\\.html}', async (c) => {
  const slug = c.req.param('file').slice(0, -'.html'.length);
  if (!isSlug(slug)) return c.notFound();
  const services = c.get('services');
  const found = await services.htmlCopies.get(copyKey(slug), { onlyIf: c.req.raw.headers });
  if (!found) return c.notFound();
  const headers = new Headers({
    etag: found.httpEtag,
    'last-modified': found.uploaded.toUTCString(),
    'cache-control': cacheControl.shared,
    'cloudflare-cdn-cache-control': edgeCacheControl(300),
    'cache-tag': `blog,post-${found.customMetadata?.['post'] ?? slug}`,
    'content-security-policy': contentPolicy({ images: imageOriginsOf(services) }),
  });
  found.writeHttpMetadata(headers);
  return 'body' in found
    ? c.body(found.body, 200, Object.fromEntries(headers))
    : c.body(null, 304, Object.fromEntries(headers));
});
