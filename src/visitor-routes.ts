import type { Hono } from 'hono';

import { affiliates } from './features/affiliates/affiliates.routes.tsx';
import { blog } from './features/blog/blog.routes.ts';
import { snapshotSlugs } from './features/blog/snapshots/snapshot-files.ts';
import { readBlogVersion } from './features/blog/store/blog-version.queries.ts';
import { browserReports } from './features/browser-reports/browser-reports.routes.ts';
import { captcha } from './features/captcha/captcha.routes.ts';
import { contact } from './features/contact/contact.routes.tsx';
import { demo } from './features/demo/demo.routes.tsx';
import { health } from './features/health/health.routes.ts';
import { leads } from './features/leads/leads.routes.tsx';
import { films } from './features/marketing/media/films.ts';
import { seo, type SeoSources } from './features/seo/seo.routes.ts';
import type { AppEnv } from './http/context.ts';
import { pageRoutes } from './http/page/page-routes.tsx';
import { speculationRules } from './http/page/speculation-rules.ts';

/** What visitors, crawlers and providers ask for. */
export const visitorRoutes = (readPage: SeoSources['readPage']): readonly Hono<AppEnv>[] => [
  pageRoutes,
  speculationRules,
  films,
  blog,
  contact,
  demo,
  leads,
  captcha,
  affiliates,
  seo({ readBlogVersion, snapshotSlugs, readPage }),
  health,
  browserReports,
];
