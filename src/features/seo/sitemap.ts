import { isoOf } from '../../shared/iso.ts';
import { paths } from '../../shared/paths.ts';
import { listedPages } from './seo.pages.ts';
import type { ListedPost } from './seo.queries.ts';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The sitemap: every page that may be listed, the blog, every kept post, each with its last change.
 * @param origin the site's own, e.g. "https://example.com"
 * @param posts newest first
 */
export function sitemapXml(origin: string, posts: readonly ListedPost[]): string {
  const newest = Math.max(0, ...posts.slice(0, 100).map((post) => post.changedAt ?? 0));
  const entries = [
    ...listedPages.map(({ path, changed }) => ({ path, changed })),
    { path: paths.blog, changed: newest > 0 ? isoOf(newest) : undefined },
    ...posts.map(({ slug, changedAt }) => ({ path: paths.post(slug), changed: isoOf(changedAt) })),
  ];
  const urls = entries.map(({ path, changed }) => {
    // A day that a store holds wrongly is left out rather than invented.
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
