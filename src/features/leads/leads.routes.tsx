import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';

import { AppError } from '../../http/app-error.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { readJson } from '../../http/read-body.ts';
import { respond } from '../../http/respond.ts';
import { pageMeta } from '../../http/page/define-pages.ts';
import { byPath } from '../../http/cache/page-keys.ts';
import { releasePage } from '../../http/page/shared-page.ts';
import { pageRoutes } from '../../http/page/page-routes.tsx';
import type { Page } from '../../http/page/render.tsx';
import { leadFormSources } from '../../http/page/third-party-sources.ts';
import { acceptForm, acceptJson } from '../../http/submission/submission.ts';
import { pageQuery, type ValidContext } from '../../http/validate.ts';
import type { PostedForm } from '../../shared/form.ts';
import {
  cookieText,
  fromCookieText,
  KEPT_PARTNER_KEY,
  PARTNER_KEY,
  secondsLeft,
} from '../../shared/partner-visit.ts';
import { paths } from '../../shared/paths.ts';
import { GetStartedPage, LeadReceivedPage, PlansRequestedPage } from './GetStartedPage.tsx';
import styles from 'styles:./GetStartedPage.tsx';
import { leadPages } from './leads.pages.ts';

import { leadSubmission, partnerOfPost, visitIn } from './lead-submission.ts';
import { signUpAfter } from './lead-ways.contract.ts';
import {
  formPageFor,
  LEAD_COOKIE,
  LEAD_RECEIVED,
  LEAD_SOURCES,
  leadsApi,
  PLANS_REQUESTED,
  sourceOfPage,
  type LeadFields,
} from './leads.contract.ts';

/** Clocks of visitors' machines are a little off. */
const CLOCK_SKEW_MS = 24 * 60 * 60 * 1000;
const WRONG_PARTNER = 'partner is not a visit of the last 90 days';

export const leadRoutes = new Hono<AppEnv>();
leadRoutes.route(
  '/',
  pageRoutes([
    { page: leadPages.received, component: LeadReceivedPage, styles },
    { page: leadPages.requested, component: PlansRequestedPage, styles },
  ]),
);

const formPage = (c: AppContext, source: string, posted: PostedForm<LeadFields> | null): Page => {
  const { config } = c.get('services');
  return {
    meta: pageMeta(leadPages.getStarted, config.SITE_ORIGIN),
    sources: leadFormSources(config),
    styles,
    body: (
      <GetStartedPage
        signUpUrl={signUpAfter(source, config.SIGN_UP_URL)}
        source={source}
        posted={posted}
      />
    ),
  };
};

leadRoutes.get(paths.getStarted, pageQuery(sourceOfPage), (c) => {
  const asked = c.req.valid('query');
  // One entry per opener, whatever else the query has.
  return releasePage(
    c,
    () => formPage(c, asked, null),
    (url) => byPath(url, formPageFor(asked)),
  );
});

const keptPartner = z.strictObject({ partner: z.string() });
leadRoutes.post(leadsApi.keepPartner.path, async (c) => {
  await enforceRateLimit(c, 'partner', undefined, 'reads');
  const { partner } = await readJson(c, keptPartner, { maxBytes: 1024 });
  const now = Date.now();
  const visit = fromCookieText(partner, now);
  if (!visit || visit.at > now + CLOCK_SKEW_MS) {
    throw new AppError('invalid', WRONG_PARTNER, { fields: { partner: WRONG_PARTNER } });
  }
  setCookie(c, KEPT_PARTNER_KEY, cookieText(visit), {
    maxAge: secondsLeft(visit, now),
    path: '/',
    sameSite: 'Strict',
    secure: true,
  });
  return respond(c, leadsApi.keepPartner, null);
});

leadRoutes.post(leadsApi.save.path, acceptJson(leadSubmission, leadsApi.save));

leadRoutes.post(
  paths.getStarted,
  pageQuery(visitIn),
  acceptForm(leadSubmission, {
    received: (c, { lead: { name, email, source } }) => {
      const { name: cookie, ...attributes } = LEAD_COOKIE;
      const json = JSON.stringify({ name, email, timestamp: new Date().toISOString() });
      setCookie(c, cookie, json, attributes);
      if (source === LEAD_SOURCES.plansRequest) return PLANS_REQUESTED;
      return signUpAfter(source, c.get('config').SIGN_UP_URL) ? LEAD_RECEIVED : paths.pricing;
    },
    more: (c: ValidContext<{ query: ReturnType<typeof visitIn> }>) => {
      const { visit, partner } = c.req.valid('query');
      return {
        ...visit,
        partner_key: partnerOfPost(
          partner,
          getCookie(c, PARTNER_KEY) ?? getCookie(c, KEPT_PARTNER_KEY),
        ),
      };
    },
    page: (c, posted) => formPage(c, c.req.valid('query').visit.source, posted),
  }),
);
