import { Hono } from 'hono';

import { markdownHeaders } from '../../../http/agents/negotiation.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { byPath, sharedFile } from '../../../http/page/page-cache.ts';
import { refuseMissingLimited } from '../../../http/rate-limit.ts';
import { pathParams } from '../../../http/validate.ts';
import { orCachedBefore } from '../../../http/without-d1.ts';
import type { Services } from '../../../services.ts';
import { paths } from '../../../shared/paths.ts';
import { fileParams } from '../slug-params.ts';
import {
  newestPosts,
  readPost,
  readPostHead,
  redirectFor,
  type Post,
} from '../store/posts.queries.ts';
import { BLOG_TAG } from '../blog.tags.ts';
import { readBlogVersion } from '../store/blog-version.queries.ts';
import { postMarkdown } from '../html/markdown.ts';
import { orUnknown, snapshotSlugs } from '../snapshots/snapshot-files.ts';
import {
  addressOf,
  atomFeed,
  FEED_POSTS,
  jsonFeed,
  lastChange,
  rssFeed,
  type FeedPost,
} from './feeds.ts';
import { withCurrentBody } from '../html/current-body.ts';
import { loadPostHtml } from '../html/load-post-html.ts';

/** Feeds, and each post as Markdown, from stored posts only. */
export const blogFeeds = new Hono<AppEnv>();

/** How long a cached file is served before its version is checked in D1. */
const CHECK_EVERY_MS = 10_000;
const EDGE_SECONDS = 60;

const FILE = { checkEveryMs: CHECK_EVERY_MS, edgeSeconds: EDGE_SECONDS, key: byPath } as const;

async function feedPostOf(
  services: Services,
  stored: Post,
): Promise<Omit<FeedPost, 'hasSnapshot'>> {
  const { absoluteHtml, firstSentence } = await loadPostHtml();
  const post = await withCurrentBody(services, stored);
  const html = post.contentHtml ?? '';
  return {
    ...post,
    summary: post.excerpt || firstSentence(html),
    absoluteHtml: absoluteHtml(html, addressOf(post, services.config.SITE_ORIGIN)),
  };
}

async function feed(
  c: AppContext,
  contentType: string,
  write: (origin: string, posts: readonly FeedPost[]) => string,
): Promise<Response> {
  const services = c.get('services');
  return sharedFile(c, {
    ...FILE,
    version: String(await readBlogVersion(services)),
    tags: [BLOG_TAG],
    make: async () => {
      const [stored, snapshots] = await Promise.all([
        newestPosts(services, FEED_POSTS),
        orUnknown(snapshotSlugs(services)),
      ]);
      const posts = await Promise.all(
        stored.map(async (post) => ({
          ...(await feedPostOf(services, post)),
          hasSnapshot: snapshots?.has(post.slug) ?? false,
        })),
      );
      return {
        text: write(services.config.SITE_ORIGIN, posts),
        contentType,
        changedAt: lastChange(posts),
      };
    },
  });
}

blogFeeds.get(paths.blogRss, (c) => orCachedBefore(c, feed(c, 'application/rss+xml', rssFeed)));
blogFeeds.get(paths.blogAtom, (c) => orCachedBefore(c, feed(c, 'application/atom+xml', atomFeed)));
blogFeeds.get(paths.blogJson, (c) => orCachedBefore(c, feed(c, 'application/feed+json', jsonFeed)));

async function markdown(c: AppContext, slug: string): Promise<Response> {
  const services = c.get('services');
  const [head, version] = await Promise.all([
    readPostHead(services, slug),
    readBlogVersion(services),
  ]);
  if (!head) {
    const moved = await redirectFor(services, slug);
    return moved ? c.redirect(paths.postMarkdown(moved), 301) : c.notFound();
  }
  if (!head.hasBody) return c.notFound();
  const { SITE_ORIGIN } = services.config;
  return sharedFile(c, {
    ...FILE,
    version: String(version),
    tags: [BLOG_TAG],
    make: async () => {
      const post = await readPost(services, slug);
      if (!post) throw new AppError('not_found', `Post with slug ${slug} not found`);
      return {
        text: postMarkdown(await withCurrentBody(services, post), SITE_ORIGIN),
        contentType: 'text/markdown',
        changedAt: head.updatedAt ?? head.publishedAt,
        headers: markdownHeaders(SITE_ORIGIN + paths.post(head.slug)),
      };
    },
  });
}

blogFeeds.get('/blog/:file{.*\\.md}', pathParams(fileParams('.md')), (c) => {
  refuseMissingLimited(c);
  return orCachedBefore(c, markdown(c, c.req.valid('param').file));
});
