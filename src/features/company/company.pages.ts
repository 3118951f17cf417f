import { BriefcaseBusiness } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { organization } from '../../http/page/structured-data.ts';
import { backing, firm } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';

const framing = (url: string | undefined) => (url ? { frames: [new URL(url).origin] } : {});

export const companyPages = definePages({
  careers: {
    path: paths.careers,
    name: 'Jobs',
    about: `Open roles at ${site.brand} and the firm behind it`,
    title: `Jobs in recruiting, AI and executive search | ${site.brand}`,
    description: `Open roles at ${site.brand} and the executive-search firm behind it. Apply on our job board, or write to us.`,
    keywords: ['recruiting jobs', 'recruiter careers', 'executive search jobs'],
    shareImage: {
      alt: `Jobs at ${site.brand}`,
      heading: 'Come and [work] with us',
      line: 'Open roles, on our job board.',
    },
    header: { group: 'Contact', text: 'Open roles', icon: BriefcaseBusiness },
    footer: { column: 'Company', position: 3 },
    speculation: 'prerender-on-click',
    sources: ({ JOB_PORTAL_URL }) => framing(JOB_PORTAL_URL),
  },
  about: {
    path: paths.about,
    name: 'About us',
    about: `The executive-search firm behind ${site.brand}, in words and figures`,
    title: `About us: the recruiters behind the AI assistant | ${site.brand}`,
    description: `${site.brand} is backed by ${site.firm.name}, ${backing}: ${firm.years} years, ${firm.cities} cities, ${firm.clients} clients, ${firm.placements} candidates placed.`,
    keywords: ['recruitment firm', 'executive search', 'AI recruiting assistant', 'recruiters'],
    shareImage: {
      alt: `About ${site.brand}`,
      heading: `${firm.years} years of search, one [fast] assistant`,
      line: `${site.firm.name}: ${firm.placements} placed.`,
    },
    structuredData: (origin) => [organization(origin)],
    footer: { column: 'Company', position: 1 },
    speculation: 'prerender',
  },
  press: {
    path: paths.press,
    name: 'Press',
    about: 'Facts, logos and descriptions to print',
    title: `Press: facts, figures and logos of the AI recruiting assistant | ${site.brand}`,
    description: `Facts, logos and two descriptions of ${site.product}, and how the press reaches us.`,
    keywords: [`${site.brand} press`, 'AI recruiting figures', 'logos', 'media contact'],
    shareImage: {
      alt: `${site.brand} press`,
      heading: `${site.brand} for the [press]`,
      line: 'Facts, figures and logos.',
    },
    footer: { column: 'Company', position: 2 },
    speculation: 'prerender',
  },
  trust: {
    path: paths.trust,
    parent: 'about',
    name: 'Trust',
    about: 'Providers, stored data, cookies, security, accessibility, and what the AI is used for',
    title: `Trust: data, security and AI, answered | ${site.brand}`,
    description: `Who gets data, what is stored and for how long, which tests protect it, what the AI of ${site.brand} does and does not do, and what is not stated yet.`,
    speculation: 'prerender',
  },
  signUp: {
    path: paths.signUp,
    name: 'Sign up',
    title: `Sign up | ${site.brand}`,
    description: `Create your account with ${site.product}.`,
    speculation: 'never',
    sources: ({ SIGN_UP_URL }) => framing(SIGN_UP_URL),
  },
});
