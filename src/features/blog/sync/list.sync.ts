import type { BlogSync } from '../blog-services.ts';
import { LIST_JOB } from '../../../cron-jobs.ts';
import { success, type Result } from '../../../shared/result.ts';
import { LIST_REQUEST_COUNT } from '../blog.contract.ts';
import type { Cms, CmsFailure, Story } from '../cms.port.ts';
import { countPosts } from '../store/posts.queries.ts';
import { readMissing } from '../store/stored-posts.queries.ts';
import { applyStories, removePosts } from './apply-stories.ts';
import { confirmGone } from './confirm-gone.ts';
import {
  finishJob,
  lockJob,
  memoryOf,
  readJob,
  type JobRun,
  type ListMemory,
} from './sync-jobs.queries.ts';

/** Longer than any refresh takes. */
export const LOCK_MS = 30_000;
/** Stored posts older than this are refreshed in the background. */
export const STALE_AFTER_MS = 40_000;
/** Pause after a failure, unless a visitor has nothing to read. */
export const RETRY_AFTER_MS = 20_000;
/** Retry-After is obeyed up to this long: posts have to stay fresh. */
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;
/** Of the posts that a list lacks, one refresh asks for so many, a few at the same time. */
const MISSING_ASKED = 20;
const MISSING_AT_ONCE = 4;
/** How long (ms) one refresh backfills older pages. */
const BACKFILL_MS = 6_000;

/** How long (ms) to pause after a failure. */
export const pauseAfter = ({ retryAfterMs = 0 }: CmsFailure): number =>
  Math.min(Math.max(RETRY_AFTER_MS, retryAfterMs), LONGEST_RETRY_AFTER_MS);

export const isStale = (fetchedAt: number, now: number = Date.now()): boolean =>
  now - fetchedAt > STALE_AFTER_MS;

/** Whether the last request for the list failed. */
export const isCmsDown = (job: JobRun | undefined): boolean =>
  (job?.failedAt ?? 0) > (job?.succeededAt ?? 0);

async function isDenied(cms: Cms, id: string): Promise<boolean> {
  const found = await cms.story(id);
  return found.ok && found.value === null;
}

/**
 * Deletes posts that a list should have and lacks, a few at a time: each is asked for first, as a list
 * that is short, empty or sorted in another way must not empty the blog.
 * @param from the publication time (ms) of the list's oldest story; null where the list is complete
 */
async function removeMissing(
  services: BlogSync,
  stories: readonly Story[],
  from: number | null,
): Promise<Result<void, CmsFailure>> {
  const missing = await readMissing(services.db, stories, from);
  const gone: string[] = [];
  for (let start = 0; start < Math.min(missing.length, MISSING_ASKED); start += MISSING_AT_ONCE) {
    const asked = missing.slice(start, start + MISSING_AT_ONCE);
    const denied = await Promise.all(asked.map(({ id }) => isDenied(services.providers.cms, id)));
    gone.push(...asked.filter((_, index) => denied[index]).map(({ id }) => id));
    // The list lacks a post that there is: it is the list that is wrong.
    if (!denied.every(Boolean)) break;
  }
  if (gone.length === 0) return success(undefined);
  const confirmed = await confirmGone(services, gone);
  if (confirmed.ok) await removePosts(services, gone);
  return confirmed;
}

/** Stores older pages of the list, a few each time, until every post is stored. */
async function backfill(
  services: BlogSync,
  memory: ListMemory,
  total: number | null,
): Promise<ListMemory> {
  if (total === null) return memory;
  const stored = await countPosts(services.db);
  if (stored >= total) return memory;
  // Some stories have no post, e.g. without a slug: with nothing changed, another pass brings no more.
  if (memory.completedWith?.total === total && memory.completedWith.stored === stored)
    return memory;
  const until = Date.now() + BACKFILL_MS;
  let page = memory.nextPage;
  while (Date.now() < until) {
    const listed = await services.providers.cms.list({ page, count: LIST_REQUEST_COUNT });
    if (!listed.ok) break;
    const { stories, received } = listed.value;
    await applyStories(services, stories);
    if (page * LIST_REQUEST_COUNT >= total || received === 0) {
      return {
        ...memory,
        nextPage: 2,
        completedWith: { total, stored: await countPosts(services.db) },
      };
    }
    page += 1;
  }
  return { ...memory, nextPage: page };
}

/** Stores the newest posts, and removes those that are gone. */
async function fetchList(
  services: BlogSync,
  memory: ListMemory,
  probeOnly: boolean,
): Promise<Result<{ memory: ListMemory; total: number | null }, CmsFailure>> {
  const listed = await services.providers.cms.list({
    count: LIST_REQUEST_COUNT,
    ...(probeOnly ? { probe: memory } : {}),
  });
  if (!listed.ok) return listed;
  const { stories, received, total, source } = listed.value;
  await applyStories(services, stories);
  // A full page reaches back to its oldest story; a shorter one is the whole list.
  const isComplete = received < LIST_REQUEST_COUNT;
  const oldest = Math.min(...stories.map(({ publishedAt }) => publishedAt ?? Infinity));
  const removed = await removeMissing(services, stories, isComplete ? null : oldest);
  if (!removed.ok) return removed;
  return success({ memory: { ...memory, source, failures: 0 }, total });
}

/** Refreshes the newest posts in the background, once for concurrent views, and not after a failure. */
export async function refreshStaleList(services: BlogSync): Promise<void> {
  const now = Date.now();
  const conditions = { now, forMs: LOCK_MS, successBefore: now - STALE_AFTER_MS };
  if (!(await lockJob(services.db, LIST_JOB, conditions))) return;
  const job = await readJob(services.db, LIST_JOB);
  const memory = memoryOf(job);
  // In an outage, the list is asked for only once, to see whether it is over.
  const fetched = await fetchList(services, memory, isCmsDown(job));
  await finishJob(
    services.db,
    LIST_JOB,
    fetched.ok
      ? {
          failure: null,
          memory: await backfill(services, fetched.value.memory, fetched.value.total),
        }
      : {
          failure: fetched.error,
          pauseMs: pauseAfter(fetched.error),
          memory: { ...memory, failures: memory.failures + 1 },
        },
  );
}

/** The list for a visitor when none is stored, fetched now. Older posts follow with the next refresh. */
export async function fetchFirstList(services: BlogSync): Promise<Result<void, CmsFailure>> {
  const memory = memoryOf(await readJob(services.db, LIST_JOB));
  const fetched = await fetchList(services, memory, false);
  await finishJob(
    services.db,
    LIST_JOB,
    fetched.ok ? { failure: null, memory: fetched.value.memory } : { failure: fetched.error },
  );
  return fetched.ok ? success(undefined) : fetched;
}
