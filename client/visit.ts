import { partnerIn } from '../src/shared/partner-parameters.ts';

/** Staff pages do not count as visits. */
const STAFF = /^\/admin\b/;

/**
 * Stores the visit's first URL and referrer, its last URL with a query, and its partner key (TRK-05)
 * for client/attribution.ts. It runs on every page, so it does no more than that.
 */
export function rememberVisit(): void {
  if (STAFF.test(location.pathname)) return;
  try {
    sessionStorage['first_touch'] ||= `${location.href} ${document.referrer}`;
    if (location.search) sessionStorage['last_touch'] = location.href;
    const partner = partnerIn(new URLSearchParams(location.search));
    if (partner) sessionStorage['partner_key'] = partner;
  } catch {
    // No session storage: the lead comes without attribution.
  }
}
