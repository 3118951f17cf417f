import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { errorJson, isApi, onNotFound } from '../../http/errors.tsx';
import { renderPrivate } from '../../http/page/render.tsx';
import {
  hasBody,
  isUnsafe,
  mediaType,
  refuseCrossSite,
  refuseLinkFromElsewhere,
} from '../../http/request-guards.ts';
import { personOf } from './access.ts';
import { hasSessionCookie, sessionOf } from './session.ts';
import { staffDestination } from '../staff-destination.ts';
import { signInPage } from './SignInPage.tsx';
import { sessionApi, staffForms } from '../staff.contract.ts';
import { isStaffPath } from '../../http/security/staff-paths.ts';

/** Sign-in endpoints: exempt from the session check. */
const OPEN: Record<string, string> = {
  [sessionApi.signIn.path]: 'POST',
  [staffForms.signIn]: 'POST',
};

function refuseForeignBody(c: AppContext): void {
  if (!isUnsafe(c.req.method) || !hasBody(c.req.raw)) return;
  const expected = isApi(c) ? 'application/json' : 'application/x-www-form-urlencoded';
  if (mediaType(c) !== expected) {
    throw new AppError('wrong_type', `Send the body as ${expected}`);
  }
}

/** Whether a page of staff is at the path; the sign-in page also stands at the addresses of its forms. */
const isStaffPage = (c: AppContext): boolean =>
  matchedRoutes(c).some(({ method }) => method !== 'ALL') ||
  Object.values<string>(staffForms).includes(c.req.path);

const isPageView = (c: AppContext): boolean =>
  !isApi(c) && (c.req.method === 'GET' || c.req.method === 'HEAD');

function requestedPage(c: AppContext): string {
  const { pathname, search } = new URL(c.req.url);
  return staffDestination(pathname + search);
}

/** Sets who is there. @returns whether they have a session @throws AppError of personOf, store_failed */
async function identify(c: AppContext): Promise<boolean> {
  const person = await personOf(c);
  if (person !== undefined) c.set('person', person);
  const session = await sessionOf(c);
  if (session) c.set('staff', person === undefined ? session : { ...session, name: person });
  return session !== undefined;
}

/**
 * Runs before every route of the site for staff: staff paths need a token of Cloudflare
 * Access where it is set up, and a session. Without a session,
 * APIs answer 401 and pages show the sign-in page. Where no page is, a stranger sees Not Found.
 */
export const staffGuard: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { path } = c.req;
  if (!isStaffPath(path)) {
    if (hasSessionCookie(c)) await identify(c).catch(() => undefined);
    return next();
  }
  refuseCrossSite(c);
  if (isApi(c)) refuseLinkFromElsewhere(c);
  const isSignedIn = await identify(c);
  if (!isSignedIn && OPEN[path] !== c.req.method) {
    if (isPageView(c) && !isStaffPage(c)) return onNotFound(c);
    if (isApi(c)) {
      return errorJson(c, new AppError('no_session', 'Please sign in to the staff area'));
    }
    return renderPrivate(c, { ...signInPage(c, { destination: requestedPage(c) }), status: 401 });
  }
  refuseForeignBody(c);
  return next();
};
