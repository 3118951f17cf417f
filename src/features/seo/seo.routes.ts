import { Hono } from 'hono';

import { cacheControl, edgeCacheControl } from '../../http/cache-control.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { paths } from '../../shared/paths.ts';
import { llmsText } from './llms.ts';
import { manifest } from './manifest.ts';
import { securityText } from './security-text.ts';
import { listedPosts, listedSnapshots, newestListed } from './seo.queries.ts';
import { sitemapXml, snapshotSitemapXml } from './sitemap.ts';

/** In llms.txt. */
const NEWEST_POSTS = 20;

export const seo = new Hono<AppEnv>();

/** A file that the edge caches; files that list posts are purged with the blog. */
function file(c: AppContext, text: string, type: string, tag: 'page' | 'blog'): Response {
  return c.body(text, 200, {
    'content-type': `${type}; charset=UTF-8`,
    'cache-control': cacheControl.shared,
    'cloudflare-cdn-cache-control': edgeCacheControl(3600),
    'cache-tag': tag,
  });
}

seo.get(paths.sitemap, async (c) => {
  const { config, db } = c.get('services');
  return file(c, sitemapXml(config.SITE_ORIGIN, await listedPosts(db)), 'application/xml', 'blog');
});

seo.get(paths.snapshotSitemap, async (c) => {
  const { config, db } = c.get('services');
  const xml = snapshotSitemapXml(config.SITE_ORIGIN, await listedSnapshots(db));
  return file(c, xml, 'application/xml', 'blog');
});

// Staff pages are noindex; a Disallow would only point to them.
seo.get('/robots.txt', (c) => {
  const origin = c.get('services').config.SITE_ORIGIN;
  const sitemaps = [paths.sitemap, paths.snapshotSitemap].map(
    (path) => `Sitemap: ${origin}${path}\n`,
  );
  return file(c, `User-agent: *\nDisallow: /api/\n\n${sitemaps.join('')}`, 'text/plain', 'page');
});

seo.get('/.well-known/security.txt', (c) =>
  file(c, securityText(c.get('services').config.SITE_ORIGIN, Date.now()), 'text/plain', 'page'),
);

seo.get('/site.webmanifest', (c) =>
  file(c, JSON.stringify(manifest), 'application/manifest+json', 'page'),
);

seo.get('/llms.txt', async (c) => {
  const { config, db } = c.get('services');
  return file(
    c,
    llmsText(config.SITE_ORIGIN, await newestListed(db, NEWEST_POSTS)),
    'text/plain',
    'blog',
  );
});
