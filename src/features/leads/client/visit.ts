/** Staff pages do not count as visits. */
const STAFF = /^\/admin\b/;
/** How the parameters begin that may name a partner (src/shared/partner-visit.ts). */
const PARTNER = /[?&](amp;)?(ps_partner|gspk|partner|ref|affiliate|utm_source)/i;

/**
 * Stores the visit's first URL and referrer, and its last URL with a query, for client/attribution.ts.
 * It runs on every page, so what partners' links need is loaded there only.
 */
export function rememberVisit(): void {
  const { href, pathname, search } = location;
  if (STAFF.test(pathname)) return;
  if (PARTNER.test(search)) {
    import('./partner-arrival.ts').then((arrival) => arrival.startPartner(), reportError);
  }
  try {
    sessionStorage['first_touch'] ||= `${href} ${document.referrer}`;
    if (search) sessionStorage['last_touch'] = href;
  } catch {
    // No session storage: the lead comes without attribution.
  }
}
