import type { AppContext } from '../../http/context.ts';
import { hasSessionCookie } from '../staff/session.ts';

const MAX_USER_AGENT = 500;

/** Programs that load pages; Cubot is a maker of phones. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|scan|archive|fetch|python|curl|wget|java\//i;

/** Every browser says so. */
const BROWSER = /^Mozilla\/5\.0 /;

function isBot(c: AppContext): boolean {
  const agent = (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT);
  // A browser names the page's origin with a beacon.
  return !BROWSER.test(agent) || BOT.test(agent) || c.req.header('origin') === undefined;
}

/** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
const asksForPrivacy = (c: AppContext): boolean =>
  c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';

/** Whether a page view is not counted: visitors who ask for it, staff, programs (VIS-01). */
export const isNotCounted = (c: AppContext): boolean =>
  asksForPrivacy(c) || hasSessionCookie(c) || isBot(c);
