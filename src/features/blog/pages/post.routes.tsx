import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { byPath } from '../../../http/cache/page-keys.ts';
import { sharedPage } from '../../../http/page/shared-page.ts';
import { renderPrivate, type Page } from '../../../http/page/render.tsx';
import { enforceMissingLimit, enforceOverallRateLimit } from '../../../http/rate-limit.ts';
import { pathParams } from '../../../http/validate.ts';
import type { BlogSync } from '../blog-services.ts';
import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';
import { withFallback } from '../../../shared/async/with-fallback.ts';
import { valueWithin } from '../../../shared/async/timeout.ts';
import { logError, traceOf } from '../../../shared/log.ts';
import { withoutTrailing } from '../../../shared/text/without-trailing.ts';
import { isPostAddress } from '../blog.contract.ts';
import { slugParams } from '../slug-params.ts';
import { frameOrigins, frameSources } from '../html/embed-hosts.ts';
import { imagePolicy } from '../html/image-policy.ts';
import { undefinedWhenR2Fails } from '../../../db/post-snapshots.ts';
import { hasSnapshot } from '../snapshots/snapshot-files.ts';
import { readOrRespondWithoutD1 } from '../snapshots/post-without-d1.ts';
import { readInstead } from '../store/post-list.queries.ts';
import { readPost, readPostHead, redirectFor, type PostHead } from '../store/posts.queries.ts';
import { readBlogVersion } from '../../../db/blog-version.ts';
import { publicFailureText } from '../sync/failure-text.ts';
import { isStale } from '../sync/list.sync.ts';
import { fetchMissing, lacksBody, refreshStalePost } from '../sync/post.sync.ts';
import { postMeta, snapshotLink } from '../post-meta.ts';
import { shownPostOf } from './shown-post.ts';
import { PostPage, type PostOutcome } from './PostPage.tsx';
import styles from 'styles:./PostPage.tsx';
import { CACHING, inBackground, pageVersion, WORTH_STREAMING_MS } from './page-caching.ts';

export const postRoutes = new Hono<AppEnv>();

type FetchedPost = PostOutcome & { status: 200 | 404 | 502 | 504 };

/** How long an unknown post is looked for: its page has no other status than what is found. */
const STATUS_WAIT_MS = 20_000;
const NO_ANSWER: FetchedPost = {
  ok: false,
  reason: 'Failed to fetch post',
  mayPass: true,
  status: 504,
};

interface PostPageOptions {
  slug: string;
  /** What is stored of the post while its body is being fetched. */
  head?: PostHead | undefined;
  outcome: PostOutcome | Promise<PostOutcome>;
  /** Whether the page is rendered from the stored post, without a call to StoryChief. */
  isStored?: boolean;
  /** Whether the post has an HTML snapshot. */
  snapshotExists?: boolean | undefined;
}

function postPage(
  c: AppContext,
  { slug, head, outcome, isStored = false, snapshotExists = false }: PostPageOptions,
): Page {
  const { config } = c.get('services');
  const shown = !(outcome instanceof Promise) && outcome.ok ? outcome.shown : undefined;
  const known = outcome instanceof Promise ? head : shown?.post;
  const frames =
    outcome instanceof Promise
      ? frameOrigins(config.VIDEO_PLAYER_URL)
      : frameSources(shown?.body.frames ?? []);
  const meta =
    known &&
    postMeta(
      known,
      config.SITE_ORIGIN,
      shown && { words: shown.body.words, minutes: shown.minutes, opening: shown.opening },
    );
  const snapshotLinks = snapshotExists ? [snapshotLink(slug)] : [];
  return {
    meta: meta
      ? { ...meta, links: [...snapshotLinks, ...(meta.links ?? [])] }
      : {
          title: `Blog · ${site.brand}`,
          description: site.seo.description,
          path: paths.post(slug),
          robots: { index: false },
          adminMode: true,
        },
    styles,
    body: <PostPage outcome={outcome} opening={head} isStored={isStored} />,
    sources: { images: imagePolicy(config), frames },
  };
}

