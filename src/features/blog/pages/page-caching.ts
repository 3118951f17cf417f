import type { AppContext } from '../../../http/context.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import { BLOG_TAG } from '../blog.tags.ts';

/** Data that takes less is awaited: a streamed page would show it later. */
export const WORTH_STREAMING_MS = 50;

/** How the blog's pages are cached. */
export const CACHING = {
  checkEveryMs: 10_000,
  /** With the check and the refresh, a post is at most about a minute behind StoryChief. */
  edgeSeconds: 10,
  tags: [BLOG_TAG],
} as const;

/** The version of a page: that of the blog's content, and the year in the footer. */
export const pageVersion = (blogVersion: number): string =>
  `${blogVersion}-${new Date().getUTCFullYear()}`;

/** Continues work after the response. Its failure is logged, and does not affect the visitor. */
export function inBackground(c: AppContext, work: Promise<unknown>): void {
  const logged = work.catch((error: unknown) => {
    logWarning('blog_refresh_failed', traceOf(error));
  });
  c.executionCtx.waitUntil(logged);
}
