import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { byPath, sharedFile } from '../../http/page/page-cache.ts';
import { orCachedBefore } from '../../http/without-d1.ts';
import type { Services } from '../../services.ts';
import { paths } from '../../shared/paths.ts';
import { llmsText } from './llms.ts';
import { manifest } from './manifest.ts';
import { securityText } from './security-text.ts';
import { listedPosts } from './seo.queries.ts';
import { sitemapXml, snapshotSitemapXml } from './sitemap.ts';

/** In llms.txt. */
const NEWEST_POSTS = 20;

const FILE = { edgeSeconds: 3600, key: byPath } as const;

/** A file that changes only with a release. */
const releaseFile = (c: AppContext, contentType: string, text: string): Promise<Response> =>
  sharedFile(c, {
    ...FILE,
    version: 'release',
    checkEveryMs: 60_000,
    tags: ['page'],
    make: () => ({ text, contentType }),
  });

/** What other features report; src/app.ts passes it in. */
export interface SeoSources {
  readBlogVersion: (services: Services) => Promise<number>;
  /** The slugs of the posts that have an HTML snapshot. */
  snapshotSlugs: (services: Services) => Promise<ReadonlySet<string>>;
}

export function seo({ readBlogVersion, snapshotSlugs }: SeoSources): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  /** A file that lists posts; it is purged with the blog. */
  const fileFromD1 = async (
    c: AppContext,
    contentType: string,
    write: (services: Services) => Promise<string>,
  ): Promise<Response> => {
    const services = c.get('services');
    return sharedFile(c, {
      ...FILE,
      version: String(await readBlogVersion(services)),
      checkEveryMs: 10_000,
      tags: ['blog'],
      make: async () => ({ text: await write(services), contentType }),
    });
  };
  const blogFile: typeof fileFromD1 = (c, contentType, write) =>
    orCachedBefore(c, fileFromD1(c, contentType, write));

  routes.get(paths.sitemap, (c) =>
    blogFile(c, 'application/xml', async ({ config, db }) =>
      sitemapXml(config.SITE_ORIGIN, await listedPosts(db)),
    ),
  );

  routes.get(paths.snapshotSitemap, (c) =>
    blogFile(c, 'application/xml', async (services) => {
      const [posts, slugs] = await Promise.all([listedPosts(services.db), snapshotSlugs(services)]);
      const withSnapshot = posts.filter(({ slug }) => slugs.has(slug));
      return snapshotSitemapXml(services.config.SITE_ORIGIN, withSnapshot);
    }),
  );

  // Staff pages are noindex; a Disallow would only point to them.
  routes.get('/robots.txt', (c) => {
    const origin = c.get('services').config.SITE_ORIGIN;
    const sitemaps = [paths.sitemap, paths.snapshotSitemap].map(
      (path) => `Sitemap: ${origin}${path}\n`,
    );
    return releaseFile(c, 'text/plain', `User-agent: *\nDisallow: /api/\n\n${sitemaps.join('')}`);
  });

  routes.get('/.well-known/security.txt', (c) =>
    releaseFile(c, 'text/plain', securityText(c.get('services').config.SITE_ORIGIN, Date.now())),
  );

  routes.get('/site.webmanifest', (c) =>
    releaseFile(c, 'application/manifest+json', JSON.stringify(manifest)),
  );

  routes.get('/llms.txt', (c) =>
    blogFile(c, 'text/plain', async (services) => {
      const [posts, slugs] = await Promise.all([
        listedPosts(services.db, NEWEST_POSTS),
        // Without R2, the posts are listed all the same.
        snapshotSlugs(services).catch(() => new Set<string>()),
      ]);
      const listed = posts.map((post) => ({ ...post, hasSnapshot: slugs.has(post.slug) }));
      return llmsText(services.config.SITE_ORIGIN, listed);
    }),
  );
  return routes;
}
