/** The parameters that may name a partner; an earlier name wins, wherever it stands (TRK-02). */
const PARTNER_PARAMETERS =
  'partner_key partner ref referrer affiliate affiliate_id partner_id utm_source';

/** The partner that the page's address names, or undefined. */
export function partnerInAddress(): string | undefined {
  const query = new URLSearchParams(location.search);
  const named = PARTNER_PARAMETERS.split(' ').map((name) => query.get(name)?.trim());
  return named.find(Boolean);
}

/**
 * Keeps, for the visit, where it began, the last address with a campaign in it, and who sent the
 * visitor (TRK-05). Every page runs this, so it does as little as it can; client/attribution.ts reads
 * what is kept when there is a lead to tell about.
 */
export function rememberVisit(): void {
  try {
    sessionStorage['first_touch'] ||= `${location.href} ${document.referrer}`;
    if (location.search) sessionStorage['last_touch'] = location.href;
    const partner = partnerInAddress();
    if (partner) sessionStorage['partner_key'] = partner;
  } catch {
    // A browser that keeps nothing for us: the visitor loses nothing by it.
  }
}
