import { claims } from './claims.ts';
import { site } from './site.ts';
import { withConfirmed } from './unconfirmed.ts';

/**
 * The guarantee, as every page and the terms of service word it; with its conditions once the owner
 * confirms them.
 */
export const guaranteeText = withConfirmed(
  `If you make no hire with ${site.brand}, you get a ${claims.credit} credit toward a fully managed executive search.`,
  'guaranteeConditions',
);

/** Its short form, without the figure, which stands once a page. */
export const guaranteeTitle = 'No hire? You get a search credit.';

/** The section of the terms of service that has the same words (tools/artwork/legal). */
export const guaranteeSection = 'Terms of service, “The hiring guarantee” (PDF)';
