import type { BlogPosting, Organization, WithContext } from 'schema-dts';

import type { PageMeta } from '../../http/page/page-meta.ts';
import { breadcrumbs } from '../../http/page/structured-data.ts';
import { isoOf } from '../../shared/iso.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { BLOG_NAME, FEED_LINKS } from './blog-facts.ts';
import { imageTypeOf } from './pictures/picture-address.ts';
import type { Post, PostCard } from './store/posts.queries.ts';

/** What is read of a post's body. */
export interface BodyFacts {
  words: number;
  minutes: number;
  /** Its first sentence, of a post without an excerpt. */
  opening: string;
}

export const titleOf = (post: Pick<PostCard, 'title'>): string => post.title || 'Untitled Post';

/** The image's alt text or name, the title, or a default. */
export const imageAltOf = (post: Pick<PostCard, 'title' | 'imageAlt'>): string =>
  post.imageAlt || post.title || 'Blog post image';

const shortened = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`;

/** For the head of a post that has an HTML snapshot. */
export const snapshotLink = (slug: string): NonNullable<PageMeta['links']>[number] => ({
  rel: 'alternate',
  href: paths.postHtml(slug),
  type: 'text/html',
});

/**
 * The head of a post's page: its own metadata, or its title and summary.
 * @param body undefined while it is not known
 */
export function postMeta(
  post: Omit<Post, 'contentHtml'>,
  origin: string,
  body?: BodyFacts,
): PageMeta {
  const url = origin + paths.post(post.slug);
  const path = paths.post(post.slug);
  const title = post.seoTitle || titleOf(post);
  const description =
    post.seoDescription || shortened(post.excerpt || body?.opening || site.seo.description);
  // No network shows an SVG; the site's own image has a size too.
  const imageUrl = imageTypeOf(post.imageUrl ?? '') === 'image/svg+xml' ? null : post.imageUrl;
  const keywords = post.keywords.map(({ label }) => label);
  const published = isoOf(post.publishedAt);
  const modified = isoOf(post.updatedAt);
  const publisher: Organization = {
    '@type': 'Organization',
    name: site.brand,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
  };
  const posting: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: titleOf(post),
    description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: imageUrl ?? origin + site.seo.image.path,
    inLanguage: post.language ?? 'en',
    isPartOf: { '@type': 'Blog', name: BLOG_NAME, url: origin + paths.blog },
    ...(published ? { datePublished: published } : {}),
    ...((modified ?? published) ? { dateModified: modified ?? published ?? '' } : {}),
    author: post.authorName ? { '@type': 'Person', name: post.authorName } : publisher,
    publisher,
    ...(keywords.length > 0 ? { keywords: keywords.join(', ') } : {}),
    ...(body && body.words > 0
      ? { wordCount: body.words, timeRequired: `PT${body.minutes}M` }
      : {}),
  };
  const crumbs = breadcrumbs(origin, [
    ['Blog', paths.blog],
    [titleOf(post), path],
  ]);
  return {
    title: `${title} · ${site.brand}`,
    description,
    path,
    ogType: 'article',
    adminMode: true,
    openGraph: { title },
    structuredData: [posting, crumbs],
    article: {
      publishedTime: published ?? undefined,
      modifiedTime: modified ?? undefined,
      author: post.authorName ?? undefined,
      tags: keywords,
    },
    links: FEED_LINKS,
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(imageUrl ? { image: { url: imageUrl, alt: imageAltOf(post) } } : {}),
  };
}
