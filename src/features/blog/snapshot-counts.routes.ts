import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { respond } from '../../http/respond.ts';
import { pathParams, validQuery } from '../../http/validate.ts';
import { isoOf } from '../../shared/iso.ts';
import { isPostAddress } from './blog.contract.ts';
import { slugParams } from './slug-params.ts';
import { snapshotSlugs } from '../../db/post-snapshots.ts';
import { hasSnapshot } from './snapshots/snapshot-files.ts';
import { countPosts, readPost } from './store/posts.queries.ts';
import { refreshStalePost } from './sync/post.sync.ts';
import { blogAdminApi } from './staff/blog-admin.contract.ts';
import { noPost, refuseWhenR2Fails } from './snapshots/snapshot-errors.ts';

/** What the blog's admin mode shows. No session: anyone may switch it on, and snapshots are public. */
export const snapshotCounts = new Hono<AppEnv>();

const HOUR_MS = 3_600_000;

/** More than any page of the list shows. */
const MAX_SLUGS = 60;

const countsQuery = z.strictObject({
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

snapshotCounts.get(blogAdminApi.counts.path, validQuery(countsQuery), async (c) => {
  await enforceRateLimit(c, 'check-html');
  const services = c.get('services');
  const { slugs } = c.req.valid('query');
  const [total, snapshots] = await Promise.all([
    countPosts(services.db),
    refuseWhenR2Fails(snapshotSlugs(services.snapshots), 'counted'),
  ]);
  return respond(c, blogAdminApi.counts, {
    exists: Object.fromEntries(slugs.map((slug) => [slug, snapshots.has(slug)])),
    generated: Math.min(snapshots.size, total),
    total,
  });
});

snapshotCounts.get(
  blogAdminApi.exists.path,
  pathParams(slugParams, (c) => respond(c, blogAdminApi.exists, { exists: false })),
  async (c) => {
    await enforceRateLimit(c, 'snapshot', undefined, 'reads');
    const { slug } = c.req.valid('param');
    const exists = await refuseWhenR2Fails(
      hasSnapshot(c.get('services').snapshots, slug),
      'counted',
    );
    return respond(c, blogAdminApi.exists, { exists });
  },
);

snapshotCounts.get(
  blogAdminApi.cachedPost.path,
  pathParams(slugParams, (_c, { slug = '' }) => {
    throw noPost(slug);
  }),
  async (c) => {
    const { slug } = c.req.valid('param');
    const services = c.get('services');
    await enforceRateLimit(c, 'cached-post', undefined, 'reads');
    const stored = await readPost(services.db, slug);
    const maxAgeMs = services.config.CACHED_POST_MAX_AGE_HOURS * HOUR_MS;
    // While StoryChief responds, the post is not older than that.
    const isOld = stored && Date.now() - stored.fetchedAt > maxAgeMs;
    if (isOld) await refreshStalePost(services, stored.id);
    const post = isOld ? await readPost(services.db, slug) : stored;
    if (!post || post.contentHtml === null) throw noPost(slug);
    return respond(c, blogAdminApi.cachedPost, {
      id: post.id,
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      content: post.contentHtml,
      seo: { title: post.seoTitle, description: post.seoDescription },
      seo_keyword: post.keywords.map(({ label }) => label).join(', ') || null,
      featured_image: post.imageUrl ? { data: { url: post.imageUrl, alt: post.imageAlt } } : null,
      published_at: isoOf(post.publishedAt),
      updated_at: isoOf(post.updatedAt),
      cachedAt: isoOf(post.fetchedAt),
    });
  },
);
