import { Hono } from 'hono';
import type { ReactElement } from 'react';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { sharedPage } from '../../http/kept-pages.ts';
import { breadcrumbs, faqPage } from '../../http/structured-data.ts';
import type { PageMeta } from '../../http/document.tsx';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/site.ts';
import { questions } from './content/steps.ts';
import { FeaturesPage } from './FeaturesPage.tsx';
import { HowItWorksPage } from './HowItWorksPage.tsx';
import { TestimonialsPage } from './TestimonialsPage.tsx';

export const product = new Hono<AppEnv>();

/** A page of this room: changes only with a release. */
function productPage(
  c: AppContext,
  meta: PageMeta & { name: string; share: { image: string } },
  body: ReactElement,
): Promise<Response> {
  return sharedPage(c, {
    version: 'release',
    checkEveryMs: 60_000,
    edgeSeconds: 3600,
    query: 'ignored',
    tags: ['page'],
    render: () => ({ meta, body }),
  });
}
