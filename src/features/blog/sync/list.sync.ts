import { LIST_ADDRESSES, type StoryList } from '../../../providers/cms/client.ts';
import { parseStory, type Story } from '../../../providers/cms/api-types.ts';
import type { ProviderFailure } from '../../../providers/http.ts';
import { purgeTags } from '../../../http/page/purge.ts';
import type { Services } from '../../../services.ts';
import { success, type Result } from '../../../shared/result.ts';
import { LIST_REQUEST_COUNT } from '../blog.contract.ts';
import { countPosts } from '../store/post-list.queries.ts';
import { readJob, type JobRun } from '../store/posts.queries.ts';
import { followChanges, followRemovals, type SnapshotMode } from '../snapshots/snapshots.ts';
import { pageTag, postTag } from '../blog.tags.ts';
import {
  claimJob,
  dropPosts,
  finishJob,
  keepStories,
  raiseVersion,
  readMissing,
  type Effect,
} from '../store/stored-posts.queries.ts';
import { CLAIM_MS, runOrWait } from './run-or-wait.ts';

/** The job whose version stands for what every page of the blog shows. */
export const LIST_JOB = 'blog-list';
/** Kept copies older than this are refreshed behind the visitor's back. */
export const STALE_AFTER_MS = 40_000;
/** After a failure StoryChief is left alone for this long, unless a visitor has nothing to read. */
export const RETRY_AFTER_MS = 20_000;
/** Where it asks to be left alone for longer it is, for so long at most: posts have to stay fresh. */
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;

/** How long StoryChief is left alone after a failure (ms). */
export const pauseAfter = ({ retryAfterMs = 0 }: ProviderFailure): number =>
  Math.min(Math.max(RETRY_AFTER_MS, retryAfterMs), LONGEST_RETRY_AFTER_MS);
/** Of the posts that a list no longer has, so many are asked for before any is forgotten. */
const MISSING_SAMPLE = 4;
/** How long (ms) one refresh walks the older pages of the list. */
const OLDER_WALK_MS = 6_000;

export const isStale = (fetchedAt: number, now: number = Date.now()): boolean =>
  now - fetchedAt > STALE_AFTER_MS;

/** Whether a story says nothing against being read by anyone. */
export const isPublic = ({ status }: Story): boolean =>
  status === undefined || status === 'published';

/** The published stories of an answer, each once: a repeated id would overwrite itself for ever. */
export function publishedStories({ data }: StoryList): Story[] {
  const stories = new Map<string, Story>();
  for (const raw of data) {
    const story = parseStory(raw);
    if (story && isPublic(story) && !stories.has(story.id)) stories.set(story.id, story);
  }
  return [...stories.values()];
}

/** More tags than this are purged as one: a first synchronisation touches every page. */
const MAX_TAGS = 90;

/** Cache tags: `blog` all pages of the blog, `blog-list` its lists, `blog-feed` what names all posts. */
function tagsOf({ posts, pages, moved }: Effect): string[] {
  const tags = [
    'blog-feed',
    ...posts.map(postTag),
    ...(moved ? ['blog-list', ...pages.map(pageTag)] : []),
  ];
  return tags.length > MAX_TAGS ? ['blog'] : tags;
}

/** Has exactly those pages made anew that show a change. @returns whether there was one */
async function announce(services: Services, effect: Effect): Promise<boolean> {
  if (effect.posts.length === 0) return false;
  await raiseVersion(services, LIST_JOB);
  await purgeTags(tagsOf(effect));
  return true;
}

/** Keeps stories and minds their HTML copies. @returns whether pages changed */
export async function keep(
  services: Services,
  stories: readonly Story[],
  snapshots: SnapshotMode = 'write',
): Promise<boolean> {
  const kept = await keepStories(services, stories, Date.now());
  const announced = await announce(services, kept);
  await followChanges(services, kept.changed, snapshots);
  return announced;
}

/** Forgets posts and their HTML copies. @returns whether there were any */
export async function forget(services: Services, ids: readonly string[]): Promise<boolean> {
  const dropped = await dropPosts(services, ids);
  const announced = await announce(services, dropped);
  await followRemovals(services, dropped.gone);
  return announced;
}

async function isGone(services: Services, id: string): Promise<boolean> {
  const asked = await services.providers.cms.story(id);
  if (!asked.ok) return asked.error.status === 404;
  const story = parseStory(asked.value);
  return story !== null && !isPublic(story);
}

/**
 * Forgets the posts that a list should have and has not. Some are asked for first: a list that is
 * empty by mistake, or sorted otherwise than we think, must not cost us the blog.
 */
async function forgetMissing(
  services: Services,
  stories: readonly Story[],
  from: number | null,
): Promise<void> {
  const missing = await readMissing(services, stories, from);
  if (missing.length === 0) return;
  const sample = missing.slice(0, MISSING_SAMPLE);
  const verdicts = await Promise.all(sample.map(({ id }) => isGone(services, id)));
  const gone = verdicts.every(Boolean) ? missing : sample.filter((_, index) => verdicts[index]);
  await forget(
    services,
    gone.map(({ id }) => id),
  );
}

