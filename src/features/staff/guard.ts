import type { MiddlewareHandler } from 'hono';

import type { AppEnv } from '../../http/context.ts';

export const staffGuard: MiddlewareHandler<AppEnv> = async (_c, next) => next();
