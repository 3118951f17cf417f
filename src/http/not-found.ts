import type { ErrorHandler, Hono, NotFoundHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

import type { AppContext, AppEnv } from './context.ts';
import { AppError } from './app-error.ts';
import { errorJson, isApi, onNotFound } from './errors.tsx';
import { enforceMissingLimit } from './rate-limit.ts';

function methodsByAddress(app: Hono<AppEnv>): TrieRouter<readonly string[]> {
  const router = new TrieRouter<readonly string[]>();
  for (const { method, path } of app.routes) {
    // Method ALL is middleware.
    if (method !== 'ALL') router.add('ALL', path, method === 'GET' ? ['GET', 'HEAD'] : [method]);
  }
  return router;
}

/** A cheap 429 for an address that tries many paths; undefined for the others. */
async function refuseScanner(c: AppContext): Promise<Response | undefined> {
  try {
    await enforceMissingLimit(c);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return isApi(c) ? errorJson(c, error) : c.text(error.message, 429, error.details.headers);
  }
}

/**
 * Responds with 405 and Allow if the path has routes for other methods, else with 404.
 * @param whenFailed renders an error that has a text of its own
 */
export function notFoundHandler(
  app: Hono<AppEnv>,
  whenFailed: ErrorHandler<AppEnv>,
): NotFoundHandler<AppEnv> {
  let known: TrieRouter<readonly string[]> | undefined;
  const missing = (c: AppContext, hasRoute: boolean) =>
    // Staff stay in their area where it has what is not there any more.
    hasRoute && !isApi(c) && c.get('staff')
      ? whenFailed(new AppError('not_found', 'This is no longer there'), c)
      : onNotFound(c);
  return async (c) => {
    known ??= methodsByAddress(app);
    const [found] = known.match('ALL', c.req.path);
    const allowed = [...new Set(found.flatMap(([methods]) => methods))].toSorted();
    const isMissing = allowed.length === 0 || allowed.includes(c.req.method);
    if (isMissing) return (await refuseScanner(c)) ?? missing(c, allowed.length > 0);
    const error = new AppError('method_not_allowed', `This address does not take ${c.req.method}`, {
      headers: { allow: allowed.join(', ') },
    });
    return whenFailed(error, c);
  };
}
