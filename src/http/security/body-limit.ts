import type { MiddlewareHandler } from 'hono';

import type { AppEnv } from '../context.ts';
import { bodyWithin } from '../request-guards.ts';

/** Enough for a form or a small JSON object. */
export const DEFAULT_BODY_BYTES = 8 * 1024;

const limitBody = bodyWithin(DEFAULT_BODY_BYTES);

/**
 * The addresses that take more: each of their routes sets a limit of its own, behind its rate limit or
 * its session check.
 */
const OWN_BODY_LIMIT: ReadonlySet<string> = new Set([
  '/contact',
  '/demo',
  '/get-started',
  '/Affiliates',
  '/admin/leads/add',
  '/admin/leads/import',
  '/api/contact',
  '/api/leads',
  '/api/affiliates/applications',
  '/api/verify-captcha',
  '/api/reports',
  '/api/storychief/webhook',
  '/api/partnerstack/affiliates',
  '/api/save-post-html',
]);

/** Staff's calls with many records, notes, replies and texts of e-mails. */
const STAFF_CALL =
  /^\/api\/admin\/(?:(?:leads|messages|applications)\/(?:[\w-]+\/(?:notes|replies)|changes|decisions(?:\/undo)?)|application-texts\/(?:approved|rejected|more_info))$/;

export const hasOwnBodyLimit = (path: string): boolean =>
  OWN_BODY_LIMIT.has(path) || STAFF_CALL.test(path);

/** No route reads a large body because its author forgot a limit. */
export const defaultBodyLimit: MiddlewareHandler<AppEnv> = (c, next) =>
  hasOwnBodyLimit(c.req.path) ? next() : limitBody(c, next);
