import { Newspaper } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { paths } from '../../shared/paths.ts';
import { BLOG_DESCRIPTION } from './blog-facts.ts';

export const blogPages = definePages('blog', {
  list: {
    path: paths.blog,
    name: 'Blog',
    about: 'Notes on hiring',
    title: 'Blog · RiC',
    description: BLOG_DESCRIPTION,
    keywords: ['hiring advice', 'job ads', 'interviewing', 'recruiting blog', 'job offers'],
    shareImage: {
      alt: 'The RiC blog: forty years of hiring, written down',
      heading: 'Notes from 40 years of [hiring]',
      line: 'Short reads on finding the right person.',
    },
    header: { text: 'Notes on hiring', icon: Newspaper },
    speculation: 'prerender',
  },
});