/** Fetches a post that has no stored body. Never rejects. */
async function fetchForVisitor(
  services: BlogSync,
  slug: string,
  head: PostHead | undefined,
): Promise<FetchedPost> {
  try {
    const fetched = await fetchMissing(services, slug, head);
    if (fetched.ok)
      return { ok: true, shown: await shownPostOf(services, fetched.value), status: 200 };
    const { error } = fetched;
    if (error.reason === 'missing') {
      const instead = await withFallback(readInstead(services.db), [], 'posts_instead_failed');
      return { ok: false, reason: error.message, instead, status: 404 };
    }
    return {
      ok: false,
      reason: publicFailureText(error, 'Failed to fetch post'),
      mayPass: true,
      status: error.reason === 'timeout' ? 504 : 502,
    };
  } catch {
    return { ok: false, reason: 'Failed to fetch post', mayPass: true, status: 502 };
  }
}

/** Responds at once with a stored post, and refreshes it in the background. */
async function respondFromStore(c: AppContext, head: PostHead, version: number): Promise<Response> {
  const services = c.get('services');
  if (isStale(head.fetchedAt) || lacksBody(head)) {
    inBackground(c, refreshStalePost(services, head.id));
  }
  return sharedPage(c, {
    ...CACHING,
    version: pageVersion(version),
    key: byPath,
    render: async () => {
      const [post, snapshotExists] = await Promise.all([
        readPost(services.db, head.slug),
        undefinedWhenR2Fails(hasSnapshot(services.snapshots, head.slug)),
      ]);
      if (!post) throw new AppError('not_found', `Post with slug ${head.slug} not found`);
      return postPage(c, {
        slug: head.slug,
        outcome: { ok: true, shown: await shownPostOf(services, post) },
        isStored: true,
        snapshotExists,
      });
    },
  });
}

async function respondWithPost(c: AppContext, slug: string): Promise<Response> {
  const services = c.get('services');
  const stored = await readOrRespondWithoutD1(
    c,
    slug,
    Promise.all([readPostHead(services.db, slug), readBlogVersion(services.db)]),
  );
  if (stored instanceof Response) return stored;
  const [head, version] = stored;
  if (head?.hasBody) return readOrRespondWithoutD1(c, slug, respondFromStore(c, head, version));
  if (!head) {
    const moved = await redirectFor(services.db, slug);
    if (moved) return c.redirect(paths.post(moved) + new URL(c.req.url).search, 301);
    // An unknown address costs StoryChief several calls.
    await enforceMissingLimit(c, 'submissions');
    await enforceOverallRateLimit(c, 'unknown posts');
  }

  const outcome = fetchForVisitor(services, slug, head);
  // It continues for later visitors when this one leaves.
  inBackground(c, outcome);
  // A listed post exists, so its page may start; for an unknown one the status comes first.
  const ready = await valueWithin(outcome, head ? WORTH_STREAMING_MS : STATUS_WAIT_MS);
  if (!ready && head) return renderPrivate(c, postPage(c, { slug, head, outcome }));
  const found = ready ?? NO_ANSWER;
  return renderPrivate(c, { ...postPage(c, { slug, outcome: found }), status: found.status });
}

/** For when neither D1 nor R2 has the post. */
function respondWithFailure(c: AppContext, slug: string, error: unknown): Promise<Response> {
  if (error instanceof AppError) throw error;
  logError('post_failed', { request: c.get('requestId'), ...traceOf(error) });
  const outcome = { ok: false, reason: 'Failed to fetch post', mayPass: true } as const;
  return renderPrivate(c, {
    ...postPage(c, { slug, outcome }),
    status: 503,
    headers: { 'retry-after': '60' },
  });
}

async function respond(c: AppContext, slug: string): Promise<Response> {
  try {
    return await respondWithPost(c, slug);
  } catch (error) {
    return respondWithFailure(c, slug, error);
  }
}

const validSlug = pathParams(slugParams, (c, { slug = '' }) => {
  const bare = withoutTrailing(slug);
  if (bare !== undefined && isPostAddress(bare)) return c.redirect(paths.post(bare), 301);
  return renderPrivate(c, { ...postPage(c, { slug, outcome: { ok: false } }), status: 404 });
});

postRoutes.get('/blog/en/:slug', validSlug, (c) => respond(c, c.req.valid('param').slug));
postRoutes.get('/blog/:slug', validSlug, (c) => respond(c, c.req.valid('param').slug));
