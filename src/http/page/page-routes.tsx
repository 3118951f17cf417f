import { Hono } from 'hono';
import type { ComponentType } from 'react';

import type { AppEnv } from '../context.ts';
import { pageMeta, type PageProps, type DeclaredPage } from './define-pages.ts';
import { releasePage } from './shared-page.ts';

interface PageView {
  page: DeclaredPage;
  component: ComponentType<PageProps>;
  /** `import styles from 'styles:./HomePage.tsx'`. */
  styles: string;
}

/** The routes of declared pages that need nothing but the settings. */
export function pageRoutes(views: readonly PageView[]): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const { page, component: Component, styles } of views) {
    routes.get(page.path, (c) => {
      const config = c.get('config');
      return releasePage(c, () => ({
        meta: pageMeta(page, config.SITE_ORIGIN),
        styles,
        body: <Component config={config} />,
        ...(page.sources ? { sources: page.sources(config) } : {}),
      }));
    });
  }
  return routes;
}
