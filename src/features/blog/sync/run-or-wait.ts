import type { ProviderFailure } from '../../../providers/http.ts';
import type { Services } from '../../../services.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import { readJob } from '../store/posts.queries.ts';
import { claimJob } from '../store/stored-posts.queries.ts';

/** Longer than any refresh takes. */
export const CLAIM_MS = 30_000;

/** How often and how long (ms) a view waits for the run of somebody else. */
export const WAIT = { times: 90, everyMs: 100 };
export const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT.everyMs));

/** The failure of a wait that nobody ended. */
export const unheard = (message: string): ProviderFailure => ({
  provider: 'storychief',
  reason: 'timeout',
  message,
  retryable: true,
});

/**
 * Runs a job that a visitor waits for, or waits for the run that somebody else has begun, so that
 * a burst of visitors asks StoryChief once.
 */
export async function runOrWait(
  services: Services,
  job: string,
  run: () => Promise<Result<void, ProviderFailure>>,
): Promise<Result<void, ProviderFailure>> {
  const started = Date.now();
  for (let attempt = 0; attempt < WAIT.times; attempt += 1) {
    const now = Date.now();
    const claimed = await claimJob(services, job, {
      now,
      forMs: CLAIM_MS,
      successBefore: started,
      failureBefore: started,
    });
    if (claimed) return run();
    const state = await readJob(services, job);
    if (state?.succeededAt && state.succeededAt >= started) return success(undefined);
    if (state?.failedAt && state.failedAt >= started) {
      return failure({ ...unheard(state.error ?? ''), reason: 'unreachable' });
    }
    await pause();
  }
  return failure(unheard('Failed to fetch posts'));
}
