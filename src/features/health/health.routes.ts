import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { readHealth } from './health.ts';

/** GET /api/health (API-06): always 200 while the Worker answers; the body tells how it is. */
export const health = new Hono<AppEnv>();

health.get('/api/health', async (c) => c.json(await readHealth(c.get('services'))));
