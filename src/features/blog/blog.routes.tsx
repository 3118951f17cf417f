import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { sharedPage } from '../../http/page/page-cache.ts';
import { renderPrivate, type Page } from '../../http/page/render.tsx';
import type { Services } from '../../services.ts';
import { logWarning, traceOf } from '../../shared/log.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { BlogListPage, type ListOutcome } from './pages/BlogListPage.tsx';
import { blogAdmin } from './admin/blog-admin.routes.ts';
import { blogApi } from './proxy.routes.ts';
import {
  isPostAddress,
  listAddress,
  otherParameters,
  parseFilter,
  POSTS_PER_PAGE,
  type BlogFilter,
} from './blog.contract.ts';
import { listPage as readListPage, sizeOfList } from './store/post-list.queries.ts';
import { readPost, readPostHead, redirectFor, type PostHead } from './store/posts.queries.ts';
import { LIST_JOB, readBlogVersion } from './store/blog-version.queries.ts';
import { firstList, isStale, refreshStaleList } from './sync/list.sync.ts';
import { readJob } from './sync/sync-jobs.queries.ts';
import { BLOG_TAG } from './blog.tags.ts';
import { frameSources } from './html/body.ts';
import { frameOrigins } from './html/embed-hosts.ts';
import { failureText } from './sync/failure-text.ts';
import { blogFeeds } from './feeds/feeds.routes.ts';
import { snapshotRoutes } from './snapshots/snapshots.routes.ts';
import { imagePolicy } from './html/image-policy.ts';
import { listMeta } from './pages/list-meta.ts';
import { lookUpPost } from './sync/post-lookup.ts';
import { postMeta } from './pages/post-meta.ts';
import { PostPage, type PostOutcome } from './pages/PostPage.tsx';
import { viewOf } from './pages/post-view.ts';
import { fetchBody, lacksBody, refreshStalePost } from './sync/post.sync.ts';
import { blogWebhook } from './sync/webhook.routes.ts';

export const blog = new Hono<AppEnv>();
blog.route('/', blogApi);
blog.route('/', blogWebhook);
blog.route('/', blogFeeds);
blog.route('/', blogAdmin);
blog.route('/', snapshotRoutes);

/** Data that takes less than this is awaited: streaming it would show it later (pitfalls C-02). */
const WORTH_STREAMING_MS = 50;
/** How long a post that nobody has seen may take before the page starts without knowing its status. */
const STATUS_WAIT_MS = 2500;
/** How long a kept page is served before the database is asked whether it is still right. */
const CHECK_EVERY_MS = 10_000;
/** With the check and the refresh, a post is at most about a minute behind StoryChief. */
const EDGE_SECONDS = 10;

/** What a promise settles to within a time, or undefined. */
async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  const settled = await Promise.race([promise, late]);
  clearTimeout(timer);
  return settled;
}

/** Work that goes on when the visitor has the page; its failure is logged, and theirs is none. */
function background(c: AppContext, work: Promise<unknown>): void {
  const logged = work.catch((error: unknown) => {
    logWarning('blog_refresh_failed', traceOf(error));
  });
  c.executionCtx.waitUntil(logged);
}

async function readList(services: Services, filter: BlogFilter): Promise<ListOutcome> {
  return { ok: true, data: await readListPage(services, filter) };
}

/** The list where none has been fetched yet. Posts that lookups have kept are better than an error. */
async function fetchFirstList(services: Services, filter: BlogFilter): Promise<ListOutcome> {
  try {
    const fetched = await firstList(services);
    const list = await readList(services, filter);
    if (fetched.ok || (list.ok && list.data.found > 0)) return list;
    return { ok: false, reason: failureText(fetched.error, 'Failed to fetch posts') };
  } catch {
    return { ok: false, reason: 'Failed to fetch posts' };
  }
}

function listPage(
  c: AppContext,
  filter: BlogFilter,
  outcome: ListOutcome | Promise<ListOutcome>,
): Page {
  const { config } = c.get('services');
  const found = outcome instanceof Promise || !outcome.ok ? undefined : outcome.data.found;
  return {
    meta: listMeta(filter, found, config.SITE_ORIGIN),
    body: <BlogListPage filter={filter} outcome={outcome} />,
    sources: { images: imagePolicy(config) },
  };
}

/** What every page of the blog is made from, besides posts: the footer shows the year. */
const versionOf = (version: number): string => `${version}-${new Date().getUTCFullYear()}`;

