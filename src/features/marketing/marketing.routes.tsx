import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { sharedPage } from '../../http/kept-pages.ts';
import { paths } from '../../shared/paths.ts';
import { HomePage } from './HomePage.tsx';

export const marketing = new Hono<AppEnv>();

marketing.get(paths.home, (c) =>
  sharedPage(c, {
    version: 'release',
    checkEveryMs: 60_000,
    edgeSeconds: 3600,
    query: 'ignored',
    tags: ['page'],
    render: () => ({
      meta: { title: 'RiC', description: 'RiC', path: paths.home },
      body: <HomePage />,
    }),
  }),
);
