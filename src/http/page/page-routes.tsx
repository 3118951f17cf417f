import { Hono } from 'hono';

import { pages } from '../../pages.ts';
import type { AppEnv } from '../context.ts';
import { pageMeta } from './define-pages.ts';
import { releasePage } from './page-cache.ts';

/** The routes of the declared pages that need nothing but the settings. */
export const pageRoutes = new Hono<AppEnv>();

for (const page of pages) {
  const { path, component, sources } = page;
  if (!component) continue;
  pageRoutes.get(path, (c) => {
    const config = c.get('config');
    return releasePage(c, async () => {
      const Component = await component();
      return {
        meta: pageMeta(page, config.SITE_ORIGIN),
        body: <Component config={config} />,
        ...(sources ? { sources: sources(config) } : {}),
      };
    });
  });
}
