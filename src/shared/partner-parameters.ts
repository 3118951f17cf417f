/** In order of precedence, wherever they stand in the query (TRK-02). */
export const PARTNER_PARAMETERS =
  'partner_key partner ref referrer affiliate affiliate_id partner_id utm_source'.split(' ');

/** The partner key that a page's query names. */
export const partnerIn = (query: URLSearchParams): string | undefined =>
  PARTNER_PARAMETERS.map((name) => query.get(name)?.trim()).find(Boolean);
