import { isoOf } from '../../../shared/iso.ts';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/content/site.ts';
import { escapeXml } from '../../../shared/text/xml.ts';
import { BLOG_DESCRIPTION, BLOG_NAME } from '../blog-facts.ts';
import type { Post } from '../store/posts.queries.ts';
import { imageTypeOf } from '../pictures/picture-address.ts';
import { imageAltOf, titleOf } from '../post-meta.ts';

export type FeedPost = Post & {
  hasSnapshot: boolean;
  /** The excerpt, or else the first sentence of the body; '' without both. */
  summary: string;
  /** The body, with absolute addresses. */
  absoluteHtml: string;
};

/** Feed readers store older entries themselves. */
export const FEED_POSTS = 30;

const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : '';

/** An id that stays when the address changes, so that readers do not show a post twice (RFC 4151). */
const permanentId = (post: Post, origin: string): string =>
  `tag:${new URL(origin).hostname},2026:post/${encodeURIComponent(post.id)}`;

const changedAt = (post: Post): number => post.updatedAt ?? post.publishedAt ?? post.fetchedAt;

/** When the feed last changed (ms); null without posts. */
export const lastChange = (posts: readonly Post[]): number | null =>
  posts.length > 0 ? Math.max(...posts.map(changedAt)) : null;

export const feedAddressOf = (post: Post, origin: string): string => origin + paths.post(post.slug);

/**
 * The post's HTML snapshot, if it has one; `element` is Atom's link. It is related, because the entry's
 * alternate is the page, and Atom allows one of each type (RFC 4287, 4.1.2).
 */
const snapshotLink = (element: string, { slug, hasSnapshot }: FeedPost, origin: string): string =>
  hasSnapshot
    ? `<${element} rel="related" type="text/html" title="HTML snapshot" href="${escapeXml(origin + paths.postHtml(slug))}"/>\n`
    : '';

const pictureOf = ({ imageUrl }: Post, origin: string): string | undefined =>
  imageUrl ? URL.parse(imageUrl, origin)?.href : undefined;

/** The picture for readers that show a list (Media RSS). */
function mediaOf(post: Post, origin: string): string {
  const picture = pictureOf(post, origin);
  const type = imageTypeOf(picture ?? '');
  return picture
    ? `<media:content url="${escapeXml(picture)}" medium="image"${type ? ` type="${type}"` : ''}/>\n`
    : '';
}

/** The picture and the whole text, with absolute addresses. */
function contentOf(post: FeedPost, origin: string): string {
  const picture = pictureOf(post, origin);
  if (!picture) return post.absoluteHtml;
  return `<p><img src="${escapeXml(picture)}" alt="${escapeXml(imageAltOf(post))}"></p>${post.absoluteHtml}`;
}

function rssItem(post: FeedPost, origin: string): string {
  const published = post.publishedAt === null ? '' : new Date(post.publishedAt).toUTCString();
  return `<item>
${element('title', titleOf(post))}
${element('link', feedAddressOf(post, origin))}
<guid isPermaLink="false">${escapeXml(permanentId(post, origin))}</guid>
${snapshotLink('atom:link', post, origin)}${element('pubDate', published)}
${element('dc:creator', post.authorName ?? site.brand)}
${post.keywords.map(({ label }) => element('category', label)).join('')}
${element('description', post.summary)}
${mediaOf(post, origin)}${element('content:encoded', contentOf(post, origin))}
</item>`;
}

/**
 * The newest posts as RSS 2.0, with their full text.
 * @param origin the site's own, e.g. "https://example.com"
 */
export function rssFeed(origin: string, posts: readonly FeedPost[]): string {
  const changed = lastChange(posts);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', BLOG_NAME)}
${element('link', origin + paths.blog)}
${element('description', BLOG_DESCRIPTION)}
<language>en</language>
${element('lastBuildDate', changed === null ? '' : new Date(changed).toUTCString())}
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(origin + paths.blogRss)}"/>
<image>${element('url', `${origin}/icon-192.png`)}${element('title', BLOG_NAME)}${element('link', origin + paths.blog)}</image>
${posts.map((post) => rssItem(post, origin)).join('\n')}
</channel>
</rss>
`;
}

function atomEntry(post: FeedPost, origin: string): string {
  return `<entry>
${element('id', permanentId(post, origin))}
${element('title', titleOf(post))}
<link rel="alternate" type="text/html" href="${escapeXml(feedAddressOf(post, origin))}"/>
${snapshotLink('link', post, origin)}${element('published', isoOf(post.publishedAt))}
${element('updated', isoOf(changedAt(post)))}
<author>${element('name', post.authorName ?? site.brand)}</author>
${post.keywords.map(({ label }) => `<category term="${escapeXml(label)}"/>`).join('')}
${element('summary', post.summary)}
${mediaOf(post, origin)}<content type="html">${escapeXml(contentOf(post, origin))}</content>
</entry>`;
}

/**
 * The newest posts as Atom (RFC 4287), with their full text.
 * @param origin the site's own, e.g. "https://example.com"
 */
export function atomFeed(origin: string, posts: readonly FeedPost[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en">
${element('id', `tag:${new URL(origin).hostname},2026:blog`)}
${element('title', BLOG_NAME)}
${element('subtitle', BLOG_DESCRIPTION)}
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + paths.blogAtom)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + paths.blog)}"/>
${element('updated', isoOf(lastChange(posts) ?? 0))}
<author>${element('name', site.brand)}${element('uri', `${origin}/`)}</author>
${element('icon', `${origin}/icon-192.png`)}
${posts.map((post) => atomEntry(post, origin)).join('\n')}
</feed>
`;
}

/**
 * The newest posts as JSON Feed 1.1 (jsonfeed.org), with their full text.
 * @param origin the site's own, e.g. "https://example.com"
 */
export const jsonFeed = (origin: string, posts: readonly FeedPost[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: BLOG_NAME,
    description: BLOG_DESCRIPTION,
    home_page_url: origin + paths.blog,
    feed_url: origin + paths.blogJson,
    language: 'en',
    items: posts.map((post) => ({
      id: permanentId(post, origin),
      url: feedAddressOf(post, origin),
      title: titleOf(post),
      summary: post.summary,
      content_html: contentOf(post, origin),
      image: pictureOf(post, origin),
      date_published: isoOf(post.publishedAt) ?? undefined,
      date_modified: isoOf(changedAt(post)),
      authors: [{ name: post.authorName ?? site.brand }],
      tags: post.keywords.map(({ label }) => label),
    })),
  });
