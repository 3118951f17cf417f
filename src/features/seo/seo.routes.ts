import { Hono } from 'hono';

import { readBlogVersion } from '../../db/blog-version.ts';
import { snapshotSlugs } from '../../db/post-snapshots.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { byPath } from '../../http/cache/page-keys.ts';
import { sharedFile } from '../../http/page/shared-page.ts';
import { responseOrCached } from '../../http/without-d1.ts';
import type { Services } from '../../services.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { apiCatalog, CATALOG_TYPE } from './api-catalog.ts';
import { llmsText } from './llms.ts';
import { manifest } from './manifest.ts';
import { securityText } from './security-text.ts';
import { listedPosts } from './seo.queries.ts';
import { sitemapXml, snapshotSitemapXml } from './sitemap.ts';

/** In llms.txt. */
const NEWEST_POSTS = 20;

const FILE = { edgeSeconds: 3600, key: byPath } as const;

/** A file that changes only with a release. */
const releaseFile = (c: AppContext, contentType: string, write: () => string) =>
  sharedFile(c, {
    ...FILE,
    version: 'release',
    checkEveryMs: 60_000,
    tags: ['page'],
    make: async () => ({ text: write(), contentType }),
  });

/** A file that lists posts; it is purged with the blog. */
const blogFile = (
  c: AppContext,
  contentType: string,
  write: (services: Services) => Promise<string>,
) => {
  const services = c.get('services');
  const file = readBlogVersion(services.db).then((version) =>
    sharedFile(c, {
      ...FILE,
      version: String(version),
      checkEveryMs: 10_000,
      tags: ['blog'],
      make: async () => ({ text: await write(services), contentType }),
    }),
  );
  return responseOrCached(c, file);
};

export const seo = new Hono<AppEnv>();

seo.get(paths.sitemap, (c) =>
  blogFile(c, 'application/xml', async ({ config, db }) =>
    sitemapXml(config.SITE_ORIGIN, await listedPosts(db)),
  ),
);

seo.get(paths.snapshotSitemap, (c) =>
  blogFile(c, 'application/xml', async (services) => {
    const [posts, slugs] = await Promise.all([
      listedPosts(services.db),
      snapshotSlugs(services.snapshots),
    ]);
    const withSnapshot = posts.filter(({ slug }) => slugs.has(slug));
    return snapshotSitemapXml(services.config.SITE_ORIGIN, withSnapshot);
  }),
);

// Staff pages are noindex; a Disallow would only point to them.
seo.get('/robots.txt', (c) => {
  const origin = c.get('services').config.SITE_ORIGIN;
  const sitemaps = [paths.sitemap, paths.snapshotSitemap].map(
    (path) => `Sitemap: ${origin}${path}\n`,
  );
  const rules = `User-agent: *\nContent-Signal: ${site.contentSignal}\nDisallow: /api/\n\n`;
  return releaseFile(c, 'text/plain', () => rules + sitemaps.join(''));
});

seo.get(paths.securityTxt, (c) =>
  releaseFile(c, 'text/plain', () => securityText(c.get('config').SITE_ORIGIN, Date.now())),
);

seo.get('/site.webmanifest', (c) =>
  releaseFile(c, 'application/manifest+json', () => JSON.stringify(manifest)),
);

// Proves to search engines who sends them addresses (src/providers/indexnow.ts).
seo.get('/indexnow.txt', (c) => {
  const key = c.get('config').INDEXNOW_KEY;
  return key ? c.text(key) : c.notFound();
});

seo.get(paths.apiCatalog, (c) =>
  releaseFile(c, CATALOG_TYPE, () => JSON.stringify(apiCatalog(c.get('config').SITE_ORIGIN))),
);

seo.get(paths.llms, (c) =>
  blogFile(c, 'text/plain', async (services) => {
    const [posts, slugs] = await Promise.all([
      listedPosts(services.db, NEWEST_POSTS),
      // Without R2, the posts are listed all the same.
      snapshotSlugs(services.snapshots).catch(() => new Set<string>()),
    ]);
    const listed = posts.map(({ slug, title }) => ({
      slug,
      title,
      hasSnapshot: slugs.has(slug),
    }));
    return llmsText(services.config.SITE_ORIGIN, listed);
  }),
);
