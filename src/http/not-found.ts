import type { Hono, NotFoundHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

import type { AppEnv } from './context.ts';
import { AppError, onError, onNotFound } from './errors.tsx';

/** The methods that the app's own list of routes names for each address. */
function methodsByAddress(app: Hono<AppEnv>): TrieRouter<readonly string[]> {
  const router = new TrieRouter<readonly string[]>();
  for (const { method, path } of app.routes) {
    // Middleware is registered for all methods and is no route.
    if (method !== 'ALL') router.add('ALL', path, method === 'GET' ? ['GET', 'HEAD'] : [method]);
  }
  return router;
}

/**
 * Answers what no route does: 405 with Allow where the address takes other methods, else 404
 * (API-10). Costs nothing to requests that a route answers.
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
