import { Mail } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { organization } from '../../http/page/structured-data.ts';
import { captchaSources } from '../../http/page/third-party-sources.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';

export const contactPages = definePages('contact', {
  contact: {
    path: paths.contact,
    name: 'Contact',
    about: 'Write, call or request a demo',
    title: 'Contact a recruiter: write, call or ask for a demo | RiC',
    description: `Tell us who you need to hire. Write, call or visit: a recruiter answers, ${site.businessHoursInWords}.`,
    keywords: ['contact a recruiter', 'AI recruiting demo', 'hire with RiC'],
    shareImage: {
      alt: 'Contact RiC: a recruiter answers',
      heading: 'Talk to a [person] about your next hire',
      line: `${site.humanHours.replaceAll(/(\d)(am|pm)/g, '$1 $2')}.`,
    },
    structuredData: (origin) => [organization(origin)],
    header: { group: 'Contact', name: 'Contact Us', text: 'A person answers', icon: Mail },
    speculation: 'prerender-on-click',
    sources: captchaSources,
  },
});
