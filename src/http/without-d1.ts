import { withSubstitute } from '../shared/async/with-substitute.ts';
import { logError, traceOf } from '../shared/log.ts';
import type { AppContext } from './context.ts';
import { AppError } from './app-error.ts';
import { respondFromStaleCache } from './cache/respond-from-cache.ts';

/** How long D1 is waited for before a substitute is looked for. D1 usually takes some ten ms. */
export const D1_LEAD_MS = 700;
/** How long this isolate and the edge serve the substitute: the outage may end at any time. */
export const SUBSTITUTE_SECONDS = 10;
export const RETRY_AFTER_SECONDS = 60;

/** The address as it was cached before the outage; undefined where it was not. */
export const cachedBefore = (c: AppContext): Response | undefined =>
  respondFromStaleCache(c.req.raw, SUBSTITUTE_SECONDS * 1000);

/** An error that asks to try again. What is an AppError already stays as it is. */
export function storeFailure(c: AppContext, error: unknown): AppError {
  if (error instanceof AppError) return error;
  logError('store_failed', { request: c.get('requestId'), path: c.req.path, ...traceOf(error) });
  return new AppError(
    'store_failed',
    'This page cannot be shown just now. Please try again in a minute.',
    { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  );
}

/**
 * A response made from D1, or the address as it was cached before where D1 fails or is slow.
 * @throws AppError where it was not cached
 */
export const responseOrCached = (c: AppContext, fromD1: Promise<Response>): Promise<Response> =>
  withSubstitute(fromD1, D1_LEAD_MS, () => Promise.resolve(cachedBefore(c))).catch(
    (error: unknown) => {
      throw storeFailure(c, error);
    },
  );
