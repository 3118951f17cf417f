/** The parameters that may name a partner; an earlier name wins, wherever it stands (TRK-02). */
const PARTNER_PARAMETERS =
  'partner_key partner ref referrer affiliate affiliate_id partner_id utm_source';

/** The partner that a page's query names, or undefined. */
export const partnerIn = (query: URLSearchParams): string | undefined =>
  PARTNER_PARAMETERS.split(' ')
    .map((name) => query.get(name)?.trim())
    .find(Boolean);
