import { paths } from '../../shared/paths.ts';

const DESTINATIONS: ReadonlySet<string> = new Set([
  paths.adminLeads,
  paths.adminAffiliates,
  paths.adminMail,
  paths.adminSite,
  paths.adminAudit,
]);

/**
 * Where a sign-in leads: the staff page that was asked for, with its state, or the leads. Nothing
 * else is believed, as the address comes from the browser.
 */
export function staffDestination(wanted: string): string {
  const url = URL.parse(wanted, 'http://staff');
  return url?.origin === 'http://staff' && DESTINATIONS.has(url.pathname)
    ? url.pathname + url.search
    : paths.adminLeads;
}