blog.get(paths.blog, async (c) => {
  const services = c.get('services');
  const asked = new URL(c.req.url);
  const filter = parseFilter(asked.searchParams);
  // Campaign parameters stay: the browser attributes a lead by them.
  const others = otherParameters(asked.searchParams);
  const address = listAddress(filter, others);
  if (`${asked.pathname}${asked.search}` !== address && others === '') {
    return c.redirect(address, 302);
  }

  const job = await readJob(services, LIST_JOB);
  if (!job?.succeededAt) {
    const outcome = fetchFirstList(services, filter);
    background(c, outcome);
    const ready = await within(outcome, WORTH_STREAMING_MS);
    const page = listPage(c, filter, ready ?? outcome);
    return renderPrivate(c, ready?.ok === false ? { ...page, status: 502 } : page);
  }
  if (isStale(job.succeededAt)) background(c, refreshStaleList(services));
  // A search is one of too many to keep; of the others the size alone says which pages there are.
  const list = filter.q ? await readList(services, filter) : undefined;
  const { found, spelling } = list?.ok
    ? { found: list.data.found, spelling: null }
    : await sizeOfList(services, filter.keyword);
  const pages = Math.max(1, Math.ceil(found / POSTS_PER_PAGE));
  if (filter.page > pages) return c.redirect(listAddress({ ...filter, page: pages }, others), 302);
  return sharedPage(c, {
    version: versionOf(job.version),
    checkEveryMs: CHECK_EVERY_MS,
    edgeSeconds: EDGE_SECONDS,
    // Nor is a keyword kept that no post has, or not in this spelling.
    cacheKey: spelling === filter.keyword ? listAddress(filter) : null,
    tags: [BLOG_TAG],
    render: async () => listPage(c, filter, list ?? (await readList(services, filter))),
  });
});

interface PostView {
  slug: string;
  /** What is kept of the post while its body is on its way. */
  head?: PostHead | undefined;
  outcome: PostOutcome | Promise<PostOutcome>;
  /** Whether the post is shown from its kept copy, so that nobody was asked for it. */
  isKept?: boolean;
}

function postPage(c: AppContext, { slug, head, outcome, isKept = false }: PostView): Page {
  const { config } = c.get('services');
  const shown = !(outcome instanceof Promise) && outcome.ok ? outcome.shown : undefined;
  const known = outcome instanceof Promise ? head : shown?.post;
  const frames =
    outcome instanceof Promise
      ? frameOrigins(config.VIDEO_PLAYER_URL)
      : frameSources(shown?.body.frames ?? []);
  return {
    meta: known
      ? postMeta(known, config.SITE_ORIGIN, shown?.body.words)
      : {
          title: `Blog · ${site.brand}`,
          description: site.seo.description,
          path: paths.post(slug),
          robots: { index: false },
          adminMode: true,
          feature: 'blog',
        },
    body: <PostPage outcome={outcome} opening={head} isKept={isKept} />,
    sources: { images: imagePolicy(config), frames },
  };
}

type PostAnswer = PostOutcome & { status: 200 | 404 | 502 | 504 };

/** A post that no kept copy can show: fetched now. Never rejects. */
async function askForPost(
  services: Services,
  slug: string,
  head: PostHead | undefined,
): Promise<PostAnswer> {
  try {
    const fetched = head ? await fetchBody(services, head.id) : await lookUpPost(services, slug);
    if (!fetched.ok) {
      return {
        ok: false,
        reason: failureText(fetched.error, 'Failed to fetch post'),
        mayPass: true,
        status: fetched.error.reason === 'timeout' ? 504 : 502,
      };
    }
    return fetched.value
      ? { ok: true, shown: await viewOf(services, fetched.value), status: 200 }
      : { ok: false, reason: `Post with slug ${slug} not found`, status: 404 };
  } catch {
    return { ok: false, reason: 'Failed to fetch post', mayPass: true, status: 502 };
  }
}

/** A post with a kept body: its page goes out whole, and is brought up to date behind it. */
async function keptPost(c: AppContext, head: PostHead, version: number): Promise<Response> {
  const services = c.get('services');
  if (isStale(head.fetchedAt) || lacksBody(head))
    background(c, refreshStalePost(services, head.id));
  return sharedPage(c, {
    version: versionOf(version),
    checkEveryMs: CHECK_EVERY_MS,
    edgeSeconds: EDGE_SECONDS,
    query: 'ignored',
    tags: [BLOG_TAG],
    render: async () => {
      const post = await readPost(services, head.slug);
      if (!post) throw new AppError('not_found', `Post with slug ${head.slug} not found`);
      return postPage(c, {
        slug: head.slug,
        outcome: { ok: true, shown: await viewOf(services, post) },
        isKept: true,
      });
    },
  });
}

async function answerPost(c: AppContext, slug: string): Promise<Response> {
  if (!isPostAddress(slug)) {
    return renderPrivate(c, { ...postPage(c, { slug, outcome: { ok: false } }), status: 404 });
  }
  const services = c.get('services');
  const [head, version] = await Promise.all([
    readPostHead(services, slug),
    readBlogVersion(services),
  ]);
  if (head?.hasBody) return keptPost(c, head, version);
  if (!head) {
    const moved = await redirectFor(services, slug);
    if (moved) return c.redirect(paths.post(moved) + new URL(c.req.url).search, 301);
  }

  // An address that no kept list has costs StoryChief several calls.
  if (!head) await enforceRateLimit(c, 'post', 'Too many requests. Please try again in a minute.');
  const outcome = askForPost(services, slug, head);
  // A visitor who leaves does not stop what others will read.
  background(c, outcome);
  // A listed post exists, so its page may start; of an unknown one the status comes first.
  const ready = await within(outcome, head ? WORTH_STREAMING_MS : STATUS_WAIT_MS);
  if (!ready) return renderPrivate(c, postPage(c, { slug, head, outcome }));
  return renderPrivate(c, { ...postPage(c, { slug, outcome: ready }), status: ready.status });
}

blog.get('/blog/en/:slug', (c) => answerPost(c, c.req.param('slug')));
blog.get('/blog/:slug', (c) => answerPost(c, c.req.param('slug')));
