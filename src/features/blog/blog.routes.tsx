import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { sharedPage } from '../../http/kept-pages.ts';
import { renderPrivate, type Page } from '../../http/render.tsx';
import type { Services } from '../../services.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/site.ts';
import { BlogListPage, type ListOutcome } from './BlogListPage.tsx';
import { blogApi } from './blog-api.routes.ts';
import {
  isSlug,
  listAddress,
  parseFilter,
  POSTS_PER_PAGE,
  type BlogFilter,
} from './blog.contract.ts';
import { imageOriginsOf, readKeywords, readPost, readPostPage, type Post } from './blog.queries.ts';
import {
  findPost,
  firstList,
  isStale,
  lacksBody,
  readListState,
  refreshList,
  refreshPost,
} from './blog.sync.ts';
import { htmlCopyRoute } from './html-copy.routes.ts';
import { postMeta } from './post-meta.ts';
import { PostPage, type PostOutcome } from './PostPage.tsx';

export const blog = new Hono<AppEnv>();
blog.route('/', blogApi);
blog.route('/', htmlCopyRoute);

/** Data that takes less than this is awaited: streaming it would show it later (pitfalls C-02). */
const WORTH_STREAMING_MS = 50;
/** How long a post that nobody has seen may take before the page starts without knowing its status. */
const STATUS_WAIT_MS = 2500;
/** How long a kept page is served before the database is asked whether it is still right. */
const CHECK_EVERY_MS = 10_000;
const EDGE_SECONDS = 60;

/** What a promise settles to within a time, or undefined. */
function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  return Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined)),
  ]);
}

const background = (c: AppContext, work: Promise<unknown>): void =>
  c.executionCtx.waitUntil(
    work.catch((error: unknown) => {
      console.warn(
        JSON.stringify({
          event: 'refresh_failed',
          error: error instanceof Error ? error.message : 'unknown',
        }),
      );
    }),
  );

async function readList(services: Services, filter: BlogFilter): Promise<ListOutcome> {
  const [posts, keywords] = await Promise.all([
    readPostPage(services, filter),
    readKeywords(services),
  ]);
  return { ok: true, data: { ...posts, keywords } };
}

async function fetchFirstList(services: Services, filter: BlogFilter): Promise<ListOutcome> {
  try {
    const fetched = await firstList(services);
    if (!fetched.ok) return { ok: false, reason: fetched.error.message };
    return await readList(services, filter);
  } catch {
    return { ok: false, reason: 'Failed to fetch posts' };
  }
}

function listPage(
  c: AppContext,
  filter: BlogFilter,
  outcome: ListOutcome | Promise<ListOutcome>,
): Page {
  const filtered = filter.q !== '' || filter.keyword !== '';
  return {
    meta: {
      title: `Blog${filter.page > 1 ? `, page ${filter.page}` : ''} · ${site.brand}`,
      description:
        'Short, practical reads on hiring: job ads, sourcing, screening, interviews and offers, from a firm that has placed 50,000 people.',
      path: filtered ? paths.blog : listAddress(filter),
      image: { url: '/media/share/blog.png', width: 1200, height: 630 },
      // Search results are for people; crawlers follow the pages of the plain list.
      ...(filtered ? { robots: { index: false } } : {}),
    },
    body: <BlogListPage filter={filter} outcome={outcome} />,
    embeds: { images: imageOriginsOf(c.get('services')) },
  };
}

