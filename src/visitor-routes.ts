import { Hono } from 'hono';

import { affiliates } from './features/affiliates/affiliates.routes.tsx';
import { blog } from './features/blog/blog.routes.ts';
import { browserReports } from './features/browser-reports/browser-reports.routes.ts';
import { captcha } from './features/captcha/captcha.routes.ts';
import { contact } from './features/contact/contact.routes.tsx';
import { demo } from './features/demo/demo.routes.tsx';
import { healthApi } from './features/health/health.contract.ts';
import { health } from './features/health/health.routes.ts';
import { leadRoutes } from './features/leads/leads.routes.tsx';
import { films } from './features/marketing/media/films.ts';
import { reportNoAddress, watchFromRequest } from './notifications/alerts.ts';
import { seo } from './features/seo/seo.routes.ts';
import { lacksAddress } from './http/client-address.ts';
import type { AppEnv } from './http/context.ts';
import { speculationRules } from './http/page/speculation-rules.ts';
import { servicesOf } from './services.ts';
import { visitorPages } from './visitor-pages.ts';

/** Gives the routes behind it the stores and providers, and watches over them. */
export const stores = new Hono<AppEnv>();
stores.use((c, next) => {
  c.set('services', servicesOf(c.env));
  if (lacksAddress(c)) c.executionCtx.waitUntil(reportNoAddress(c.get('services').db));
  return next();
});
// Monitors ask for the health every minute, also while cron has stopped.
stores.use(healthApi.read.path, async (c, next) => {
  await next();
  c.executionCtx.waitUntil(watchFromRequest(c.get('services')));
});

/** What visitors, crawlers and providers ask for. */
export const visitorRoutes: readonly Hono<AppEnv>[] = [
  ...visitorPages,
  speculationRules,
  films,
  blog,
  contact,
  demo,
  leadRoutes,
  captcha,
  affiliates,
  seo,
  health,
  browserReports,
];
