import { BriefcaseBusiness } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { organization } from '../../http/page/structured-data.ts';
import { backing, firm } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';

const framing = (url: string | undefined) => (url ? { frames: [new URL(url).origin] } : {});

export const companyPages = definePages('company', {
  careers: {
    path: paths.careers,
    name: 'Jobs',
    about: 'Open roles at RiC and the firm behind it',
    title: 'Jobs in recruiting, AI and executive search | RiC',
    description:
      'Open roles at RiC and the executive-search firm behind it, for recruiters and for engineers. Apply on our job board, or write to us.',
    keywords: [
      'recruiting jobs',
      'recruiter careers',
      'executive search jobs',
      'AI engineering jobs',
    ],
    shareImage: {
      alt: 'Jobs at RiC',
      heading: 'Come and [work] with us',
      line: 'Open roles in recruiting and technology.',
    },
    header: { group: 'Contact', text: 'Openings on our desks', icon: BriefcaseBusiness },
    footer: { column: 'Company', position: 3 },
    speculation: 'prerender-on-click',
    sources: ({ JOB_PORTAL_URL }) => framing(JOB_PORTAL_URL),
    component: () => import('./CareersPage.tsx').then(({ CareersPage }) => CareersPage),
  },
  about: {
    path: paths.about,
    name: 'About us',
    about: 'The executive-search firm behind RiC, and the rules it works by',
    title: 'About us: the recruiters behind the AI assistant | RiC',
    description: `RiC is the AI recruiting assistant of ${backing}: ${firm.years} years, ${firm.cities} cities, ${firm.clients} clients, ${firm.placements} candidates placed.`,
    keywords: ['recruitment firm', 'executive search', 'AI recruiting assistant', 'recruiters'],
    shareImage: {
      alt: 'About RiC',
      heading: '40 years of search, one [fast] assistant',
      line: `${firm.placements} candidates placed. ${firm.clients} clients.`,
    },
    structuredData: (origin) => [organization(origin)],
    footer: { column: 'Company', position: 1 },
    speculation: 'prerender',
    component: () => import('./AboutPage.tsx').then(({ AboutPage }) => AboutPage),
  },
  press: {
    path: paths.press,
    name: 'Press',
    about: 'Facts, logos and descriptions to print',
    title: 'Press: facts, figures and logos of the AI recruiting assistant | RiC',
    description:
      'Facts you can print on RiC, the AI recruiting assistant: figures, logos, two lengths of description, and a press desk that answers.',
    keywords: ['RiC press', 'AI recruiting figures', 'logos', 'media contact'],
    shareImage: {
      alt: 'RiC press',
      heading: 'RiC for the [press]',
      line: 'Facts, logos and a person to call.',
    },
    footer: { column: 'Company', position: 2 },
    speculation: 'prerender',
    component: () => import('./PressPage.tsx').then(({ PressPage }) => PressPage),
  },
  signUp: {
    path: paths.signUp,
    name: 'Sign up',
    title: 'Sign up | RiC',
    description: 'Create your account with RiC, the AI recruiting assistant.',
    speculation: 'never',
    sources: ({ SIGN_UP_URL }) => framing(SIGN_UP_URL),
    component: () => import('./SignUpPage.tsx').then(({ SignUpPage }) => SignUpPage),
  },
});
