import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';

export const product = new Hono<AppEnv>();
