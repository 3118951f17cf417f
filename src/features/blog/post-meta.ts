import type { BlogPosting, Organization, WithContext } from 'schema-dts';

import type { PageMeta } from '../../http/page/page-meta.ts';
import { breadcrumbs } from '../../http/page/structured-data.ts';
import { isoOf } from '../../shared/iso.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { BLOG_NAME, FEED_LINKS } from './blog-facts.ts';
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

type PostOfPage = Omit<Post, 'contentHtml'>;

/** What no network shows: drawings, and what phones and scanners write. */
const NOT_SHARED = /\.(?:bmp|hei[cf]|svgz?|tiff?)(?:[?#]|$)/i;

/** The post's image; null where it has none that networks show. The site's own image has a size too. */
const shareImageOf = ({ imageUrl }: PostOfPage): string | null =>
  NOT_SHARED.test(imageUrl ?? '') ? null : imageUrl;

/**
 * The head of a post's page: its own metadata, or its title and summary.
 * @param body undefined while it is not known
 */
export function postMeta(post: PostOfPage, origin: string, body?: BodyFacts): PageMeta {
  const path = paths.post(post.slug);
  const title = post.seoTitle || titleOf(post);
  const description =
    post.seoDescription || shortened(post.excerpt || body?.opening || site.seo.description);
  const imageUrl = shareImageOf(post);
  const keywords = post.keywords.map(({ label }) => label);
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
    structuredData: [postingOf(post, { origin, description, body }), crumbs],
    article: {
      publishedTime: isoOf(post.publishedAt) ?? undefined,
      modifiedTime: isoOf(post.updatedAt) ?? undefined,
      author: post.authorName ?? undefined,
      tags: keywords,
    },
    links: FEED_LINKS,
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(imageUrl ? { image: { url: imageUrl, alt: imageAltOf(post) } } : {}),
  };
}

interface PostingFacts {
  origin: string;
  description: string;
  body: BodyFacts | undefined;
}

function postingOf(
  post: PostOfPage,
  { origin, description, body }: PostingFacts,
): WithContext<BlogPosting> {
  const url = origin + paths.post(post.slug);
  const keywords = post.keywords.map(({ label }) => label);
  const published = isoOf(post.publishedAt);
  const modified = isoOf(post.updatedAt) ?? published;
  const publisher: Organization = {
    '@type': 'Organization',
    name: site.brand,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: titleOf(post),
    description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: shareImageOf(post) ?? origin + site.seo.image.path,
    inLanguage: post.language ?? 'en',
    isPartOf: { '@type': 'Blog', name: BLOG_NAME, url: origin + paths.blog },
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
    author: post.authorName ? { '@type': 'Person', name: post.authorName } : publisher,
    publisher,
    ...(keywords.length > 0 ? { keywords: keywords.join(', ') } : {}),
    ...(body && body.words > 0
      ? { wordCount: body.words, timeRequired: `PT${body.minutes}M` }
      : {}),
  };
}
