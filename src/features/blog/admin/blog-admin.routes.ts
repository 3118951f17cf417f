import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../../http/context.ts';
import { AppError, providerErrorCode } from '../../../http/errors.tsx';
import { enforceRateLimit } from '../../../http/rate-limit.ts';
import { validQuery } from '../../../http/validate.ts';
import { isoOf } from '../../../shared/iso.ts';
import { isPostAddress, RECENT_POSTS } from '../blog.contract.ts';
import { countPosts } from '../store/post-list.queries.ts';
import { readNewest } from '../store/posts.queries.ts';
import { keep, publishedStories } from '../sync/list.sync.ts';
import { failureText } from '../sync/failure-text.ts';
import { copiesOf, countCopies } from '../snapshots/snapshots.queries.ts';

/** What the admin mode of the blog's pages asks for (second document, section 2). */
export const blogAdmin = new Hono<AppEnv>();

/** More than any page of the list shows. */
const MAX_SLUGS = 60;

const copiesQuery = z.strictObject({
  slugs: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(
      z
        .array(z.string().refine(isPostAddress, 'slugs must be the addresses of posts'))
        .max(MAX_SLUGS, `slugs must be at most ${MAX_SLUGS}`),
    ),
});

// Not behind the guard: the mode is switched on without a session, and anyone may open the copies.
blogAdmin.get('/api/check-html', validQuery(copiesQuery), async (c) => {
  await enforceRateLimit(c, 'check-html', 'Too many requests. Please try again in a minute.');
  const services = c.get('services');
  const { slugs } = c.req.valid('query');
  const [total, generated, copies] = await Promise.all([
    countPosts(services),
    countCopies(services),
    copiesOf(services, slugs),
  ]);
  return c.json({
    exists: Object.fromEntries(slugs.map((slug) => [slug, copies.has(slug)])),
    generated: Math.min(generated, total),
    total,
  });
});

// The newest posts as StoryChief has them now, or as they are kept where it cannot be asked (GEN-10).
blogAdmin.get('/api/admin/blog/recent', validQuery(z.strictObject({})), async (c) => {
  const services = c.get('services');
  const listed = await services.providers.cms.list({ count: RECENT_POSTS });
  if (listed.ok) await keep(services, publishedStories(listed.value), 'left');
  const newest = await readNewest(services, RECENT_POSTS);
  if (!listed.ok && newest.length === 0) {
    throw new AppError(
      providerErrorCode(listed.error.reason),
      failureText(listed.error, 'Failed to fetch posts'),
    );
  }
  return c.json({
    data: newest.map(({ slug, title, updatedAt }) => ({
      slug,
      title,
      updated_at: isoOf(updatedAt),
    })),
  });
});
