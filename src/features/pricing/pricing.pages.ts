import { Tag } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import {
  leadFormSources,
  mergeSources,
  pricingTableSources,
} from '../../http/page/third-party-sources.ts';
import { claims } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { SHOW_KNOWN_LEAD, SHOW_KNOWN_LEAD_SOURCE } from './show-known-lead.ts';

export const pricingPages = definePages({
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
    headScript: SHOW_KNOWN_LEAD,
    sources: (config) =>
      mergeSources(pricingTableSources(config), leadFormSources(config), {
        scripts: [SHOW_KNOWN_LEAD_SOURCE],
      }),
  },
});
