import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { dropKeptPages } from '../../http/kept-pages.ts';
import type { StoryFamily, StoryStatus } from '../../providers/cms/client.ts';
import type { ProviderFailure } from '../../providers/http.ts';
import { isSlug } from './blog.contract.ts';
import { dropAllPosts, readPost } from './blog.queries.ts';
import { findPost, lacksBody, LIST_JOB, refreshPost } from './blog.sync.ts';
import { hasCopy, removeAllCopies, writeCopy } from './html-copies.tsx';

/** The blog's JSON calls (first document, section 7; second document, section 7). */
export const blogApi = new Hono<AppEnv>();

/** A provider's failure in the words and with the status of the site's API. */
function asAppError(error: ProviderFailure): AppError {
  if (error.status === 404) return new AppError('not_found', error.message);
  return new AppError(
    error.reason === 'timeout' ? 'provider_too_slow' : 'provider_failed',
    error.message,
  );
}

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, `${name} must be a whole number from 1`)
    .transform((text) => Math.min(Number(text), max))
    .optional();

const listQuery = z.object({
  page: wholeNumber('page', 999_999),
  per_page: wholeNumber('per_page', 100),
  limit: wholeNumber('limit', 100),
  count: wholeNumber('count', 100),
  status: z
    .enum(
      ['published', 'draft', 'scheduled', 'all'],
      'status must be published, draft, scheduled or all',
    )
    .optional(),
});

/** Only staff may see what is not published (Y-04); anyone else gets published stories. */
const statusFor = (c: AppContext, asked: StoryStatus | undefined): StoryStatus =>
  c.get('staff') ? (asked ?? 'published') : 'published';

blogApi.get(
  '/api/storychief/stories',
  zValidator('query', listQuery, (result) => {
    if (result.success) return;
    const fields = Object.fromEntries(
      result.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
    );
    throw new AppError('malformed', 'The query cannot be read', { fields });
  }),
  async (c) => {
    const { page, per_page, limit, count, status } = c.req.valid('query');
    const listed = await c.get('services').providers.cms.list({
      page: page ?? 1,
      count: count ?? per_page ?? limit ?? 50,
      status: statusFor(c, status),
    });
    if (!listed.ok) throw asAppError(listed.error);
    return c.json(listed.value);
  },
);

const FAMILIES: Record<string, StoryFamily> = {
  stories: 'stories',
  posts: 'posts',
  'publications/stories': 'publications/stories',
  'publications/posts': 'publications/posts',
};

async function answerStory(c: AppContext, family: string, id: string): Promise<Response> {
  const known = FAMILIES[family];
  // An id is a number or a word; nothing else reaches the address that is asked.
  if (!known || !/^[A-Za-z0-9_-]{1,64}$/.test(id))
    throw new AppError(
      'not_found',
      `Post with ID ${id.slice(0, 64)} not found. Tried all available endpoints.`,
    );
  const found = await c.get('services').providers.cms.story(id, [known]);
  if (!found.ok) throw asAppError(found.error);
  const { status } = found.value;
  if (!c.get('staff') && typeof status === 'string' && status !== 'published') {
    throw new AppError('not_found', `Post with ID ${id} not found. Tried all available endpoints.`);
  }
  return c.json({ data: found.value });
}

blogApi.get('/api/storychief/publications/:kind/:id', (c) =>
  answerStory(c, `publications/${c.req.param('kind')}`, c.req.param('id')),
);
blogApi.get('/api/storychief/:kind/:id', (c) =>
  answerStory(c, c.req.param('kind'), c.req.param('id')),
);

const knownSlug = (slug: string): string => {
  if (!isSlug(slug)) throw new AppError('not_found', 'Post not found');
  return slug;
};

blogApi.get('/api/check-html/:slug', async (c) => {
  const slug = c.req.param('slug');
  return c.json({ exists: isSlug(slug) && (await hasCopy(c.get('services'), slug)) });
});

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

blogApi.get('/api/cached-post/:slug', async (c) => {
  const slug = knownSlug(c.req.param('slug'));
  const post = await readPost(c.get('services'), slug);
  if (!post || post.contentHtml === null)
    throw new AppError('not_found', `Post with slug ${slug} not found`);
  return c.json({
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    content: post.contentHtml,
    seo: { title: post.seoTitle, description: post.seoDescription },
    seo_keyword: post.keywords,
    featured_image: post.imageUrl ? { data: { url: post.imageUrl, alt: post.imageAlt } } : null,
    published_at: iso(post.publishedAt),
    updated_at: iso(post.updatedAt),
    cachedAt: iso(post.fetchedAt),
  });
});

const savePostHtml = z.object({
  filename: z.string().max(300),
  html: z.string().max(2_000_000),
  slug: z.string().refine(isSlug, 'slug must be lower-case words joined by hyphens'),
  title: z.string().max(1000).nullish(),
  postData: z.unknown(),
});

// Staff only: the guard stands before it. The slug decides; markup from a browser is never stored (Y-03).
blogApi.post(
  '/api/save-post-html',
  zValidator('json', savePostHtml, (result) => {
    if (result.success) return;
    const fields = Object.fromEntries(
      result.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
    );
    throw new AppError('invalid', 'The post cannot be saved', { fields });
  }),
  async (c) => {
    const services = c.get('services');
    const { slug } = c.req.valid('json');
    let post = await readPost(services, slug);
    if (!post || lacksBody(post)) {
      const fetched = post
        ? await refreshPost(services, post.id, slug)
        : await findPost(services, slug);
      if (!fetched.ok) throw asAppError(fetched.error);
      post = fetched.value ?? undefined;
    }
    if (!post) throw new AppError('not_found', `Post with slug ${slug} not found`);
    const written = await writeCopy(services, post);
    return c.json({
      success: true,
      skipped: !written,
      filename: `${post.slug}.html`,
      updated_at: iso(post.updatedAt),
    });
  },
);

blogApi.post('/api/admin/blog/purge', async (c) => {
  const services = c.get('services');
  await dropAllPosts(services, LIST_JOB);
  await removeAllCopies(services);
  dropKeptPages();
  const edge = (c.executionCtx as { cache?: CacheContext }).cache;
  if (edge) await edge.purge({ tags: ['blog'] });
  return c.body(null, 204);
});
