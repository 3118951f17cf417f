import type { MiddlewareHandler } from 'hono';

import { isStoreFailed } from '../shared/store-failed.ts';
import { logError, traceOf } from '../shared/log.ts';
import type { AppContext, AppEnv } from './context.ts';
import { AppError } from './app-error.ts';

/** Says what people read where a store fails in the handlers behind it (onError). */
export const whenStoreFails =
  (text: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('storeFailureText', text);
    await next();
  };

/** The error that people may read of what was thrown; undefined for an unexpected one. */
export function errorForPeople(c: AppContext, thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown;
  const text = c.get('storeFailureText');
  if (text === undefined || !isStoreFailed(thrown)) return undefined;
  logError('store_unavailable', traceOf(thrown));
  return new AppError('store_failed', text);
}
