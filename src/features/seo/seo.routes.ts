import { Hono } from 'hono';

import { markdownHeaders, markdownPath } from '../../http/agents/negotiation.ts';
import { pageMarkdown } from '../../http/agents/page-markdown.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { byPath, sharedFile, type SharedFile } from '../../http/page/page-cache.ts';
import { orCachedBefore } from '../../http/without-d1.ts';
import { pages } from '../../pages.ts';
import type { Services } from '../../services.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { apiCatalog } from './api-catalog.ts';
import { llmsText } from './llms.ts';
import { manifest } from './manifest.ts';
import { securityText } from './security-text.ts';
import { listedPosts } from './seo.queries.ts';
import { sitemapXml, snapshotSitemapXml } from './sitemap.ts';

/** In llms.txt. */
const NEWEST_POSTS = 20;

const FILE = { edgeSeconds: 3600, key: byPath } as const;

/** A file that changes only with a release. */
const releaseFile = (c: AppContext, make: () => SharedFile | Promise<SharedFile>) =>
  sharedFile(c, {
    ...FILE,
    version: 'release',
    checkEveryMs: 60_000,
    tags: ['page'],
    make,
  });

/** What other features report; src/app.ts passes it in. */
export interface SeoSources {
  readBlogVersion: (services: Services) => Promise<number>;
  /** The slugs of the posts that have an HTML snapshot. */
  snapshotSlugs: (services: Services) => Promise<ReadonlySet<string>>;
  /** The page that visitors get at a path. */
  readPage: (c: AppContext, path: string) => Response | Promise<Response>;
}

export function seo({ readBlogVersion, snapshotSlugs, readPage }: SeoSources): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  /** A file that lists posts; it is purged with the blog. */
  const fileFromD1 = async (
    c: AppContext,
    make: (services: Services) => Promise<SharedFile>,
  ): Promise<Response> => {
    const services = c.get('services');
    return sharedFile(c, {
      ...FILE,
      version: String(await readBlogVersion(services)),
      checkEveryMs: 10_000,
      tags: ['blog'],
      make: () => make(services),
    });
  };
  const blogFile: typeof fileFromD1 = (c, make) => orCachedBefore(c, fileFromD1(c, make));

  routes.get(paths.sitemap, (c) =>
    blogFile(c, async ({ config, db }) => ({
      text: sitemapXml(config.SITE_ORIGIN, await listedPosts(db)),
      contentType: 'application/xml',
    })),
  );

  routes.get(paths.snapshotSitemap, (c) =>
    blogFile(c, async (services) => {
      const [posts, slugs] = await Promise.all([listedPosts(services.db), snapshotSlugs(services)]);
      const withSnapshot = posts.filter(({ slug }) => slugs.has(slug));
      const text = snapshotSitemapXml(services.config.SITE_ORIGIN, withSnapshot);
      return { text, contentType: 'application/xml' };
    }),
  );

  // Staff pages are noindex; a Disallow would only point to them.
  routes.get('/robots.txt', (c) => {
    const origin = c.get('services').config.SITE_ORIGIN;
    const sitemaps = [paths.sitemap, paths.snapshotSitemap].map(
      (path) => `Sitemap: ${origin}${path}\n`,
    );
    const rules = `User-agent: *\nContent-Signal: ${site.contentSignal}\nDisallow: /api/\n\n`;
    return releaseFile(c, () => ({ text: rules + sitemaps.join(''), contentType: 'text/plain' }));
  });

  routes.get(paths.securityTxt, (c) =>
    releaseFile(c, () => ({
      text: securityText(c.get('services').config.SITE_ORIGIN, Date.now()),
      contentType: 'text/plain',
    })),
  );

  routes.get('/site.webmanifest', (c) =>
    releaseFile(c, () => ({
      text: JSON.stringify(manifest),
      contentType: 'application/manifest+json',
    })),
  );

  routes.get(paths.apiCatalog, (c) =>
    releaseFile(c, () => ({
      text: JSON.stringify(apiCatalog(c.get('services').config.SITE_ORIGIN)),
      contentType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    })),
  );

  for (const { path } of pages) {
    const write = async (c: AppContext): Promise<SharedFile> => {
      const page = await readPage(c, path);
      if (!page.ok) throw new AppError('store_failed', `${path} could not be read`);
      const address = c.get('services').config.SITE_ORIGIN + path;
      return {
        text: pageMarkdown(await page.text(), address),
        contentType: 'text/markdown',
        headers: markdownHeaders(address),
      };
    };
    routes.get(markdownPath(path) ?? '', (c) =>
      path === paths.blog ? blogFile(c, () => write(c)) : releaseFile(c, () => write(c)),
    );
  }

  routes.get(paths.llms, (c) =>
    blogFile(c, async (services) => {
      const [posts, slugs] = await Promise.all([
        listedPosts(services.db, NEWEST_POSTS),
        // Without R2, the posts are listed all the same.
        snapshotSlugs(services).catch(() => new Set<string>()),
      ]);
      const listed = posts.map((post) => ({ ...post, hasSnapshot: slugs.has(post.slug) }));
      return {
        text: llmsText(services.config.SITE_ORIGIN, listed),
        contentType: 'text/plain',
      };
    }),
  );
  return routes;
}
