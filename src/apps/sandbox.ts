import { Hono } from 'hono';

import type { AppEnv } from '../http/context.ts';

/**
 * Passes /__sandbox to the sandbox Worker, which is bound in development and tests only. In
 * production the path is a 404.
 */
export const sandbox = new Hono<AppEnv>();

for (const path of ['/__sandbox', '/__sandbox/*']) {
  sandbox.all(path, (c, next) => (c.env.SANDBOX ? c.env.SANDBOX.fetch(c.req.raw) : next()));
}
