import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { briefJson } from '../../http/cache/brief-cache.ts';
import { enforceOverallRateLimit, enforceRateLimit } from '../../http/rate-limit.ts';
import { pathParams, recordId, validQuery } from '../../http/validate.ts';
import { LIST_REQUEST_COUNT } from './blog.contract.ts';
import { BLOG_TAG } from './blog.tags.ts';
import type { CmsFailure, CmsProxy } from './cms.port.ts';
import { failureText, publicFailureText } from './sync/failure-text.ts';

/** The blog's JSON API. */
export const blogApi = new Hono<AppEnv>();

function asAppError(
  c: AppContext,
  error: CmsFailure,
  fallback: Parameters<typeof failureText>[1],
): AppError {
  if (error.status === 404) return new AppError('not_found', error.message);
  return new AppError(
    error.reason === 'timeout' ? 'provider_too_slow' : 'provider_failed',
    (c.get('staff') ? failureText : publicFailureText)(error, fallback),
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

type ProxyQuery = z.output<typeof listQuery>;

/** Whether a raw story is published; some responses leave the status out. */
function isPublished(story: unknown): boolean {
  if (typeof story !== 'object' || story === null) return false;
  const status = 'status' in story ? story.status : undefined;
  return status === undefined || status === null || status === 'published';
}

/** The public fields of a story: the specification's Blog post entity, without personal data. */
const PUBLIC_FIELDS = new Set([
  'id',
  'slug',
  'title',
  'excerpt',
  'content',
  'status',
  'language',
  'seo',
  'seo_title',
  'seo_description',
  'seo_keyword',
  'featured_image',
  'tags',
  'categories',
  'primaryCategory',
  'published_at',
  'updated_at',
]);

/** A raw story for the public; staff see all of it. */
function publicStory(story: unknown): unknown {
  if (typeof story !== 'object' || story === null) return story;
  return Object.fromEntries(Object.entries(story).filter(([name]) => PUBLIC_FIELDS.has(name)));
}

/** Each of these calls makes one or more calls with our API key. */
const limitProxy = (c: AppContext): Promise<void> => enforceRateLimit(c, 'storychief');

const CACHED_MS = 30_000;

/** Staff get what StoryChief has now; visitors get a response that is at most 30 seconds old. */
async function respondOnceIn30s(
  c: AppContext,
  key: string,
  read: () => Promise<object>,
): Promise<Response> {
  if (c.get('staff')) return c.json(await read());
  return briefJson(
    c,
    { key: `story-proxy ${key}`, forMs: CACHED_MS, tags: [BLOG_TAG] },
    async () => {
      // The blog's own refresh needs StoryChief's quota too.
      await enforceOverallRateLimit(c, 'storychief');
      return read();
    },
  );
}

function proxyOf(c: AppContext): CmsProxy {
  const { proxy } = c.get('services').providers.cms;
  if (!proxy) throw new AppError('not_configured', 'The content service has no such API');
  return proxy;
}

/** Only staff may see what is not published. */
const statusFor = (c: AppContext, asked: ProxyQuery['status']) =>
  (c.get('staff') && asked) || 'published';

/** The list's address and its three fallbacks: all of them have the same list. */
const LIST_PATHS = ['stories', 'posts', 'publications/posts', 'publications/stories'].map(
  (path) => `/api/storychief/${path}`,
);

for (const path of LIST_PATHS) {
  blogApi.get(
    path,
    validQuery(listQuery, { problem: 'The query cannot be read', code: 'malformed' }),
    async (c) => {
      await limitProxy(c);
      const { page, per_page, limit, count, status } = c.req.valid('query');
      const request = {
        page: page ?? 1,
        count: count ?? per_page ?? limit ?? LIST_REQUEST_COUNT,
        status: statusFor(c, status),
      };
      return respondOnceIn30s(c, `list ${request.page} ${request.count}`, async () => {
        const listed = await proxyOf(c).list(request);
        if (!listed.ok) throw asAppError(c, listed.error, 'Failed to fetch posts');
        const { data, meta } = listed.value;
        return { data: c.get('staff') ? data : data.filter(isPublished).map(publicStory), meta };
      });
    },
  );
}

const noStory = (id: string): AppError =>
  new AppError(
    'not_found',
    `Post with ID ${id.slice(0, 64)} not found. Tried all available endpoints.`,
  );

async function respondStory(c: AppContext, path: string, id: string): Promise<Response> {
  const proxy = proxyOf(c);
  if (!proxy.storyPaths.includes(path)) throw noStory(id);
  await limitProxy(c);
  return respondOnceIn30s(c, `${path} ${id}`, async () => {
    const found = await proxy.story(path, id);
    if (!found.ok) throw asAppError(c, found.error, 'Failed to fetch post');
    if (!c.get('staff') && !isPublished(found.value)) throw noStory(id);
    return { data: c.get('staff') ? found.value : publicStory(found.value) };
  });
}

/** An id is a number or a word; nothing else gets into the URL. */
const storyParams = pathParams(
  z.object({ kind: z.string().regex(/^[a-z]{1,32}$/), id: recordId }),
  (_c, { id = '' }) => {
    throw noStory(id);
  },
);

blogApi.get('/api/storychief/publications/:kind/:id', storyParams, (c) => {
  const { kind, id } = c.req.valid('param');
  return respondStory(c, `publications/${kind}`, id);
});
blogApi.get('/api/storychief/:kind/:id', storyParams, (c) => {
  const { kind, id } = c.req.valid('param');
  return respondStory(c, kind, id);
});
