import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { sharedFile, type SharedFile } from '../../http/kept-pages.ts';
import { paths } from '../../shared/paths.ts';
import { isPostAddress } from './blog.contract.ts';
import { newestPosts, readJob, readPost, type Post } from './blog.queries.ts';
import { LIST_JOB } from './blog.sync.ts';
import { atomFeed, FEED_POSTS, lastChange, rssFeed } from './feeds.ts';
import { postMarkdown } from './markdown.ts';
import { withCurrentBody } from './post-view.ts';

/** The blog for machines: feeds, and each post as Markdown. All from kept copies alone. */
export const blogFeeds = new Hono<AppEnv>();

/** How long a kept file is served before the database is asked whether it is still right. */
const CHECK_EVERY_MS = 10_000;
const EDGE_SECONDS = 60;

/** What all files of the blog have in common: they change with the list's version. */
async function blogFile(
  c: AppContext,
  tags: readonly string[],
  make: () => Promise<SharedFile>,
): Promise<Response> {
  const job = await readJob(c.get('services'), LIST_JOB);
  return sharedFile(c, {
    version: String(job?.version ?? 0),
    checkEveryMs: CHECK_EVERY_MS,
    edgeSeconds: EDGE_SECONDS,
    query: 'ignored',
    tags: ['blog', ...tags],
    make,
  });
}

function feed(
  c: AppContext,
  contentType: string,
  write: (origin: string, posts: readonly Post[]) => string,
): Promise<Response> {
  const services = c.get('services');
  return blogFile(c, ['blog-list'], async () => {
    const kept = await newestPosts(services, FEED_POSTS);
    const posts = kept.map((post) => withCurrentBody(services, post));
    return {
      text: write(services.config.SITE_ORIGIN, posts),
      contentType,
      changedAt: lastChange(posts),
    };
  });
}

blogFeeds.get(paths.blogRss, (c) => feed(c, 'application/rss+xml', rssFeed));
blogFeeds.get(paths.blogAtom, (c) => feed(c, 'application/atom+xml', atomFeed));

blogFeeds.get('/blog/:file{.*\\.md}', async (c) => {
  const slug = c.req.param('file').slice(0, -'.md'.length);
  const services = c.get('services');
  const kept = isPostAddress(slug) ? await readPost(services, slug) : undefined;
  if (!kept || kept.contentHtml === null) return c.notFound();
  const { SITE_ORIGIN } = services.config;
  return blogFile(c, [`post-${kept.id}`], async () => ({
    text: postMarkdown(withCurrentBody(services, kept), SITE_ORIGIN),
    contentType: 'text/markdown',
    changedAt: kept.updatedAt ?? kept.publishedAt,
    headers: {
      // Search engines list the page, not its text.
      link: `<${SITE_ORIGIN}${paths.post(kept.slug)}>; rel="canonical"`,
      'x-robots-tag': 'noindex',
    },
  }));
});
