import type { PageMeta } from '../../http/page/page-meta.ts';
import { firm } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';

export const BLOG_NAME = `The ${site.brand} blog`;
export const BLOG_DESCRIPTION = `Short, practical reads on hiring: job ads, sourcing, screening, interviews and offers, from ${site.firm.name}, a firm with ${firm.placements} candidates placed.`;

/** The blog's feeds, for the heads of its pages. */
export const FEED_LINKS: NonNullable<PageMeta['links']> = [
  { rel: 'alternate', href: paths.blogAtom, type: 'application/atom+xml', title: BLOG_NAME },
  {
    rel: 'alternate',
    href: paths.blogRss,
    type: 'application/rss+xml',
    title: `${BLOG_NAME} (RSS)`,
  },
  {
    rel: 'alternate',
    href: paths.blogJson,
    type: 'application/feed+json',
    title: `${BLOG_NAME} (JSON)`,
  },
];
