import { Hono } from 'hono';

import type { AppEnv } from './context.ts';

/**
 * Hands the sandbox's own address space to the sandbox Worker where one is bound (a developer's
 * machine, tests). In production nothing is bound, and the address is like any other unknown one.
 */
export const sandbox = new Hono<AppEnv>();

for (const path of ['/__sandbox', '/__sandbox/*']) {
  sandbox.all(path, (c, next) => (c.env.SANDBOX ? c.env.SANDBOX.fetch(c.req.raw) : next()));
}
