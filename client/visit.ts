import { partnerIn } from '../src/shared/partner-parameters.ts';

/** Staff pages do not count as visits. */
const STAFF = /^\/admin\b/;
/** Parameters of the partner program, which are decoded with the rest. */
const CODED = /[?&](ps_partner_key|gspk)=./;

/**
 * Stores the visit's first URL and referrer, its last URL with a query, and its partner key (TRK-05)
 * for client/attribution.ts. It runs on every page, so what partners' links need is loaded there only.
 */
export function rememberVisit(): void {
  const { href, pathname, search } = location;
  if (STAFF.test(pathname)) return;
  const partner = partnerIn(new URLSearchParams(search));
  if (partner || CODED.test(search)) {
    import('./leads/partner-arrival.ts').then((arrival) => arrival.start(), reportError);
  }
  try {
    sessionStorage['first_touch'] ||= `${href} ${document.referrer}`;
    if (search) sessionStorage['last_touch'] = href;
    if (partner) sessionStorage['partner_key'] = partner;
  } catch {
    // No session storage: the lead comes without attribution.
  }
}
