import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { releasePage } from '../../http/page/page-cache.ts';
import { shareImage } from '../../http/page/share-image.ts';
import { breadcrumbs, organization } from '../../http/page/structured-data.ts';
import { paths } from '../../shared/paths.ts';
import { AboutPage } from './AboutPage.tsx';
import { CareersPage } from './CareersPage.tsx';
import { PressPage } from './PressPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

export const company = new Hono<AppEnv>();

/** Lets a page frame one site, and no other. */
const framing = (url: string | undefined) =>
  url ? { embeds: { frames: [new URL(url).origin] } } : {};

company.get(paths.about, (c) =>
  releasePage(c, () => ({
    meta: {
      title: 'About us: the recruiters behind the AI assistant | RiC',
      description:
        'RiC is the AI recruiting assistant of an award-winning, Forbes-ranked recruitment firm: 40+ years, 20+ cities, 7,000 clients, 50,000 candidates placed.',
      path: paths.about,
      feature: 'company',
      keywords: ['recruitment firm', 'executive search', 'AI recruiting assistant', 'recruiters'],
      image: shareImage('aboutus', 'About RiC'),
      structuredData: [
        breadcrumbs(c.get('services').config.SITE_ORIGIN, ['About us', paths.about]),
        organization(c.get('services').config.SITE_ORIGIN),
      ],
    },
    body: <AboutPage />,
  })),
);

company.get(paths.press, (c) =>
  releasePage(c, () => ({
    meta: {
      title: 'Press: facts, figures and logos of the AI recruiting assistant | RiC',
      description:
        'Facts you can print on RiC, the AI recruiting assistant: figures, logos, two lengths of description, and a press desk that answers.',
      path: paths.press,
      feature: 'company',
      keywords: ['RiC press', 'AI recruiting figures', 'logos', 'media contact'],
      image: shareImage('press', 'RiC press'),
      structuredData: [breadcrumbs(c.get('services').config.SITE_ORIGIN, ['Press', paths.press])],
    },
    body: <PressPage />,
  })),
);

company.get(paths.careers, (c) => {
  const { JOB_PORTAL_URL, SITE_ORIGIN } = c.get('services').config;
  return releasePage(c, () => ({
    meta: {
      title: 'Jobs in recruiting, AI and executive search | RiC',
      description:
        'Open roles at RiC and the executive-search firm behind it, for recruiters and for engineers. Apply on our job board, or write to us.',
      path: paths.careers,
      feature: 'company',
      keywords: [
        'recruiting jobs',
        'recruiter careers',
        'executive search jobs',
        'AI engineering jobs',
      ],
      image: shareImage('careers', 'Jobs at RiC'),
      structuredData: [breadcrumbs(SITE_ORIGIN, ['Jobs', paths.careers])],
    },
    body: <CareersPage portalUrl={JOB_PORTAL_URL} />,
    ...framing(JOB_PORTAL_URL),
  }));
});

company.get(paths.signUp, (c) => {
  const { SIGN_UP_URL } = c.get('services').config;
  return releasePage(c, () => ({
    meta: {
      title: 'Sign up | RiC',
      description: 'Create your account with RiC, the AI recruiting assistant.',
      path: paths.signUp,
      feature: 'company',
      robots: { index: false },
    },
    body: <SignUpPage url={SIGN_UP_URL} />,
    ...framing(SIGN_UP_URL),
  }));
});
