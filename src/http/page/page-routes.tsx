import { Hono } from 'hono';
import type { ComponentType } from 'react';

import { pages } from '../../pages.ts';
import type { AppEnv } from '../context.ts';
import { pageMeta, type PageProps } from './define-pages.ts';
import { releasePage } from './page-cache.ts';

/** The modules of pages, and their styles, by file. */
const modules = import.meta.glob<Record<string, ComponentType<PageProps>>>(
  '../../features/*/*Page.tsx',
  { eager: true },
);
const styleSheets = import.meta.glob<string>('../../features/*/*Page.tsx', {
  eager: true,
  query: '?styles',
  import: 'default',
});

function pageModule(name: string): { Component: ComponentType<PageProps>; styles: string } {
  for (const [file, { [name]: Component }] of Object.entries(modules)) {
    if (Component) return { Component, styles: styleSheets[file] ?? '' };
  }
  throw new Error(`No file *Page.tsx of a feature exports ${name}`);
}

/** The routes of the declared pages that need nothing but the settings. */
export const pageRoutes = new Hono<AppEnv>();

for (const page of pages) {
  const { path, component, sources } = page;
  if (component === undefined) continue;
  const { Component, styles } = pageModule(component);
  pageRoutes.get(path, (c) => {
    const config = c.get('config');
    return releasePage(c, () => ({
      meta: pageMeta(page, config.SITE_ORIGIN),
      styles,
      body: <Component config={config} />,
      ...(sources ? { sources: sources(config) } : {}),
    }));
  });
}
