import type { Services } from '../../../services.ts';
import { success, type Result } from '../../../shared/result.ts';
import { LIST_REQUEST_COUNT } from '../blog.contract.ts';
import type { CmsFailure, Story } from '../cms.port.ts';
import { readMissing } from '../store/stored-posts.queries.ts';
import { applyStories, removePosts } from './apply-changes.ts';
import { LIST_JOB } from '../store/blog-version.queries.ts';
import { continueBackfill, needsBackfill } from './backfill.ts';
import { LOCK_MS, runOnce } from './run-once.ts';
import {
  finishJob,
  lockJob,
  readBackfill,
  readJob,
  type BackfillState,
  type JobRun,
} from './sync-jobs.queries.ts';

/** Stored posts older than this are refreshed in the background. */
export const STALE_AFTER_MS = 40_000;
/** Pause after a failure, unless a visitor has nothing to read. */
export const RETRY_AFTER_MS = 20_000;
/** Retry-After is obeyed up to this long: posts have to stay fresh. */
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;
/** Of the posts that a list lacks, so many are asked for before any is deleted. */
const MISSING_SAMPLE = 4;
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

async function isGone(services: Services, id: string): Promise<boolean> {
  const found = await services.providers.cms.story(id);
  return found.ok && found.value === null;
}

/**
 * Deletes the posts that a list should have and lacks. A sample is asked for first: a list that is
 * empty by mistake, or sorted in another way, must not empty the blog.
 * @param from the publication time (ms) of the list's oldest story; null where the list is complete
 */
async function removeMissing(
  services: Services,
  stories: readonly Story[],
  from: number | null,
): Promise<void> {
  const missing = await readMissing(services, stories, from);
  if (missing.length === 0) return;
  const sample = missing.slice(0, MISSING_SAMPLE);
  const verdicts = await Promise.all(sample.map(({ id }) => isGone(services, id)));
  const gone = verdicts.every(Boolean) ? missing : sample.filter((_, index) => verdicts[index]);
  if (gone.length === 0) return;
  await removePosts(
    services,
    gone.map(({ id }) => id),
  );
}

interface ListRun {
  /** Whether older pages are backfilled too; not where a visitor waits for the first. */
  backfills: boolean;
  /** Whether the list is asked for only once, to see whether an outage is over. */
  probeOnly: boolean;
}

async function fetchList(
  services: Services,
  state: BackfillState,
  { backfills, probeOnly }: ListRun,
): Promise<Result<BackfillState, CmsFailure>> {
  const listed = await services.providers.cms.list({
    count: LIST_REQUEST_COUNT,
    ...(probeOnly ? { probe: state } : {}),
  });
  if (!listed.ok) return listed;
  const { stories, received, total, source } = listed.value;
  const found = { ...state, source, failures: 0, retryAfterMs: 0 };
  await applyStories(services, stories);
  // A full page reaches back to its oldest story; a shorter one is the whole list.
  const isComplete = received < LIST_REQUEST_COUNT;
  const oldest = Math.min(...stories.map(({ publishedAt }) => publishedAt ?? Infinity));
  await removeMissing(services, stories, isComplete ? null : oldest);
  return success(
    backfills && total !== null && (await needsBackfill(services, found, total))
      ? await continueBackfill(services, found, total, { time: Date.now() + BACKFILL_MS })
      : found,
  );
}

/** Runs the locked job to its end. */
async function runList(services: Services, backfills: boolean): Promise<Result<void, CmsFailure>> {
  const [job, state] = await Promise.all([
    readJob(services, LIST_JOB),
    readBackfill(services, LIST_JOB),
  ]);
  const probeOnly = backfills && isCmsDown(job);
  const fetched = await fetchList(services, state, { backfills, probeOnly });
  // The run's end, not its start: requests that waited for it need not ask again.
  const now = Date.now();
  if (fetched.ok) {
    await finishJob(services, LIST_JOB, { succeededAt: now }, { backfill: fetched.value });
    return success(undefined);
  }
  const { message: error, reason: failedBy } = fetched.error;
  const failures = state.failures + 1;
  await finishJob(
    services,
    LIST_JOB,
    { failedAt: now, error, failedBy },
    { backfill: { ...state, failures, retryAfterMs: pauseAfter(fetched.error) } },
  );
  return fetched;
}

/** Refreshes the newest posts in the background, once for concurrent views, and not after a failure. */
export async function refreshStaleList(services: Services): Promise<void> {
  const now = Date.now();
  const locked = await lockJob(services, LIST_JOB, {
    now,
    forMs: LOCK_MS,
    successBefore: now - STALE_AFTER_MS,
    failureBefore: now - RETRY_AFTER_MS,
    afterPause: true,
  });
  if (locked) await runList(services, true);
}

/** The list for a visitor when none is stored: fetched now, or by the run that is under way. */
export const firstList = (services: Services): Promise<Result<void, CmsFailure>> =>
  runOnce(services, LIST_JOB, () => runList(services, false));
