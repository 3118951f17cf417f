import { pageRoutes } from '../http/page/page-routes.tsx';
import { speculationRules } from '../http/page/speculation-rules.ts';
import { siteApp } from './site-app.ts';

/** What most visitors ask for: pages that need nothing but the settings. */
export const pagesApp = siteApp([], speculationRules, pageRoutes);
