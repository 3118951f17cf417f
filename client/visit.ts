import { partnerIn } from '../src/shared/partner-parameters.ts';

/** Where staff work is no visit: their addresses tell nothing of how a lead came. */
const STAFF = /^\/admin\b/;

/**
 * Keeps, for the visit, where it began, the last address with a campaign in it, and who sent the
 * visitor (TRK-05). Every page runs this, so it does as little as it can; client/attribution.ts reads
 * what is kept when there is a lead to tell about.
 */
export function rememberVisit(): void {
  if (STAFF.test(location.pathname)) return;
  try {
    sessionStorage['first_touch'] ||= `${location.href} ${document.referrer}`;
    if (location.search) sessionStorage['last_touch'] = location.href;
    const partner = partnerIn(new URLSearchParams(location.search));
    if (partner) sessionStorage['partner_key'] = partner;
  } catch {
    // A browser that keeps nothing for us: the visitor loses nothing by it.
  }
}
