import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { respond } from '../../http/respond.ts';
import { healthApi } from './health.contract.ts';
import { readHealth } from './health.ts';

/** GET /api/health (API-06): always 200 while the Worker answers; the body has the state. */
export const health = new Hono<AppEnv>();

health.get(healthApi.read.path, async (c) =>
  respond(c, healthApi.read, await readHealth(c.get('services'))),
);
