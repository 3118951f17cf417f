import { Hono } from 'hono';

import type { PageMeta } from '../../http/page/page-meta.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import {
  mergeSources,
  partnerSources,
  pricingTableSources,
} from '../../http/page/third-party-sources.ts';
import { AppError } from '../../http/errors.tsx';
import { releasePage } from '../../http/page/page-cache.ts';
import { answerPosted } from '../../http/posted-form.ts';
import type { Page } from '../../http/page/render.tsx';
import { formBody, formFields } from '../../http/request-guards.ts';
import { shareImage } from '../../http/page/share-image.ts';
import { breadcrumbs } from '../../http/page/structured-data.ts';
import { HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { partnerIn } from '../../shared/partner-parameters.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { GetStartedPage, LeadReceivedPage } from './GetStartedPage.tsx';
import { MAX_BODY_BYTES, acceptLead, leadsApi, refuseLeadFlood } from './leads-api.routes.ts';
import {
  ATTRIBUTION_FIELDS,
  LEAD_RECEIVED,
  LEAD_SOURCES,
  LEAD_TEXTS,
  MAX_ATTRIBUTION_LENGTH,
  MAX_PARTNER_KEY_LENGTH,
  checkLead,
  leadProps,
  type Attribution,
  type LeadErrors,
  type LeadValues,
} from './leads.contract.ts';
import { PricingPage } from './PricingPage.tsx';

export const leads = new Hono<AppEnv>();
leads.route('/', leadsApi);

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

/** Not for search engines: whoever looks for us is better off on a page that says what we do. */
const formMeta: PageMeta = {
  title: `Get started | ${site.brand}`,
  description: 'Your name and your email, and we open your account. Nothing is charged here.',
  path: paths.getStarted,
  robots: { index: false },
  feature: 'leads',
};

const formPage = (
  c: AppContext,
  posted: { values: LeadValues; errors: LeadErrors; problem: string } | null,
): Page => {
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

/** Where a visit came from, as far as the address of the form tells: no script kept the rest. */
function visitIn(query: URLSearchParams): Attribution {
  const named = ATTRIBUTION_FIELDS.map((field) => [
    field,
    (query.get(field) ?? '').trim().slice(0, MAX_ATTRIBUTION_LENGTH),
  ]).filter(([field, value]) => field?.startsWith('utm_') && value);
  return Object.fromEntries(named) as Attribution;
}

/** The form without JavaScript: the same rules and texts, and a redirect after success. */
leads.post(paths.getStarted, formBody(MAX_BODY_BYTES), async (c) => {
  const data = await formFields(c);
  const query = new URL(c.req.url).searchParams;
  const values: LeadValues = { name: data.get('name') ?? '', email: data.get('email') ?? '' };
  return answerPosted(c, {
    received: LEAD_RECEIVED,
    take: async () => {
      await refuseLeadFlood(c);
      const errors = checkLead(values);
      if (Object.keys(errors).length > 0) {
        throw new AppError('invalid', LEAD_TEXTS.invalid, { fields: errors });
      }
      await acceptLead(c, {
        values: {
          ...values,
          source: LEAD_SOURCES.modal,
          partner_key: partnerIn(query)?.slice(0, MAX_PARTNER_KEY_LENGTH) ?? null,
        },
        visit: visitIn(query),
        trap: data.get(HONEYPOT_FIELD) ?? '',
      });
    },
    page: (error) =>
      formPage(c, { values, errors: error.details.fields ?? {}, problem: error.message }),
  });
});
