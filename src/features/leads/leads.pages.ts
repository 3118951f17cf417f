import { Tag } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import {
  captchaSources,
  mergeSources,
  partnerSources,
  pricingTableSources,
} from '../../http/page/third-party-sources.ts';
import { claims } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { LEAD_RECEIVED } from './leads.contract.ts';

export const leadPages = definePages('leads', {
  pricing: {
    path: paths.pricing,
    name: 'Pricing',
    about: 'Plans by company size and needs',
    title: `Pricing: plans by company size and needs | ${site.brand}`,
    description: `Plans by company size and needs. Up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting, and a ${claims.credit} credit if you make no hire.`,
    keywords: ['recruiting software pricing', 'AI recruiting plans', 'job posting price'],
    shareImage: {
      alt: `${site.brand} pricing: plans by company size and needs`,
      heading: `Hire with ${site.brand}, or take a [${claims.credit} credit]`,
      line: 'Toward a fully managed executive search.',
    },
    header: { text: 'Plans by company size and needs', icon: Tag },
    footer: { column: 'Product', position: 4 },
    speculation: 'prerender-on-click',
    sources: (config) =>
      mergeSources(pricingTableSources(config), captchaSources(config), partnerSources(config)),
    component: () => import('./PricingPage.tsx').then(({ PricingPage }) => PricingPage),
  },
  // Unlisted: search results should lead to a page that says what the product does.
  getStarted: {
    path: paths.getStarted,
    name: 'Get started',
    title: `Get started | ${site.brand}`,
    description: 'Your name and your email, and we open your account. Nothing is charged here.',
    speculation: 'prefetch',
  },
  received: {
    path: LEAD_RECEIVED,
    name: 'Details received',
    title: `Details received | ${site.brand}`,
    description: 'Your name and your email, and we open your account. Nothing is charged here.',
    speculation: 'prefetch',
    component: () =>
      import('./GetStartedPage.tsx').then(({ LeadReceivedPage }) => LeadReceivedPage),
  },
});
