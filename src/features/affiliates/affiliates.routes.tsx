import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { pageMeta } from '../../http/page/define-pages.ts';
import { releasePage } from '../../http/page/shared-page.ts';
import { pageRoutes } from '../../http/page/page-routes.tsx';
import type { Page } from '../../http/page/render.tsx';
import { captchaSources } from '../../http/page/third-party-sources.ts';
import {
  badFormat,
  formSchema,
  honeypot,
  type BodyShape,
} from '../../http/submission/form-schema.ts';
import { acceptForm, acceptJson, defineSubmission } from '../../http/submission/submission.ts';
import { MAX_TOKEN_LENGTH } from '../captcha/captcha.contract.ts';
import type { PostedForm } from '../../shared/form.ts';
import { HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { paths } from '../../shared/paths.ts';
import { admissionOf } from '../../submissions/admission.ts';
import { APPLICATION_RECEIVED, APPLICATION_TEXTS } from './affiliates.contract.ts';
import { affiliatesApi, applicationForm, type ApplicationFields } from './application.contract.ts';
import { affiliatePages } from './affiliates.pages.ts';
import { AffiliatesPage } from './AffiliatesPage.tsx';
import styles from 'styles:./AffiliatesPage.tsx';
import { AffiliateTermsPage } from './AffiliateTermsPage.tsx';
import termsStyles from 'styles:./AffiliateTermsPage.tsx';
import { ApplicationReceivedPage } from './ApplicationReceivedPage.tsx';
import receivedStyles from 'styles:./ApplicationReceivedPage.tsx';
import { submitApplication } from './submit-application.ts';

export const affiliates = new Hono<AppEnv>();
affiliates.route(
  '/',
  pageRoutes([
    { page: affiliatePages.terms, component: AffiliateTermsPage, styles: termsStyles },
    { page: affiliatePages.received, component: ApplicationReceivedPage, styles: receivedStyles },
  ]),
);

const formPage = (c: AppContext, posted: PostedForm<ApplicationFields> | null): Page => {
  const { config } = c.get('services');
  return {
    meta: pageMeta(affiliatePages.affiliates, config.SITE_ORIGIN),
    sources: captchaSources(config),
    styles,
    body: <AffiliatesPage posted={posted} />,
  };
};

affiliates.get(paths.affiliates, (c) => releasePage(c, () => formPage(c, null)));

const { failed, reasons } = APPLICATION_TEXTS;

const applicationSubmission = defineSubmission({
  form: applicationForm,
  schema: z.object({
    ...formSchema(applicationForm),
    ...honeypot,
    captcha_token: z.string(badFormat).max(MAX_TOKEN_LENGTH, badFormat).optional(),
  } satisfies BodyShape<typeof affiliatesApi.apply>),
  // Two long texts in the longest encoding of JSON or of a form, and the rest.
  maxBodyBytes: 192 * 1024,
  limit: { counter: 'affiliate', text: failed(reasons.tooMany) },
  botText: failed(reasons.spamCheck),
  submit: async (c, input, key) => {
    const { terms: _terms, [HONEYPOT_FIELD]: _hidden, captcha_token: token, ...content } = input;
    const { application, replayed } = await submitApplication(
      c.get('services'),
      { content, key, admission: await admissionOf(c, 'affiliate_application', token) },
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
    page: formPage,
  }),
);
