import type { Hono, NotFoundHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

import type { SandboxEnv } from './env.ts';
import { json } from './responses.ts';
import type { SandboxState } from './state.ts';

/** What the sandbox's own routes are given. */
export interface SandboxHono {
  Bindings: { state: SandboxState; site: SandboxEnv['SITE'] };
}

/** 405 with Allow for a path that takes other methods, else 404; both with `{error}`. */
export function noSuchRoute(app: Hono<SandboxHono>): NotFoundHandler<SandboxHono> {
  const router = new TrieRouter<string>();
  for (const { method, path } of app.routes) {
    // Middleware is registered for all methods.
    if (method !== 'ALL') router.add('ALL', path, method);
  }
  return (c) => {
    const path = c.req.path.replace(/\/$/, '');
    const allowed = [...new Set(router.match('ALL', path)[0].map(([method]) => method))];
    if (allowed.length === 0) return json({ error: `path: the sandbox has no ${path}` }, 404);
    const allow = allowed.join(', ');
    return json({ error: `method: this call takes ${allow}` }, 405, { Allow: allow });
  };
}
