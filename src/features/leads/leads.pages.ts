import { definePages } from '../../http/page/define-pages.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { LEAD_RECEIVED, PLANS_REQUESTED } from './leads.contract.ts';

export const leadPages = definePages({
  // Unlisted: search results should lead to a page that says what the product does.
  getStarted: {
    path: paths.getStarted,
    name: 'Get started',
    title: `Get started | ${site.brand}`,
    description: 'Your name and your email, and it goes on. Nothing is charged here.',
    speculation: 'prefetch',
  },
  received: {
    path: LEAD_RECEIVED,
    name: 'Details received',
    title: `Details received | ${site.brand}`,
    description: 'Your name and your email, and it goes on. Nothing is charged here.',
    speculation: 'prefetch',
  },
  requested: {
    path: PLANS_REQUESTED,
    name: 'Plans requested',
    title: `Plans requested | ${site.brand}`,
    description: 'Your request for the plans has been sent.',
    speculation: 'prefetch',
  },
});
