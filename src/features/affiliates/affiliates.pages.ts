import { Handshake } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { claims } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { APPLICATION_RECEIVED, REVIEW_TIME, TIERS } from './affiliates.contract.ts';

const [bronze, silver, gold] = TIERS;

export const affiliatePages = definePages('affiliates', {
  affiliates: {
    path: paths.affiliates,
    aliases: ['/affiliate'],
    name: 'Affiliates',
    about: 'Recommend RiC and earn on each sale',
    title: `Affiliate programme: up to ${claims.commission} per sale | ${site.brand}`,
    description: `Introduce employers to RiC and earn up to ${claims.commission} per sale, recurring, without a cap. Three tiers of ${bronze.commission}, ${silver.commission} and ${gold.commission}. Applications reviewed within ${REVIEW_TIME}.`,
    keywords: [
      'recruitment affiliate program',
      'recruiting software referral program',
      'recurring commission',
      'HR affiliate programme',
    ],
    shareImage: {
      alt: 'Send us a client, earn commission: the RiC affiliate programme',
      heading: 'Send us a client, earn [commission]',
      line: `Up to ${claims.commission} per sale, with no cap.`,
    },
    header: { text: 'Earn by recommending RiC', icon: Handshake },
    footer: { column: 'Company', position: 4 },
    speculation: 'prerender',
  },
  terms: {
    path: paths.affiliateTerms,
    parent: 'affiliates',
    name: 'Affiliate terms',
    about: 'The terms of the affiliate programme',
    title: `Affiliate terms | ${site.brand}`,
    description:
      'The terms of the RiC affiliate programme: commission, payment, what partners may do, and how either side can leave. Read or download the PDF.',
    speculation: 'prefetch',
    // The terms are a PDF of our own in a frame.
    sources: () => ({ frames: ["'self'"] }),
    component: () =>
      import('./AffiliateTermsPage.tsx').then(({ AffiliateTermsPage }) => AffiliateTermsPage),
  },
  received: {
    path: APPLICATION_RECEIVED,
    parent: 'affiliates',
    name: 'Application received',
    title: `Application received | ${site.brand}`,
    description: 'Your application to the RiC affiliate programme has arrived.',
    speculation: 'prefetch',
    component: () =>
      import('./ApplicationReceivedPage.tsx').then(
        ({ ApplicationReceivedPage }) => ApplicationReceivedPage,
      ),
  },
});
