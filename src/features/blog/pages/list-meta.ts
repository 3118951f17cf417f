import { pageMeta } from '../../../http/page/define-pages.ts';
import type { PageMeta } from '../../../http/page/page-meta.ts';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/content/site.ts';
import { FEED_LINKS } from '../blog-facts.ts';
import { blogPages } from '../blog.pages.ts';
import { isFiltered, listAddress, POSTS_PER_PAGE, type BlogFilter } from '../blog.contract.ts';

function titleOf({ q, keyword, page }: BlogFilter): string {
  const about = [keyword, q && `“${q}”`].filter(Boolean).join(', ');
  const name = about ? `${about} in the blog` : 'Blog';
  return `${name}${page > 1 ? `, page ${page}` : ''} · ${site.brand}`;
}

/**
 * The head of a list. Pages of the plain list are indexed and name the adjacent ones; searches
 * and keywords are not indexed, and crawlers only follow their links.
 * @param found how many posts match; undefined while that is not known
 */
export function listMeta(filter: BlogFilter, found: number | undefined, origin: string): PageMeta {
  const filtered = isFiltered(filter);
  const pages = Math.ceil((found ?? 0) / POSTS_PER_PAGE);
  const { page } = filter;
  const to = (target: number) => listAddress({ ...filter, page: target });
  return {
    ...pageMeta(blogPages.list, origin),
    title: titleOf(filter),
    path: filtered ? paths.blog : listAddress(filter),
    adminMode: true,
    links: [
      ...(!filtered && page > 1 ? [{ rel: 'prev' as const, href: to(page - 1) }] : []),
      ...(!filtered && page < pages ? [{ rel: 'next' as const, href: to(page + 1) }] : []),
      ...FEED_LINKS,
    ],
    ...(filtered ? { robots: { index: false } } : {}),
  };
}
