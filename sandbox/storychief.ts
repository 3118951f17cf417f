import { json } from './answers.ts';
import { STORYCHIEF_API_KEY } from './credentials.ts';
import { STORY_ENDPOINTS, type SandboxState } from './state.ts';
import type { StoryRecord } from './story-shelf.ts';

export const STORYCHIEF_HOST = 'api.storychief.io';
const BASE = '/1.0/';
const STATUSES = new Set(['published', 'draft', 'scheduled', 'all']);

/** A whole number from a query, or `otherwise` for anything that is not one. */
function wholeNumber(value: string | null, otherwise: number): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : otherwise;
}

/** A list item under `lean`: real lists are reported to lack body and image. */
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
  // An empty PHP array is a JSON list: clients must not rely on `links` being an object.
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
  // `count` is the page size; `per_page` and `limit` are ignored, as the real one does.
  const perPage = Math.min(Math.max(wholeNumber(query.get('count'), 10), 1), 100);
  const page = Math.max(wholeNumber(query.get('page'), 1), 1);
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
 * StoryChief REST API 1.0, reading only (providers.md section 1): `/me`, and lists and single
 * stories under the path families that are switched on. null for another host.
 * Errors: 401 `{error}`, 404 `{error}`, 405 `{message}`, 422 `{message, errors}`.
 */
export function answerStoryChief(request: Request, state: SandboxState): Response | null {
  const url = new URL(request.url);
  if (url.hostname !== STORYCHIEF_HOST) return null;
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
