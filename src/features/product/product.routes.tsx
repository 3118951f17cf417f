import { Hono } from 'hono';
import type { ReactElement } from 'react';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { releasePage } from '../../http/page/page-cache.ts';
import { shareImage } from '../../http/page/share-image.ts';
import { breadcrumbs, faqPage } from '../../http/page/structured-data.ts';
import { paths } from '../../shared/paths.ts';
import { questions } from './content/steps.ts';
import { FeaturesPage } from './FeaturesPage.tsx';
import { HowItWorksPage } from './HowItWorksPage.tsx';
import { TestimonialsPage } from './TestimonialsPage.tsx';

export const product = new Hono<AppEnv>();

interface ProductPage {
  /** What the page is called in a trail. */
  name: string;
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** File name of the share image. */
  share: string;
  body: ReactElement;
  answers?: typeof questions;
}

/** Answers with a page of this room. */
function answer(c: AppContext, page: ProductPage): Promise<Response> {
  const { SITE_ORIGIN } = c.get('services').config;
  const { name, path, title, description, keywords, share, body, answers } = page;
  return releasePage(c, () => ({
    meta: {
      title,
      description,
      path,
      feature: 'product',
      keywords,
      image: shareImage(share, title),
      structuredData: [
        breadcrumbs(SITE_ORIGIN, [name, path]),
        ...(answers ? [faqPage(answers)] : []),
      ],
    },
    body,
  }));
}

product.get(paths.features, (c) =>
  answer(c, {
    name: 'Features',
    path: paths.features,
    title: 'Features: AI resume scoring and candidate shortlists | RiC',
    description:
      'A talent match rating from 1 to 10, bias-free shortlists from over 1 billion profiles and resumes, and posting to up to 75+ job boards. See what RiC does.',
    keywords: ['resume scoring', 'talent match rating', 'bias-free shortlist', 'job board posting'],
    share: 'features',
    body: <FeaturesPage />,
  }),
);

product.get(paths.howItWorks, (c) =>
  answer(c, {
    name: 'How it works',
    path: paths.howItWorks,
    title: 'How it works: from job description to shortlist in five steps | RiC',
    description:
      'Provide the job description; RiC analyzes it, searches over 1 billion profiles, filters the candidates and posts the job. You review the top ones and decide.',
    keywords: ['AI recruiting process', 'candidate search', 'candidate filtering', 'AI sourcing'],
    share: 'how-it-works',
    body: <HowItWorksPage />,
    answers: questions,
  }),
);

product.get(paths.testimonials, (c) =>
  answer(c, {
    name: 'Testimonials',
    path: paths.testimonials,
    title: 'Testimonials: what clients say after the hire | RiC',
    description:
      'Four clients on hiring with RiC, the AI recruiting assistant: shortlists by lunch, ratings that settle arguments, and a 93.8% hire rate.',
    keywords: ['AI recruiting reviews', 'recruitment software testimonials', 'hire rate'],
    share: 'testimonials',
    body: <TestimonialsPage />,
  }),
);
