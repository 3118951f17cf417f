import type { z } from 'zod';

import type { Cms, Story, StoryListQuery, StoryPage } from '../../features/blog/cms.port.ts';
import { failure, success, type Result } from '../../shared/result.ts';
import { callProvider, jsonIn, statusFailure, type ProviderResponse } from '../http.ts';
import { notConfigured, type ProviderFailure } from '../../shared/provider-failure.ts';
import type { SettingsOf } from '../provider.ts';
import {
  errorBody,
  isPublished,
  listEnvelope,
  parseStory,
  storyEnvelope,
} from './storychief-api.ts';
import type { storychief } from './storychief.ts';
import { createStoryWebhook } from './storychief-webhook.ts';

/** All attempts of one lookup together take at most this long. */
const DEADLINE_MS = 8000;

/** A hundred stories with their bodies are larger than other providers' responses. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Where a list may be found, in the order in which the paths are tried. */
const LIST_PATHS = ['stories', 'posts', 'publications/posts', 'publications/stories'];
/** Where a story may be found, in another order. */
const STORY_PATHS = ['stories', 'posts', 'publications/stories', 'publications/posts'];

const INCLUDES = [
  'content',
  'tags',
  'primaryCategory',
  'categories',
  'author',
  'translations',
  'source',
  'custom_fields',
  'destinations',
  'metrics',
];

/**
 * The one path to try in an outage: every other time where the list was found last, else each in turn.
 */
function probedPath({ failures, source }: NonNullable<StoryListQuery['probe']>): string {
  const last = LIST_PATHS.find((path) => path === source) ?? LIST_PATHS[0];
  const inTurn = LIST_PATHS[(failures / 2) % LIST_PATHS.length];
  return (failures % 2 === 1 ? last : inTurn) ?? 'stories';
}

/** The published stories of a list, each once: a repeated id would overwrite itself forever. */
function publishedStories(data: readonly unknown[]): Story[] {
  const stories = new Map<string, Story>();
  for (const raw of data) {
    const story = parseStory(raw);
    if (story && isPublished(story) && !stories.has(story.id)) stories.set(story.id, story);
  }
  return [...stories.values()];
}

const unexpected = (response?: ProviderResponse): ProviderFailure => ({
  provider: 'storychief',
  reason: 'malformed',
  ...(response ? { status: response.status } : {}),
  message: 'Unexpected response format',
});

function parsed<Value>(
  response: ProviderResponse,
  schema: z.ZodType<Value>,
): Result<Value, ProviderFailure> {
  const json = jsonIn(response);
  if (response.status < 200 || response.status > 299) {
    const body = errorBody.safeParse(json);
    const message = body.success
      ? body.data.error
      : `API error: ${response.status} ${response.statusText}`.trim();
    return failure(statusFailure('storychief', response, message));
  }
  const result = schema.safeParse(json);
  return result.success ? success(result.data) : failure(unexpected(response));
}

/** StoryChief's API with our key. */
interface Api {
  outbound: typeof fetch;
  base: string;
  key: string | undefined;
  deadlineMs: number;
}

/**
 * The content service, played by StoryChief's REST API 1.0.
 * @param deadlineMs how long all attempts of one lookup together may take
 */
export function createCms(
  config: SettingsOf<typeof storychief>,
  outbound: typeof fetch,
  deadlineMs: number = DEADLINE_MS,
): Cms {
  const key = config.STORYCHIEF_API_KEY;
  const api: Api = {
    outbound,
    base: config.STORYCHIEF_API_URL.replace(/\/$/, ''),
    key,
    deadlineMs,
  };
  return {
    configured: key !== undefined,
    list: (query) => publishedList(api, query),
    story: (id) => publishedStory(api, id),
    webhook: createStoryWebhook(config),
    proxy: {
      storyPaths: STORY_PATHS,
      async list(query) {
        const found = await listAt(api, LIST_PATHS, query);
        return found.ok ? success(found.value.value) : found;
      },
      story: (path, id) => storyAt(api, [path], id),
    },
  };
}

async function publishedList(
  api: Api,
  { page = 1, count = 50, probe }: StoryListQuery,
): Promise<Result<StoryPage, ProviderFailure>> {
  const paths = probe ? [probedPath(probe)] : LIST_PATHS;
  const found = await listAt(api, paths, { page, count, status: 'published' });
  if (!found.ok) return found;
  const { data, total } = found.value.value;
  const stories = publishedStories(data);
  return success({ stories, received: data.length, total, source: found.value.path });
}

async function publishedStory(
  api: Api,
  id: string,
): Promise<Result<Story | null, ProviderFailure>> {
  const found = await storyAt(api, STORY_PATHS, id);
  if (!found.ok) return found.error.status === 404 ? success(null) : found;
  const story = parseStory(found.value);
  if (!story) return failure(unexpected());
  // A response about one story that leaves its body out means that it has none.
  return success(isPublished(story) ? { ...story, content: story.content ?? null } : null);
}

function listAt(
  api: Api,
  paths: readonly string[],
  { page, count, status }: { page: number; count: number; status: string },
) {
  const query = new URLSearchParams({
    page: String(page),
    // StoryChief reads count; the other two are the original site's names for it.
    per_page: String(count),
    limit: String(count),
    count: String(count),
    status,
  });
  return firstGood(api, paths, { suffix: `?${query}`, schema: listEnvelope });
}

async function storyAt(
  api: Api,
  paths: readonly string[],
  id: string,
): Promise<Result<{ id: string | number }, ProviderFailure>> {
  const query = new URLSearchParams(INCLUDES.map((name) => ['includes[]', name]));
  const found = await firstGood(api, paths, {
    suffix: `/${encodeURIComponent(id)}?${query}`,
    // A response about another story does not count.
    schema: storyEnvelope.refine((story) => String(story.id) === id),
  });
  if (found.ok) return success(found.value.value);
  if (found.error.status !== 404) return found;
  return failure({
    ...found.error,
    message: `Post with ID ${id} not found. Tried all available endpoints.`,
  });
}

/** Tries one path after the other, until one responds well or the time is up. */
async function firstGood<Value>(
  { outbound, base, key, deadlineMs }: Api,
  paths: readonly string[],
  { suffix, schema }: { suffix: string; schema: z.ZodType<Value> },
): Promise<Result<{ value: Value; path: string }, ProviderFailure>> {
  if (!key) return failure(notConfigured('storychief'));
  const until = Date.now() + deadlineMs;
  let worst: ProviderFailure | undefined;
  for (const path of paths) {
    const request = new Request(`${base}/${path}${suffix}`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    });
    const called = await callProvider(outbound, request, {
      provider: 'storychief',
      deadlineMs: Math.max(1, until - Date.now()),
      maxBytes: MAX_BYTES,
    });
    const result = called.ok ? parsed(called.value, schema) : called;
    if (result.ok) return success({ value: result.value, path });
    // A 404 only says that this path has nothing; what is wrong elsewhere matters more.
    if (!worst || worst.status === 404) worst = result.error;
    // The time is used up, or we are asked to slow down: another path changes neither.
    if (result.error.reason === 'timeout' || result.error.status === 429) break;
  }
  return failure(worst ?? notConfigured('storychief'));
}