/** How far the older pages of the list have been kept, and where StoryChief was found. */
export interface Walk {
  /** The next page to fetch. */
  next: number;
  /** The number of stories at which the last page was reached; null before. */
  doneAt: number | null;
  /** Which of StoryChief's addresses had the list last. */
  address: number;
  /** How often it has been asked in vain since. */
  failures: number;
  /** How long (ms) it is left alone after its last failure. */
  restMs: number;
}

const START: Walk = {
  next: 2,
  doneAt: null,
  address: 0,
  failures: 0,
  restMs: 0,
};

export function readWalk(summary: string | null | undefined): Walk {
  return { ...START, ...(JSON.parse(summary ?? '{}') as Partial<Walk>) };
}

/**
 * Keeps older pages of the list, a few each time, until every post is kept (Y-05).
 * @param until when (ms) to stop, or what a page must hold for it to be enough
 * @returns where to go on
 */
export async function walkOlder(
  services: Services,
  walk: Walk,
  total: number,
  until: { time: number; holds?: (story: Story) => boolean },
): Promise<Walk> {
  let { next } = walk;
  while (Date.now() < until.time) {
    const listed = await services.providers.cms.list({ page: next, count: LIST_REQUEST_COUNT });
    if (!listed.ok) break;
    const stories = publishedStories(listed.value);
    await keep(services, stories);
    if (next * LIST_REQUEST_COUNT >= total || listed.value.data.length === 0) {
      return { ...walk, next: 2, doneAt: total };
    }
    next += 1;
    if (until.holds && stories.some(until.holds)) break;
  }
  return { ...walk, next };
}

/** Whether posts are missing among the kept ones that the list's older pages may have. */
export const lacksOlder = async (
  services: Services,
  walk: Walk,
  total: number | null,
): Promise<boolean> =>
  total !== null && walk.doneAt !== total && (await countPosts(services)) < total;

/** Whether StoryChief did not answer when it was last asked for the list. */
export const isOut = (job: JobRun | undefined): boolean =>
  (job?.failedAt ?? 0) > (job?.succeededAt ?? 0);

/** The address to try next in an outage: every other time where the list was, else each in turn. */
const watchedAddress = ({ address, failures }: Walk): number =>
  failures % 2 === 1 ? address : (failures / 2) % LIST_ADDRESSES;

async function fetchList(
  services: Services,
  walk: Walk,
  { walksOn, watches }: { walksOn: boolean; watches: boolean },
): Promise<Result<Walk, ProviderFailure>> {
  const listed = await services.providers.cms.list({
    count: LIST_REQUEST_COUNT,
    ...(watches ? { address: watchedAddress(walk) } : {}),
  });
  if (!listed.ok) return listed;
  const { address, total } = listed.value;
  const found = { ...walk, address, failures: 0, restMs: 0 };
  const stories = publishedStories(listed.value);
  await keep(services, stories);
  // A full page reaches back to its oldest story; a shorter one is all there is.
  const isAll = listed.value.data.length < LIST_REQUEST_COUNT;
  const oldest = Math.min(...stories.map(({ publishedAt }) => publishedAt ?? Infinity));
  await forgetMissing(services, stories, isAll ? null : oldest);
  return success(
    walksOn && total !== null && (await lacksOlder(services, found, total))
      ? await walkOlder(services, found, total, { time: Date.now() + OLDER_WALK_MS })
      : found,
  );
}

/**
 * Runs the claimed refresh of the list to its end.
 * @param walksOn whether it goes on to the older pages; not where a visitor waits for the first
 */
async function runList(
  services: Services,
  walksOn: boolean,
): Promise<Result<void, ProviderFailure>> {
  const job = await readJob(services, LIST_JOB);
  const walk = readWalk(job?.summary);
  // An outage is watched with as many calls as a well StoryChief gets: one.
  const watches = walksOn && isOut(job);
  const fetched = await fetchList(services, walk, { walksOn, watches });
  const now = Date.now();
  await finishJob(
    services,
    LIST_JOB,
    fetched.ok
      ? {
          // Its end, not its start: whoever came while it ran need not ask again.
          succeededAt: now,
          summary: JSON.stringify(fetched.value),
        }
      : {
          failedAt: now,
          error: fetched.error.message,
          failedBy: fetched.error.reason,
          summary: JSON.stringify({
            ...walk,
            failures: walk.failures + 1,
            restMs: pauseAfter(fetched.error),
          }),
        },
  );
  return fetched.ok ? success(undefined) : fetched;
}

/**
 * Fetches the newest posts behind a visitor's back. Of several who find the list old only one asks
 * StoryChief, and after a failure nobody does for a while.
 */
export async function refreshStaleList(services: Services): Promise<void> {
  const now = Date.now();
  const claimed = await claimJob(services, LIST_JOB, {
    now,
    forMs: CLAIM_MS,
    successBefore: now - STALE_AFTER_MS,
    failureBefore: now - RETRY_AFTER_MS,
    onlyIfRested: true,
  });
  if (claimed) await runList(services, true);
}

/** The list for a visitor when none is kept: fetched now, or by the run that is already under way. */
export const firstList = (services: Services): Promise<Result<void, ProviderFailure>> =>
  runOrWait(services, LIST_JOB, () => runList(services, false));
