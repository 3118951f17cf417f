import type { MiddlewareHandler } from 'hono';

import type { AppEnv } from '../context.ts';
import { bodyWithin } from '../request-guards.ts';

/** Decisions on five hundred applications with the text of an e-mail; most routes take less. */
export const DEFAULT_BODY_BYTES = 256 * 1024;

const limitBody = bodyWithin(DEFAULT_BODY_BYTES);

/** Each sets a larger limit of its own, behind its signature or its session check. */
export const LARGER_BODIES: ReadonlySet<string> = new Set([
  '/admin/leads/import',
  '/api/storychief/webhook',
  '/api/save-post-html',
]);

/** No route reads a large body because its author forgot a limit. */
export const defaultBodyLimit: MiddlewareHandler<AppEnv> = (c, next) =>
  LARGER_BODIES.has(c.req.path) ? next() : limitBody(c, next);
