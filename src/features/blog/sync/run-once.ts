import type { Services } from '../../../services.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import type { CmsFailure } from '../cms.port.ts';
import { lockJob, readJob } from './sync-jobs.queries.ts';

/** Longer than any refresh takes. */
export const LOCK_MS = 30_000;

/** How often and how long (ms) a view waits for another request's run. */
export const WAIT = { times: 90, everyMs: 100 };
export const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT.everyMs));

/** Another request runs the job and did not finish in time. */
export const waitTimedOut = (message: string): CmsFailure => ({ reason: 'timeout', message });

/**
 * Runs a job that a visitor waits for, or waits for the run that another request has begun: a burst
 * of visitors asks the content service once.
 */
export async function runOnce(
  services: Services,
  job: string,
  run: () => Promise<Result<void, CmsFailure>>,
): Promise<Result<void, CmsFailure>> {
  const started = Date.now();
  for (let attempt = 0; attempt < WAIT.times; attempt += 1) {
    const now = Date.now();
    const locked = await lockJob(services, job, {
      now,
      forMs: LOCK_MS,
      successBefore: started,
      failureBefore: started,
    });
    if (locked) return run();
    const state = await readJob(services, job);
    if (state?.succeededAt && state.succeededAt >= started) return success(undefined);
    if (state?.failedAt && state.failedAt >= started) {
      return failure({ reason: 'unreachable', message: state.error ?? '' });
    }
    await pause();
  }
  return failure(waitTimedOut('Failed to fetch posts'));
}
