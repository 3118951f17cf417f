import type { Hono, NotFoundHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

import type { AppEnv } from './context.ts';
import { AppError, onError, onNotFound } from './errors.tsx';

function methodsByAddress(app: Hono<AppEnv>): TrieRouter<readonly string[]> {
  const router = new TrieRouter<readonly string[]>();
  for (const { method, path } of app.routes) {
    // Method ALL is middleware.
    if (method !== 'ALL') router.add('ALL', path, method === 'GET' ? ['GET', 'HEAD'] : [method]);
  }
  return router;
}

/**
 * Responds with 405 and Allow if the path has routes for other methods, else with 404 (API-10).
 */
export function notFoundHandler(app: Hono<AppEnv>): NotFoundHandler<AppEnv> {
  let known: TrieRouter<readonly string[]> | undefined;
  return (c) => {
    known ??= methodsByAddress(app);
    const [found] = known.match('ALL', c.req.path);
    const allowed = [...new Set(found.flatMap(([methods]) => methods))].toSorted();
    if (allowed.length === 0 || allowed.includes(c.req.method)) return onNotFound(c);
    const error = new AppError('method_not_allowed', `This address does not take ${c.req.method}`, {
      headers: { allow: allowed.join(', ') },
    });
    return onError(error, c);
  };
}
