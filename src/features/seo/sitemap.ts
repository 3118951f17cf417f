import { pages } from '../../pages.ts';
import { isoOf } from '../../shared/iso.ts';
import { paths } from '../../shared/paths.ts';
import { escapeXml } from '../../shared/text/xml.ts';
import type { ListedPost } from './seo.queries.ts';

/**
 * Every listed page and every stored post with its image. Other pages than the blog have no lastmod:
 * their last change is not recorded, and search engines ignore inexact dates.
 * @param origin the site's, e.g. "https://example.com"
 * @param posts newest first
 */
export function sitemapXml(origin: string, posts: readonly ListedPost[]): string {
  const newest = Math.max(0, ...posts.slice(0, 100).map((post) => post.changedAt ?? 0));
  const listed = [
    ...pages
      .filter(({ about }) => about !== undefined)
      .map(({ path }) => ({
        path,
        changed: path === paths.blog && newest > 0 ? isoOf(newest) : null,
        image: null,
      })),
    ...posts.map(({ slug, changedAt, imageUrl }) => ({
      path: paths.post(slug),
      changed: isoOf(changedAt),
      image: imageUrl,
    })),
  ];
  return urlset(origin, listed);
}

/** The HTML snapshots, for crawlers that run no scripts. */
export const snapshotSitemapXml = (
  origin: string,
  snapshots: readonly Pick<ListedPost, 'slug' | 'changedAt'>[],
): string =>
  urlset(
    origin,
    snapshots.map(({ slug, changedAt }) => ({
      path: paths.postHtml(slug),
      changed: isoOf(changedAt),
      image: null,
    })),
  );

interface SitemapUrl {
  path: string;
  /** ISO 8601. */
  changed: string | null;
  image: string | null;
}

function urlset(origin: string, listed: readonly SitemapUrl[]): string {
  const urls = listed.map(({ path, changed, image }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const picture = image && URL.parse(image, origin)?.href;
    const images = picture
      ? `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`
      : '';
    return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}${images}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}
