import { affiliateProgram } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';

export const TIERS = affiliateProgram.tiers;

export const REVIEW_TIME = affiliateProgram.reviewTime;

/** Where the plain form posts to, and where it leads after success. */
export const APPLICATION_ANCHOR = 'apply';
export const APPLICATION_ACTION = `${paths.affiliates}#${APPLICATION_ANCHOR}`;
export const APPLICATION_RECEIVED = `${paths.affiliates}/received`;

export const TERMS_FILE = site.legal.affiliateTerms;

export const APPLICATION_TEXTS = {
  submit: 'Submit application',
  submitting: 'Submitting...',
  sent: `Application submitted successfully! We'll review your application and get back to you within ${REVIEW_TIME}.`,
  /** @param reason without a full stop */
  failed: (reason: string) =>
    `Failed to submit application: ${reason}. Please try again or contact us directly at ${site.affiliatesEmail}`,
  reasons: {
    notSaved: 'Failed to save application to database - no data returned',
    noDatabase: (message: string) => `Database connection failed: ${message}`,
    offline: 'Your browser is offline',
    tooMany: 'Too many applications came from your network within a minute',
    spamCheck: 'Our spam check stopped it',
    busy: 'Very many applications arrive at this moment',
    unknown: 'Unknown error',
  },
} as const;
