import type { Hono, NotFoundHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

import type { AppContext, AppEnv } from './context.ts';
import { AppError } from './app-error.ts';
import { errorJson, isApi, onError, onNotFound } from './errors.tsx';
import { enforceMissingLimit } from './rate-limit.ts';

function methodsByAddress(app: Hono<AppEnv>): TrieRouter<readonly string[]> {
  const router = new TrieRouter<readonly string[]>();
  for (const { method, path } of app.routes) {
    // Method ALL is middleware.
    if (method !== 'ALL') router.add('ALL', path, method === 'GET' ? ['GET', 'HEAD'] : [method]);
  }
  return router;
}

/** 404, or a cheaper 429 for an address that tries many paths. */
async function respondMissing(c: AppContext): Promise<Response> {
  try {
    await enforceMissingLimit(c);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return isApi(c) ? errorJson(c, error) : c.text(error.message, 429, error.details.headers);
  }
  return onNotFound(c);
}

/**
 * Responds with 405 and Allow if the path has routes for other methods, else with 404.
 */
export function notFoundHandler(app: Hono<AppEnv>): NotFoundHandler<AppEnv> {
  let known: TrieRouter<readonly string[]> | undefined;
  return (c) => {
    known ??= methodsByAddress(app);
    const [found] = known.match('ALL', c.req.path);
    const allowed = [...new Set(found.flatMap(([methods]) => methods))].toSorted();
    if (allowed.length === 0 || allowed.includes(c.req.method)) return respondMissing(c);
    const error = new AppError('method_not_allowed', `This address does not take ${c.req.method}`, {
      headers: { allow: allowed.join(', ') },
    });
    return onError(error, c);
  };
}
