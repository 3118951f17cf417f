import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import type { PageMeta } from '../../http/page/page-meta.ts';
import { releasePage } from '../../http/page/page-cache.ts';
import { answerPosted } from '../../http/posted-form.ts';
import { formBody, formFields } from '../../http/request-guards.ts';
import { shareImage } from '../../http/page/share-image.ts';
import { breadcrumbs } from '../../http/page/structured-data.ts';
import { HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import {
  APPLICATION_FIELDS,
  APPLICATION_RECEIVED,
  type ApplicationValues,
} from './affiliates.contract.ts';
import {
  acceptApplication,
  affiliatesApi,
  MAX_BODY_BYTES,
  refuseApplicationFlood,
} from './affiliates-api.routes.ts';
import { AffiliatesPage } from './AffiliatesPage.tsx';
import { AffiliateTermsPage } from './AffiliateTermsPage.tsx';
import { ApplicationReceivedPage } from './ApplicationReceivedPage.tsx';

export const affiliates = new Hono<AppEnv>();
affiliates.route('/', affiliatesApi);

const image = shareImage(
  'affiliates',
  'Send us a client, earn commission: the RiC affiliate programme',
);

const programmeMeta = (origin: string): PageMeta => ({
  title: `Affiliate programme: up to $300 per sale | ${site.brand}`,
  description:
    'Introduce employers to RiC and earn up to $300 per sale, recurring, without a cap. Three tiers of 10%, 15% and 20%. Applications reviewed within 2-3 business days.',
  path: paths.affiliates,
  feature: 'affiliates',
  keywords: [
    'recruitment affiliate program',
    'recruiting software referral program',
    'recurring commission',
    'HR affiliate programme',
  ],
  image,
  structuredData: [breadcrumbs(origin, ['Affiliates', paths.affiliates])],
});

affiliates.get(paths.affiliates, (c) =>
  releasePage(c, () => ({
    meta: programmeMeta(c.get('services').config.SITE_ORIGIN),
    body: <AffiliatesPage posted={null} />,
  })),
);

affiliates.get(APPLICATION_RECEIVED, (c) =>
  releasePage(c, () => ({
    meta: {
      title: `Application received | ${site.brand}`,
      description: 'Your application to the RiC affiliate programme has arrived.',
      path: APPLICATION_RECEIVED,
      feature: 'affiliates',
      image,
      robots: { index: false },
    },
    body: <ApplicationReceivedPage />,
  })),
);

affiliates.get(paths.affiliateTerms, (c) =>
  releasePage(c, () => ({
    meta: {
      title: `Affiliate terms | ${site.brand}`,
      description:
        'The terms of the RiC affiliate programme: commission, payment, what partners may do, and how either side can leave. Read or download the PDF.',
      path: paths.affiliateTerms,
      feature: 'affiliates',
      image,
      structuredData: [
        breadcrumbs(
          c.get('services').config.SITE_ORIGIN,
          ['Affiliates', paths.affiliates],
          ['Affiliate terms', paths.affiliateTerms],
        ),
      ],
    },
    body: <AffiliateTermsPage />,
    // The terms are a file of our own, shown in a frame.
    sources: { frames: ["'self'"] },
  })),
);

/** The form's state as a browser posts it without JavaScript; of a repeated field, the first counts. */
function postedValues(data: URLSearchParams): ApplicationValues {
  const texts = APPLICATION_FIELDS.map((field) => [field, data.get(field) ?? '']);
  return { ...(Object.fromEntries(texts) as ApplicationValues), terms: data.has('terms') };
}

/** The form without JavaScript: the same rules and texts, and a redirect after success. */
affiliates.post(paths.affiliates, formBody(MAX_BODY_BYTES), async (c) => {
  const data = await formFields(c);
  const values = postedValues(data);
  return answerPosted(c, {
    received: APPLICATION_RECEIVED,
    take: async () => {
      await refuseApplicationFlood(c);
      await acceptApplication(c, values, data.get(HONEYPOT_FIELD) ?? '');
    },
    page: (error) => ({
      meta: programmeMeta(c.get('services').config.SITE_ORIGIN),
      body: (
        <AffiliatesPage
          posted={{ values, errors: error.details.fields ?? {}, problem: error.message }}
        />
      ),
    }),
  });
});
