import { paths } from '../../shared/paths.ts';

const DESTINATIONS: ReadonlySet<string> = new Set([
  paths.adminLeads,
  paths.adminAffiliates,
  paths.adminMail,
  paths.adminSite,
  paths.adminAudit,
]);

/** The question before a decision, on one application. */
const DECISION = new RegExp(`^${paths.adminAffiliates}/[\\w-]{1,64}$`);

/**
 * Where a sign-in leads: the staff page that was asked for, with its state, or the leads. Nothing
 * else is believed, as the address comes from the browser.
 */
export function staffDestination(wanted: string, otherwise: string = paths.adminLeads): string {
  const url = URL.parse(wanted, 'http://staff');
  const isOurs =
    url?.origin === 'http://staff' &&
    (DESTINATIONS.has(url.pathname) || DECISION.test(url.pathname));
  return isOurs ? url.pathname + url.search : otherwise;
}
