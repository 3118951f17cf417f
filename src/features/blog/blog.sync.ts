import type { ProviderFailure } from '../../providers/http.ts';
import { parseStory, type Story } from '../../providers/cms/wire.ts';
import type { Services } from '../../services.ts';
import { failure, success, type Result } from '../../shared/result.ts';
import { LIST_REQUEST_COUNT, SLUG_LOOKUP_COUNT } from './blog.contract.ts';
import {
  claimJob,
  dropMissing,
  dropPost,
  finishJob,
  keepStories,
  readJob,
  readPost,
  type Post,
} from './blog.queries.ts';
import { CLEANER_VERSION } from './clean-html.ts';

/** The job whose version stands for what every page of the blog shows. */
export const LIST_JOB = 'blog-list';
/** Kept copies older than this are refreshed behind the visitor's back. */
const STALE_AFTER_MS = 45_000;
/** Longer than any refresh takes. */
const CLAIM_MS = 30_000;

/** The kept list's version, and whether there is one at all. */
export interface ListState {
  version: number;
  /** When StoryChief last gave the list (ms); null before the first time. */
  fetchedAt: number | null;
}

export async function readListState(services: Services): Promise<ListState> {
  const job = await readJob(services, LIST_JOB);
  return { version: job?.version ?? 0, fetchedAt: job?.succeededAt ?? null };
}

export const isStale = (fetchedAt: number, now: number = Date.now()): boolean =>
  now - fetchedAt > STALE_AFTER_MS;

const storiesOf = (data: readonly unknown[]): Story[] =>
  data.map(parseStory).filter((story) => story !== null);

const isPublic = (story: Story): boolean => story.status === null || story.status === 'published';

async function fetchList(
  services: Services,
  count: number,
  now: number,
): Promise<Result<{ changed: boolean; stories: Story[] }, ProviderFailure>> {
  const listed = await services.providers.cms.list({ count, status: 'published' });
  if (!listed.ok) return listed;
  const stories = storiesOf(listed.value.data).filter(isPublic);
  const kept = await keepStories(services, stories, now);
  // A full page reaches back to its oldest story; a shorter one is all there is.
  const oldest = Math.min(...stories.map((story) => story.publishedAt ?? Number.MAX_SAFE_INTEGER));
  const reachesBackTo = listed.value.data.length < count ? Number.MIN_SAFE_INTEGER : oldest;
  const dropped = await dropMissing(services, stories, reachesBackTo);
  return success({ changed: kept + dropped > 0, stories });
}

/**
 * Fetches the newest posts and keeps them. Of several runs at once only one asks StoryChief; the
 * others answer null at once.
 */
export async function refreshList(
  services: Services,
  now: number = Date.now(),
): Promise<Result<Story[], ProviderFailure> | null> {
  if (!(await claimJob(services, LIST_JOB, now, CLAIM_MS))) return null;
  const fetched = await fetchList(services, LIST_REQUEST_COUNT, now);
  await finishJob(
    services,
    LIST_JOB,
    fetched.ok
      ? { succeededAt: now, changed: fetched.value.changed }
      : { failedAt: now, error: fetched.error.message },
  );
  return fetched.ok ? success(fetched.value.stories) : fetched;
}

/** How often and how long (ms) a view waits for the run of somebody else. */
const WAIT = { times: 80, everyMs: 100 };

/**
 * The list for a visitor when none is kept: fetched now, or by the run that is already under way.
 */
export async function firstList(services: Services): Promise<Result<void, ProviderFailure>> {
  const started = Date.now();
  for (let attempt = 0; attempt < WAIT.times; attempt += 1) {
    const refreshed = await refreshList(services);
    if (refreshed) return refreshed.ok ? success(undefined) : refreshed;
    await new Promise((resolve) => setTimeout(resolve, WAIT.everyMs));
    const job = await readJob(services, LIST_JOB);
    if (job?.succeededAt) return success(undefined);
    // Somebody else's run has just failed: its reason is ours, and StoryChief is asked once.
    if (job?.failedAt && job.failedAt >= started - CLAIM_MS && job.claimedUntil === null) {
      return failure({
        provider: 'storychief',
        reason: 'unreachable',
        message: job.error ?? 'Failed to fetch posts',
        retryable: true,
      });
    }
  }
  return failure({
    provider: 'storychief',
    reason: 'timeout',
    message: 'Failed to fetch posts',
    retryable: true,
  });
}

/** A post whose body is not kept yet, or belongs to an older state of the story. */
export const lacksBody = (post: Post): boolean =>
  post.contentHtml === null ||
  post.cleanedWith !== CLEANER_VERSION ||
  (post.updatedAt ?? 0) > (post.bodyUpdatedAt ?? 0);

/** Fetches one post by its id and keeps it; one that is no longer published is forgotten. */
export async function refreshPost(
  services: Services,
  id: string,
  slug: string,
  now: number = Date.now(),
): Promise<Result<Post | null, ProviderFailure>> {
  const fetched = await services.providers.cms.story(id);
  if (!fetched.ok) {
    if (fetched.error.status !== 404) return fetched;
    await dropPost(services, slug);
    await pagesChanged(services, now);
    return success(null);
  }
  const story = parseStory(fetched.value);
  if (!story || !isPublic(story)) {
    await dropPost(services, slug);
    await pagesChanged(services, now);
    return success(null);
  }
  // A detail answer without a body has none; without this it would be asked for again and again.
  await keepStories(services, [{ ...story, content: story.content ?? null }], now);
  await pagesChanged(services, now);
  return success((await readPost(services, story.slug)) ?? null);
}

/** Raises the version of the blog's pages without a fetch of the list. */
export async function pagesChanged(services: Services, now: number): Promise<void> {
  const job = await readJob(services, LIST_JOB);
  if (job?.succeededAt) {
    await finishJob(services, LIST_JOB, {
      succeededAt: Math.min(job.succeededAt, now),
      changed: true,
    });
  }
}

/**
 * Looks a slug up that no kept copy has (POST-07): the newest hundred published posts, then the
 * post by its id. The hundred are kept on the way.
 * @returns null where there is no such post
 */
export async function findPost(
  services: Services,
  slug: string,
  now: number = Date.now(),
): Promise<Result<Post | null, ProviderFailure>> {
  const listed = await services.providers.cms.list({
    count: SLUG_LOOKUP_COUNT,
    status: 'published',
  });
  if (!listed.ok) return listed;
  const stories = storiesOf(listed.value.data).filter(isPublic);
  const story = stories.find((one) => one.slug === slug);
  if (!story) return success(null);
  return refreshPost(services, story.id, slug, now);
}
