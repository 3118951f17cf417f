import { Newspaper } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { firm } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { BLOG_DESCRIPTION, BLOG_NAME } from './blog-facts.ts';

export const blogPages = definePages({
  list: {
    path: paths.blog,
    name: 'Blog',
    about: 'Notes on hiring',
    title: `Blog · ${site.brand}`,
    description: BLOG_DESCRIPTION,
    keywords: ['hiring advice', 'job ads', 'interviewing', 'recruiting blog', 'job offers'],
    shareImage: {
      alt: `${BLOG_NAME}: ${firm.years} years of hiring, written down`,
      heading: `Notes from ${firm.years} years of [hiring]`,
      line: 'Short reads on finding the right person.',
    },
    header: { text: 'Notes on hiring', icon: Newspaper },
    speculation: 'prerender',
  },
});
