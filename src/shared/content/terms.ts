/**
 * The version of the affiliate terms: the day from which they apply (ISO). It dates the PDF, which
 * tools/artwork/legal.mjs makes, and is stored with each application (AFF-51). Change it with the text.
 */
export const AFFILIATE_TERMS_VERSION = '2026-11-01';

/** A version for people: '1 November 2026'. */
export const termsDate = (version: string): string =>
  new Date(version).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
