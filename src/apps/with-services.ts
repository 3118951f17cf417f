import type { MiddlewareHandler } from 'hono';

import type { AppEnv } from '../http/context.ts';
import { servicesOf } from '../services.ts';

/** Gives a request the stores and the providers. */
export const withServices: MiddlewareHandler<AppEnv> = (c, next) => {
  c.set('services', servicesOf(c.env));
  return next();
};
