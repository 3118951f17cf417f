import { Handshake } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { affiliateProgram } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { APPLICATION_RECEIVED, REVIEW_TIME, TIERS } from './affiliates.contract.ts';

const [bronze, silver, gold] = TIERS;

export const affiliatePages = definePages({
  affiliates: {
    path: paths.affiliates,
    aliases: ['/affiliate'],
    name: 'Affiliates',
    about: `Recommend ${site.brand} and earn on each sale`,
    title: `Affiliate program: up to ${affiliateProgram.commission} per sale | ${site.brand}`,
    description: `Introduce employers to ${site.brand} and earn up to ${affiliateProgram.commission} per sale, recurring, without a cap. Three tiers of ${bronze.commission}, ${silver.commission} and ${gold.commission}. Applications reviewed within ${REVIEW_TIME}.`,
    keywords: [
      'recruitment affiliate program',
      'recruiting software referral program',
      'recurring commission',
      'HR affiliate program',
    ],
    shareImage: {
      alt: `Send us a client, earn commission: the ${site.brand} affiliate program`,
      heading: 'Send us a client, earn [commission]',
      line: `Up to ${affiliateProgram.commission} per sale, with no cap.`,
    },
    header: { text: `Earn by recommending ${site.brand}`, icon: Handshake },
    footer: { column: 'Company', position: 4 },
    speculation: 'prerender',
  },
  terms: {
    path: paths.affiliateTerms,
    parent: 'affiliates',
    name: 'Affiliate terms',
    about: 'The terms of the affiliate program',
    title: `Affiliate terms | ${site.brand}`,
    description: `The terms of the ${site.brand} affiliate program: tiers, commission and how applications are reviewed. Read or download the PDF.`,
    speculation: 'prefetch',
    // The terms are a PDF of our own in a frame.
    sources: () => ({ frames: ["'self'"] }),
  },
  received: {
    path: APPLICATION_RECEIVED,
    parent: 'affiliates',
    name: 'Application received',
    title: `Application received | ${site.brand}`,
    description: `Your application to the ${site.brand} affiliate program has arrived.`,
    speculation: 'prefetch',
  },
});
