import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import type { PageMeta } from '../../http/page/page-meta.ts';
import {
  mergeSources,
  partnerSources,
  pricingTableSources,
} from '../../http/page/third-party-sources.ts';
import { releasePage } from '../../http/page/page-cache.ts';
import type { Page } from '../../http/page/render.tsx';
import { shareImage } from '../../http/page/share-image.ts';
import { breadcrumbs } from '../../http/page/structured-data.ts';
import { acceptForm, acceptJson } from '../../http/submission/submission.ts';
import type { PostedForm } from '../../shared/form.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { GetStartedPage, LeadReceivedPage } from './GetStartedPage.tsx';
import { leadSubmission, visitIn } from './lead-submission.ts';
import { LEAD_RECEIVED, leadProps, leadsApi, type LeadFields } from './leads.contract.ts';
import { PricingPage } from './PricingPage.tsx';

export const leads = new Hono<AppEnv>();

leads.get(paths.pricing, (c) => {
  const { config } = c.get('services');
  const { STRIPE_PRICING_TABLE_ID: tableId, STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  return releasePage(c, () => ({
    meta: {
      title: 'Pricing: plans by how many roles you have open | RiC',
      description:
        'Choose a plan by how many roles you have open. Up to 75+ job boards at $399 per posting are in it, and a $500 credit toward an executive search if you make no hire.',
      path: paths.pricing,
      feature: 'leads',
      keywords: ['recruiting software pricing', 'AI recruiting plans', 'job posting price'],
      image: shareImage('pricing', 'RiC pricing: plans that end in a hire'),
      structuredData: [breadcrumbs(config.SITE_ORIGIN, ['Pricing', paths.pricing])],
    },
    sources: mergeSources(pricingTableSources(config), partnerSources(config)),
    body: (
      <PricingPage
        table={
          tableId && publishableKey
            ? { tableId, publishableKey, script: config.STRIPE_SCRIPT_URL }
            : null
        }
        partner={leadProps(config).partner}
      />
    ),
  }));
});

/** Search engines should lead to a page that says what we do. */
const formMeta: PageMeta = {
  title: `Get started | ${site.brand}`,
  description: 'Your name and your email, and we open your account. Nothing is charged here.',
  path: paths.getStarted,
  robots: { index: false },
  feature: 'leads',
};

const formPage = (c: AppContext, posted: PostedForm<LeadFields> | null): Page => {
  const { config } = c.get('services');
  return {
    meta: formMeta,
    sources: partnerSources(config),
    body: <GetStartedPage {...leadProps(config)} posted={posted} />,
  };
};

leads.get(paths.getStarted, (c) => releasePage(c, () => formPage(c, null)));

leads.get(LEAD_RECEIVED, (c) =>
  releasePage(c, () => ({
    meta: {
      ...formMeta,
      title: `Details received | ${site.brand}`,
      path: LEAD_RECEIVED,
      feature: 'leads',
    },
    body: <LeadReceivedPage />,
  })),
);

leads.post(leadsApi.save.path, acceptJson(leadSubmission, leadsApi.save));

leads.post(
  paths.getStarted,
  acceptForm(leadSubmission, { received: LEAD_RECEIVED, more: visitIn, page: formPage }),
);
