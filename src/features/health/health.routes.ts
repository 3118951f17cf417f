import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { briefJson } from '../../http/cache/brief-cache.ts';
import { healthApi } from './health.contract.ts';
import { readHealth } from './health.ts';

/** A caller learns of an outage this much later. Each check reads from all three stores. */
const CACHED_MS = 10_000;

/** GET /api/health (API-06): always 200 while the Worker answers; the body has the state. */
export const health = new Hono<AppEnv>();

health.get(healthApi.read.path, (c) =>
  briefJson(c, { key: 'health', forMs: CACHED_MS }, () => readHealth(c.get('services'))),
);