blog.get(paths.blog, async (c) => {
  const services = c.get('services');
  const filter = parseFilter(new URL(c.req.url).searchParams);
  const address = listAddress(filter);
  // One address a view: what the list does not know of is dropped, so kept pages stay few.
  const asked = new URL(c.req.url);
  if (`${asked.pathname}${asked.search}` !== address) return c.redirect(address, 302);

  const state = await readListState(services);
  if (state.fetchedAt === null) {
    const outcome = fetchFirstList(services, filter);
    const ready = await within(outcome, WORTH_STREAMING_MS);
    if (!ready) return renderPrivate(c, listPage(c, filter, outcome));
    if (!ready.ok) return renderPrivate(c, { ...listPage(c, filter, ready), status: 502 });
    return renderPrivate(c, listPage(c, filter, ready));
  }
  if (isStale(state.fetchedAt)) background(c, refreshList(services));
  const page = await readPostPage(services, filter);
  const pages = Math.max(1, Math.ceil(page.found / POSTS_PER_PAGE));
  if (filter.page > pages) return c.redirect(listAddress({ ...filter, page: pages }), 302);
  const outcome: ListOutcome = {
    ok: true,
    data: { ...page, keywords: await readKeywords(services) },
  };
  // Searches are too many to keep; the plain list and its pages are not.
  if (filter.q) return renderPrivate(c, listPage(c, filter, outcome));
  return sharedPage(c, {
    version: `${state.version}-${new Date().getUTCFullYear()}`,
    checkEveryMs: CHECK_EVERY_MS,
    edgeSeconds: EDGE_SECONDS,
    tags: ['blog', 'blog-list'],
    render: () => listPage(c, filter, outcome),
  });
});

function postPage(c: AppContext, slug: string, outcome: PostOutcome | Promise<PostOutcome>): Page {
  const services = c.get('services');
  const known = !(outcome instanceof Promise) && outcome.ok ? outcome.post : undefined;
  return {
    meta: known
      ? postMeta(known, services.config.SITE_ORIGIN)
      : {
          title: `Blog · ${site.brand}`,
          description: site.seo.description,
          path: paths.post(slug),
          ...(outcome instanceof Promise ? {} : { robots: { index: false } }),
        },
    body: <PostPage outcome={outcome} />,
    embeds: { images: imageOriginsOf(services) },
  };
}

/** A post that no kept copy can show: looked up now. */
async function fetchPost(
  services: Services,
  slug: string,
  kept: Post | undefined,
): Promise<PostOutcome & { status: 200 | 404 | 502 | 504 }> {
  try {
    const fetched = kept
      ? await refreshPost(services, kept.id, slug)
      : await findPost(services, slug);
    if (fetched.ok) {
      return fetched.value
        ? { ok: true, post: fetched.value, status: 200 }
        : { ok: false, reason: `Post with slug ${slug} not found`, status: 404 };
    }
    return {
      ok: false,
      reason: fetched.error.message,
      status: fetched.error.reason === 'timeout' ? 504 : 502,
    };
  } catch {
    return { ok: false, reason: 'Failed to fetch post', status: 502 };
  }
}

async function answerPost(c: AppContext, slug: string): Promise<Response> {
  const services = c.get('services');
  if (!isSlug(slug)) return renderPrivate(c, { ...postPage(c, slug, { ok: false }), status: 404 });

  const [post, state] = await Promise.all([readPost(services, slug), readListState(services)]);
  if (post?.contentHtml !== null && post !== undefined) {
    if (state.fetchedAt === null || isStale(state.fetchedAt)) background(c, refreshList(services));
    if (lacksBody(post)) background(c, refreshPost(services, post.id, slug));
    return sharedPage(c, {
      version: `${post.updatedAt}-${post.cleanedWith}-${new Date().getUTCFullYear()}`,
      checkEveryMs: CHECK_EVERY_MS,
      edgeSeconds: EDGE_SECONDS,
      query: 'ignored',
      tags: ['blog', `post-${post.id}`],
      render: () => postPage(c, slug, { ok: true, post }),
    });
  }
  const outcome = fetchPost(services, slug, post);
  const ready = await within(outcome, STATUS_WAIT_MS);
  if (!ready) return renderPrivate(c, postPage(c, slug, outcome));
  return renderPrivate(c, { ...postPage(c, slug, ready), status: ready.status });
}

blog.get('/blog/en/:slug', (c) => answerPost(c, c.req.param('slug')));
blog.get('/blog/:slug', (c) => answerPost(c, c.req.param('slug')));
