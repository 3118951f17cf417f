import { SlidersHorizontal } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { claims } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';

export const demoPages = definePages({
  demo: {
    path: paths.demo,
    name: 'Demo',
    about: `Try ${site.brand} on sample data: a job description becomes a shortlist with reasons`,
    title: `Demo: rank sample resumes against a job description | ${site.brand}`,
    description: `Choose a sample role or paste a job description. Its requirements are marked, sample resumes get a rating from ${claims.rating}, and each point has its reason.`,
    keywords: ['AI recruiting demo', 'resume scoring example', 'candidate ranking', 'shortlist'],
    shareImage: {
      heading: 'Try it on a [sample role]',
      line: 'A shortlist, and its reasons.',
    },
    header: {
      group: 'Product Info',
      text: 'A job, its resumes, your line',
      icon: SlidersHorizontal,
    },
    footer: { column: 'Product', position: 3 },
    speculation: 'prerender',
  },
});
