import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { byPath } from '../../../http/cache/page-keys.ts';
import { sharedFile } from '../../../http/page/shared-page.ts';
import { responseOrCached } from '../../../http/without-d1.ts';
import type { Config } from '../../../config.ts';
import { paths } from '../../../shared/paths.ts';
import { newestPosts, type Post } from '../store/posts.queries.ts';
import { BLOG_TAG } from '../blog.tags.ts';
import { readBlogVersion } from '../../../db/blog-version.ts';
import { snapshotSlugs, undefinedWhenR2Fails } from '../../../db/post-snapshots.ts';
import {
  feedAddressOf,
  atomFeed,
  FEED_POSTS,
  jsonFeed,
  lastChange,
  rssFeed,
  type FeedPost,
} from './feeds.ts';
import { withCurrentBody } from '../store/current-body.ts';
import { loadPostHtml } from '../html/load-post-html.ts';

/** Feeds, from stored posts only. */
export const blogFeeds = new Hono<AppEnv>();

/** How long a cached file is served before its version is checked in D1. */
const CHECK_EVERY_MS = 10_000;
const EDGE_SECONDS = 60;

const FILE = { checkEveryMs: CHECK_EVERY_MS, edgeSeconds: EDGE_SECONDS, key: byPath } as const;

async function feedPostOf(
  config: Config,
  stored: Post,
  snapshots: ReadonlySet<string> | undefined,
): Promise<FeedPost> {
  const { absoluteHtml, firstSentence } = await loadPostHtml();
  const post = await withCurrentBody(config, stored);
  const html = post.contentHtml ?? '';
  return {
    ...post,
    hasSnapshot: snapshots?.has(post.slug) ?? false,
    summary: post.excerpt || firstSentence(html),
    absoluteHtml: absoluteHtml(html, feedAddressOf(post, config.SITE_ORIGIN)),
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
    version: String(await readBlogVersion(services.db)),
    tags: [BLOG_TAG],
    make: async () => {
      const [stored, snapshots] = await Promise.all([
        newestPosts(services.db, FEED_POSTS),
        undefinedWhenR2Fails(snapshotSlugs(services.snapshots)),
      ]);
      const posts = await Promise.all(
        stored.map((post) => feedPostOf(services.config, post, snapshots)),
      );
      return {
        text: write(services.config.SITE_ORIGIN, posts),
        contentType,
        changedAt: lastChange(posts),
      };
    },
  });
}

blogFeeds.get(paths.blogRss, (c) => responseOrCached(c, feed(c, 'application/rss+xml', rssFeed)));
blogFeeds.get(paths.blogAtom, (c) =>
  responseOrCached(c, feed(c, 'application/atom+xml', atomFeed)),
);
blogFeeds.get(paths.blogJson, (c) =>
  responseOrCached(c, feed(c, 'application/feed+json', jsonFeed)),
);
