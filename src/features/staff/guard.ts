import type { MiddlewareHandler } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError, errorJson, isApi } from '../../http/errors.tsx';
import {
  bodyWithin,
  hasBody,
  isUnsafe,
  mediaType,
  refuseCrossSite,
} from '../../http/request-guards.ts';
import { hasSessionCookie, sessionOf } from './session.ts';
import { renderSignIn } from './SignInPage.tsx';
import { staffForms } from './staff.contract.ts';

/** Everything of staff, by how its address begins; a new route there is refused from its first day. */
const STAFF = /^\/(?:admin|api\/admin|api\/partnerstack|api\/save-post-html)(?![a-z0-9_-])/;

/** The two ways to sign in, which nobody could use who must have done so before. */
const OPEN: Record<string, string> = {
  '/api/admin/session': 'POST',
  [staffForms.signIn]: 'POST',
};

/** Enough for a form or a small JSON object. */
const limitBody = bodyWithin(8 * 1024);

/** The calls that need more: each of their routes sets a larger limit of its own. */
const OWN_BODY_LIMIT: ReadonlySet<string> = new Set([
  '/api/partnerstack/affiliates',
  '/api/save-post-html',
]);

/** Public calls that say more to staff: the session is looked at, and not required. */
const SAYS_MORE_TO_STAFF = /^\/api\/storychief\//;

/** The address as a careless reader might take it: decoded to the end, slashes merged, dots walked. */
function looseReading(path: string): string {
  let text = path;
  for (let round = 0; round < 3 && text.includes('%'); round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  const slashed = text.replace(/[\\/]+/g, '/');
  return (URL.parse(slashed, 'http://staff')?.pathname ?? slashed).toLowerCase();
}

/**
 * Whether an address is staff's. The spelling that the router matches decides; what merely looks
 * like a staff address in another spelling is refused too.
 */
export function isStaffPath(path: string): boolean {
  return STAFF.test(path.toLowerCase()) || STAFF.test(looseReading(path));
}

function refuseForeignBody(c: AppContext): void {
  if (!isUnsafe(c.req.method) || !hasBody(c.req.raw)) return;
  const expected = isApi(c) ? 'application/json' : 'application/x-www-form-urlencoded';
  if (mediaType(c) !== expected) {
    throw new AppError('wrong_type', `Send the body as ${expected}`);
  }
}

/**
 * Stands before every room: what is staff's is refused unless a session in the database says
 * otherwise (ADM-11, API-08, API-11, Y-01). APIs answer 401, pages show the sign-in in their place.
 */
export const staffGuard: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { path } = c.req;
  if (!isStaffPath(path)) {
    if (SAYS_MORE_TO_STAFF.test(path) && hasSessionCookie(c)) {
      const session = await sessionOf(c).catch(() => undefined);
      if (session) c.set('staff', session);
    }
    return next();
  }
  refuseCrossSite(c);
  const session = await sessionOf(c);
  if (session) c.set('staff', session);
  else if (OPEN[path] !== c.req.method) {
    return isApi(c)
      ? errorJson(c, new AppError('no_session', 'Please sign in to the staff area'))
      : renderSignIn(c, { status: 401 });
  }
  refuseForeignBody(c);
  return OWN_BODY_LIMIT.has(path) ? next() : limitBody(c, next);
};
