import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';

export const health = new Hono<AppEnv>();

health.get('/api/health', (c) => c.json({ status: 'ok' }));
