import { affiliates } from '../features/affiliates/affiliates.routes.tsx';
import { blog } from '../features/blog/blog.routes.ts';
import { browserReports } from '../features/browser-reports/browser-reports.routes.ts';
import { readBlogVersion } from '../features/blog/store/blog-version.queries.ts';
import { captcha } from '../features/captcha/captcha.routes.ts';
import { contact } from '../features/contact/contact.routes.tsx';
import { demo } from '../features/demo/demo.routes.tsx';
import { health } from '../features/health/health.routes.ts';
import { leads } from '../features/leads/leads.routes.tsx';
import { seo } from '../features/seo/seo.routes.ts';
import { siteApp } from './site-app.ts';

/** What visitors ask for that reads or writes a store, and every address that does not exist. */
export const visitorsApp = siteApp(
  blog,
  contact,
  demo,
  leads,
  captcha,
  affiliates,
  seo({ readBlogVersion }),
  health,
  browserReports,
);
