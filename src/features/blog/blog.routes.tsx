import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';

export const blog = new Hono<AppEnv>();
