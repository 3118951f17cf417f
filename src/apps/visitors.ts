import { Hono } from 'hono';

import { affiliates } from '../features/affiliates/affiliates.routes.tsx';
import { blog } from '../features/blog/blog.routes.ts';
import { browserReports } from '../features/browser-reports/browser-reports.routes.ts';
import { snapshotSlugs } from '../features/blog/snapshots/snapshot-files.ts';
import { readBlogVersion } from '../features/blog/store/blog-version.queries.ts';
import { captcha } from '../features/captcha/captcha.routes.ts';
import { contact } from '../features/contact/contact.routes.tsx';
import { demo } from '../features/demo/demo.routes.tsx';
import { healthApi } from '../features/health/health.contract.ts';
import { health } from '../features/health/health.routes.ts';
import { leads } from '../features/leads/leads.routes.tsx';
import { watchFromRequest } from '../features/notifications/alerts.ts';
import { seo } from '../features/seo/seo.routes.ts';
import type { AppEnv } from '../http/context.ts';
import { films } from '../features/marketing/media/films.ts';
import { siteApp } from './site-app.ts';
import { withServices } from './with-services.ts';

/** Monitors ask for the health every minute, also while cron has stopped (NOT-01). */
const watched = new Hono<AppEnv>();
watched.use(healthApi.read.path, async (c, next) => {
  await next();
  c.executionCtx.waitUntil(watchFromRequest(c.get('services')));
});

/** What visitors ask for that reads or writes a store, films, and every address that does not exist. */
export const visitorsApp = siteApp(
  [withServices],
  films,
  watched,
  blog,
  contact,
  demo,
  leads,
  captcha,
  affiliates,
  seo({ readBlogVersion, snapshotSlugs }),
  health,
  browserReports,
);
