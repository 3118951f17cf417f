import { json } from '../responses.ts';
import { STORYCHIEF_API_KEY } from '../credentials.ts';
import { STORY_ENDPOINTS } from '../settings.ts';
import type { SandboxState } from '../state.ts';
import type { SandboxProvider } from './provider.ts';
import type { StoryRecord } from '../stories/story-store.ts';

const BASE = '/1.0/';
const STATUSES = new Set(['published', 'draft', 'scheduled', 'all']);

function integerOr(fallback: number, value: string | null): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
}

/** With `lean`: real lists are reported to lack body and image. */
function leanItem(story: StoryRecord): StoryRecord {
  const { content: _content, featured_image: _image, ...rest } = story;
  return rest;
}

function pageLinks(url: URL, page: number, pages: number): Record<string, string> | [] {
  const links: Record<string, string> = {};
  const address = (target: number): string => {
    const link = new URL(url);
    link.searchParams.set('page', String(target));
    return link.href;
  };
  if (page > 1) links['previous'] = address(page - 1);
  if (page < pages) links['next'] = address(page + 1);
  // PHP encodes an empty array as [], so clients must not rely on an object.
  return Object.keys(links).length > 0 ? links : [];
}

function listStories(url: URL, state: SandboxState): Response {
  const query = url.searchParams;
  const status = query.get('status') ?? 'published';
  if (!STATUSES.has(status)) {
    return json(
      {
        message: 'The given data was invalid.',
        errors: { status: ['The selected status is invalid.'] },
      },
      422,
    );
  }
  const updatedAfter = Date.parse(query.get('updated_after') ?? '');
  const found = state.stories.list({
    status,
    language: query.get('lang'),
    updatedAfter: Number.isNaN(updatedAfter) ? null : updatedAfter,
  });
  // `count` is the page size; StoryChief ignores `per_page` and `limit`.
  const perPage = Math.min(Math.max(integerOr(10, query.get('count')), 1), 100);
  const page = Math.max(integerOr(1, query.get('page')), 1);
  const pages = Math.max(Math.ceil(found.length / perPage), 1);
  const data = found
    .slice((page - 1) * perPage, page * perPage)
    .map((entry) => entry.read(state.imageOrigin))
    .map((story) => (state.storychief.lean ? leanItem(story) : story));
  return json({
    data,
    meta: {
      pagination: {
        total: found.length,
        count: data.length,
        per_page: perPage,
        current_page: page,
        total_pages: pages,
        links: pageLinks(url, page, pages),
      },
    },
  });
}

/**
 * StoryChief REST API 1.0, read only (docs/providers.md): `/me`, and stories under the path
 * families that are switched on.
 */
function handleStoryChief(request: Request, state: SandboxState): Response {
  const url = new URL(request.url);
  if (request.headers.get('Authorization') !== `Bearer ${STORYCHIEF_API_KEY}`) {
    return json({ error: 'You are unauthorized to make this request.' }, 401);
  }
  const notFound = json({ error: 'The requested resource could not be found.' }, 404);
  if (!url.pathname.startsWith(BASE)) return notFound;
  const path = url.pathname.slice(BASE.length).replace(/\/$/, '');

  if (path === 'me') {
    return json({ data: { id: 1, name: 'Sandbox account', email: 'owner@sandbox.test' } });
  }
  const family = STORY_ENDPOINTS.find((name) => path === name || path.startsWith(`${name}/`));
  if (!family || !state.storychief.endpoints.includes(family)) return notFound;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return json({ message: `The ${request.method} method is not supported for this route.` }, 405, {
      Allow: 'GET, HEAD',
    });
  }
  if (path === family) return listStories(url, state);
  const id = path.slice(family.length + 1);
  const entry = state.stories.get(id);
  return entry ? json({ data: entry.read(state.imageOrigin) }) : notFound;
}

export const sandboxProvider: SandboxProvider = {
  host: 'api.storychief.io',
  handle: handleStoryChief,
};
