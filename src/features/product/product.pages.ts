import { ListChecks, Quote, Workflow } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { faqPage } from '../../http/page/structured-data.ts';
import { claims } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { questions } from './content/faq.ts';

export const productPages = definePages({
  features: {
    path: paths.features,
    name: 'Features',
    about: `Talent match rating from ${claims.rating}, bias-free shortlists, search, job posting, guarantee`,
    title: `Features: AI resume scoring and candidate shortlists | ${site.brand}`,
    description: `A talent match rating from ${claims.rating}, bias-free shortlists, over ${claims.profiles} profiles and resumes analyzed, and up to ${claims.jobBoards} job boards. See what ${site.brand} does.`,
    keywords: ['resume scoring', 'talent match rating', 'bias-free shortlist', 'job board posting'],
    shareImage: {
      heading: `Every candidate [scored] from ${claims.rating}`,
      line: 'Search, score and shortlist in one place.',
    },
    header: {
      group: 'Product Info',
      text: `What ${site.brand} does for you`,
      icon: ListChecks,
    },
    footer: { column: 'Product', position: 1 },
    speculation: 'prerender',
  },
  howItWorks: {
    path: paths.howItWorks,
    name: 'How it works',
    about: 'Five steps from job description to shortlist, and answers to common questions',
    title: `How it works: from job description to shortlist in five steps | ${site.brand}`,
    description: `Provide the job description; ${site.brand} analyzes it, searches over ${claims.profiles} profiles, filters the candidates and posts the job. You review the top ones and decide.`,
    keywords: ['AI recruiting process', 'candidate search', 'candidate filtering', 'AI sourcing'],
    shareImage: {
      heading: 'From job description to [shortlist]',
      line: 'Five steps. You make the decision.',
    },
    structuredData: () => [faqPage(questions)],
    header: { group: 'Product Info', text: 'Five steps to a shortlist', icon: Workflow },
    footer: { column: 'Product', position: 2 },
    speculation: 'prerender',
  },
  testimonials: {
    path: paths.testimonials,
    name: 'Testimonials',
    about: `Four clients on hiring with ${site.brand}`,
    title: `Testimonials: what clients say | ${site.brand}`,
    description: `Four clients on hiring with ${site.product}, with a ${claims.hireRate} hire rate and ${claims.yearsOfSuccess} years of success.`,
    keywords: ['AI recruiting reviews', 'recruitment software testimonials', 'hire rate'],
    shareImage: {
      heading: 'What [clients] say',
      line: 'Four of them, in their own words.',
    },
    header: { group: 'Product Info', text: 'What clients tell us', icon: Quote },
    speculation: 'prerender',
  },
});
