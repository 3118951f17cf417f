import type { z } from 'zod';

import { failure, success, type Result } from '../../shared/result.ts';
import {
  call,
  jsonIn,
  notConfigured,
  statusFailure,
  type ProviderAnswer,
  type ProviderFailure,
} from '../http.ts';
import { errorBody, listEnvelope, storyEnvelope } from './api-types.ts';

/** All attempts of one look-up together take at most this long. */
const DEADLINE_MS = 8000;

/** A hundred stories with their bodies are larger than other providers' answers. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Where stories may be found, in the order in which it is tried (first document, section 7). */
const LIST_FAMILIES = ['stories', 'posts', 'publications/posts', 'publications/stories'] as const;
const STORY_FAMILIES = ['stories', 'posts', 'publications/stories', 'publications/posts'] as const;
export type StoryFamily = (typeof STORY_FAMILIES)[number];

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

export type StoryStatus = 'published' | 'draft' | 'scheduled' | 'all';

export interface ListQuery {
  page?: number;
  /** Stories per page, 1 to 100. */
  count?: number;
  status?: StoryStatus;
  /** Asks only this one of the addresses, which is enough to notice that StoryChief is well again. */
  address?: number;
}

export interface StoryList {
  data: unknown[];
  meta: unknown;
  /** How many stories there are on all pages; null where the answer does not say. */
  total: number | null;
  /** Which of the addresses answered, for the next call's `address`. */
  address: number;
}

/** How many addresses a list may be found at. */
export const LIST_ADDRESSES = LIST_FAMILIES.length;

export interface Cms {
  configured: boolean;
  /** A page of the list, newest first; falls back through the families in order (API-03). */
  list(query: ListQuery): Promise<Result<StoryList, ProviderFailure>>;
  /**
   * One story by id, from the first family that has it (POST-08). A failure with status 404 says
   * that none has.
   */
  story(
    id: string,
    families?: readonly StoryFamily[],
  ): Promise<Result<Record<string, unknown>, ProviderFailure>>;
}

const unexpected = (answer: ProviderAnswer): ProviderFailure => ({
  provider: 'storychief',
  reason: 'malformed',
  status: answer.status,
  message: 'Unexpected response format',
  retryable: true,
});

function parsed<Value>(
  answer: ProviderAnswer,
  schema: z.ZodType<Value>,
): Result<Value, ProviderFailure> {
  const json = jsonIn(answer);
  if (answer.status < 200 || answer.status > 299) {
    const said = errorBody.safeParse(json);
    const message = said.success
      ? said.data.error
      : `API error: ${answer.status} ${answer.statusText}`.trim();
    return failure(statusFailure('storychief', answer, message));
  }
  const result = schema.safeParse(json);
  return result.success ? success(result.data) : failure(unexpected(answer));
}

/**
 * The content role, played by StoryChief's REST API 1.0 (providers.md, section 1).
 * @param deadlineMs how long all attempts of one look-up together may take
 */
export function createCms(
  config: { STORYCHIEF_API_KEY?: string | undefined; STORYCHIEF_API_URL: string },
  outbound: typeof fetch,
  deadlineMs: number = DEADLINE_MS,
): Cms {
  const key = config.STORYCHIEF_API_KEY;
  const base = config.STORYCHIEF_API_URL.replace(/\/$/, '');

  /** Asks one address after the other, until one answers well or the time is up. */
  async function firstOf<Value>(
    addresses: readonly string[],
    schema: z.ZodType<Value>,
  ): Promise<Result<{ value: Value; index: number }, ProviderFailure>> {
    if (!key) return failure(notConfigured('storychief'));
    const until = Date.now() + deadlineMs;
    let worst: ProviderFailure | undefined;
    for (const [index, address] of addresses.entries()) {
      const answered = await call(
        outbound,
        new Request(`${base}/${address}`, {
          headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
        }),
        {
          provider: 'storychief',
          deadlineMs: Math.max(1, until - Date.now()),
          maxBytes: MAX_BYTES,
        },
      );
      const result = answered.ok ? parsed(answered.value, schema) : answered;
      if (result.ok) return success({ value: result.value, index });
      // A 404 only says that this address has nothing; what is wrong elsewhere matters more.
      if (!worst || worst.status === 404) worst = result.error;
      // The time is used up, or we are asked to slow down: another address changes neither.
      if (result.error.reason === 'timeout' || result.error.status === 429) break;
    }
    return failure(worst ?? notConfigured('storychief'));
  }

  return {
    configured: key !== undefined,
    async list({ page = 1, count = 50, status = 'published', address }) {
      const query = new URLSearchParams({
        page: String(page),
        // StoryChief reads count; the other two are the original's names for it.
        per_page: String(count),
        limit: String(count),
        count: String(count),
        status,
      });
      const asked =
        address === undefined ? LIST_FAMILIES : LIST_FAMILIES.slice(address, address + 1);
      const found = await firstOf(
        asked.map((family) => `${family}?${query}`),
        listEnvelope,
      );
      return found.ok
        ? success({ ...found.value.value, address: found.value.index + (address ?? 0) })
        : found;
    },
    async story(id, families = STORY_FAMILIES) {
      const query = new URLSearchParams(INCLUDES.map((name) => ['includes[]', name]));
      const found = await firstOf(
        families.map((family) => `${family}/${encodeURIComponent(id)}?${query}`),
        // An answer about another story is no answer.
        storyEnvelope.refine((story) => String(story.id) === id),
      );
      if (found.ok) return success(found.value.value);
      if (found.error.status !== 404) return found;
      return failure({
        ...found.error,
        message: `Post with ID ${id} not found. Tried all available endpoints.`,
      });
    },
  };
}
