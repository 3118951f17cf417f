/** The parameters that may name a partner; an earlier name wins, wherever it stands (TRK-02). */
const PARTNER_PARAMETERS =
  'partner_key partner ref referrer affiliate affiliate_id partner_id utm_source'.split(' ');
const MAX_KEY_LENGTH = 200;

/** The partner that the page's address names, or undefined. */
export function partnerInAddress(): string | undefined {
  const query = new URLSearchParams(location.search);
  const named = PARTNER_PARAMETERS.map((name) => query.get(name)?.trim());
  return named.find(Boolean)?.slice(0, MAX_KEY_LENGTH);
}

/**
 * Keeps, for the visit, who sent this visitor (TRK-05), where the visit began and the last address
 * with a campaign in it. Every page runs this, so it keeps them as they are: client/attribution.ts
 * reads them when there is a lead to tell about.
 */
export function rememberVisit(): void {
  try {
    const partner = partnerInAddress();
    if (partner) sessionStorage.setItem('partner_key', partner);
    if (!sessionStorage.getItem('first_touch')) {
      sessionStorage.setItem('first_touch', `${location.href} ${document.referrer}`);
    }
    if (location.search) sessionStorage.setItem('last_touch', location.href);
  } catch {
    // A browser that keeps nothing for us: the visitor loses nothing by it.
  }
}
