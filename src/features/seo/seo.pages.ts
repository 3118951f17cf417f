import { paths } from '../../shared/paths.ts';

interface ListedPage {
  path: string;
  name: string;
  /** What a reader finds there, in one line. */
  about: string;
  /** Day of the last change of its words, which search engines are told. */
  changed: string;
}

/** The pages that search engines may list, in the order of the site. Not among them: staff, sign-up. */
export const listedPages: readonly ListedPage[] = [
  {
    path: paths.home,
    name: 'Home',
    about: 'What RiC is: an AI recruiting assistant that turns a stack of resumes into a shortlist',
    changed: '2026-11-21',
  },
  {
    path: paths.features,
    name: 'Features',
    about: 'Talent match rating from 1 to 10, bias-free shortlists, search, job posting, guarantee',
    changed: '2026-11-21',
  },
  {
    path: paths.howItWorks,
    name: 'How it works',
    about: 'Five steps from job description to shortlist, and answers to common questions',
    changed: '2026-11-21',
  },
  {
    path: paths.testimonials,
    name: 'Testimonials',
    about: 'Four clients on hiring with RiC',
    changed: '2026-11-21',
  },
  {
    path: paths.pricing,
    name: 'Pricing',
    about: 'Plans by company size and needs',
    changed: '2026-11-21',
  },
  {
    path: paths.affiliates,
    name: 'Affiliates',
    about: 'Recommend RiC and earn on each sale',
    changed: '2026-11-21',
  },
  {
    path: paths.affiliateTerms,
    name: 'Affiliate terms',
    about: 'The terms of the affiliate programme',
    changed: '2026-11-21',
  },
  {
    path: paths.contact,
    name: 'Contact',
    about: 'Write, call or request a demo',
    changed: '2026-11-21',
  },
  {
    path: paths.careers,
    name: 'Jobs',
    about: 'Open roles at RiC and the firm behind it',
    changed: '2026-11-21',
  },
  {
    path: paths.about,
    name: 'About us',
    about: 'The executive-search firm behind RiC, and the rules it works by',
    changed: '2026-11-21',
  },
  {
    path: paths.press,
    name: 'Press',
    about: 'Facts, logos and descriptions to print',
    changed: '2026-11-21',
  },
];
