import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import type { PageMeta } from '../../http/page/page-meta.ts';
import { releasePage } from '../../http/page/page-cache.ts';
import { shareImage } from '../../http/page/share-image.ts';
import { breadcrumbs } from '../../http/page/structured-data.ts';
import { formSchema, honeypot, type BodyShape } from '../../http/submission/form-schema.ts';
import { acceptForm, acceptJson, defineSubmission } from '../../http/submission/submission.ts';
import { site } from '../../shared/content/site.ts';
import { HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { paths } from '../../shared/paths.ts';
import { APPLICATION_RECEIVED, APPLICATION_TEXTS } from './affiliates.contract.ts';
import { affiliatesApi, applicationForm } from './application.contract.ts';
import { AffiliatesPage } from './AffiliatesPage.tsx';
import { AffiliateTermsPage } from './AffiliateTermsPage.tsx';
import { ApplicationReceivedPage } from './ApplicationReceivedPage.tsx';
import { submitApplication } from './submit-application.ts';

export const affiliates = new Hono<AppEnv>();

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

const { failed, reasons } = APPLICATION_TEXTS;

const applicationSubmission = defineSubmission({
  form: applicationForm,
  schema: z.object({
    ...formSchema(applicationForm),
    ...honeypot,
  } satisfies BodyShape<typeof affiliatesApi.apply>),
  // Two long texts in the longest encoding of JSON or of a form, and the rest.
  maxBodyBytes: 192 * 1024,
  limit: { counter: 'affiliate', text: failed(reasons.tooMany) },
  botText: failed(reasons.spamCheck),
  submit: async (c, { terms: _terms, [HONEYPOT_FIELD]: _hidden, ...content }, key) => {
    const { application, replayed } = await submitApplication(
      c.get('services'),
      { content, key },
      (work) => c.executionCtx.waitUntil(work),
    );
    return { body: { application }, replayed };
  },
});

affiliates.post(
  affiliatesApi.apply.path,
  acceptJson(applicationSubmission, affiliatesApi.apply, 201),
);

affiliates.post(
  paths.affiliates,
  acceptForm(applicationSubmission, {
    received: APPLICATION_RECEIVED,
    page: (c, posted) => ({
      meta: programmeMeta(c.get('services').config.SITE_ORIGIN),
      body: <AffiliatesPage posted={posted} />,
    }),
  }),
);
