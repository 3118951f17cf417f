import { Mail } from 'lucide-react';

import { definePages } from '../../http/page/define-pages.ts';
import { organization } from '../../http/page/structured-data.ts';
import { captchaSources } from '../../http/page/third-party-sources.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';

export const contactPages = definePages({
  contact: {
    path: paths.contact,
    name: 'Contact',
    about: 'Write, call or request a demo',
    title: `Contact us: write, call or ask for a demo | ${site.brand}`,
    description: `Tell us who you need to hire: write, call or ask for a demo. ${site.hours.business.label}: ${site.hours.business.shown}.`,
    keywords: ['contact a recruiter', 'AI recruiting demo', `hire with ${site.brand}`],
    shareImage: {
      alt: `Contact ${site.brand}`,
      heading: 'Talk to a [person] about your next hire',
      line: `${site.hours.business.shown}.`,
    },
    structuredData: (origin) => [organization(origin)],
    header: {
      group: 'Contact',
      name: 'Contact Us',
      text: 'Write, call or ask for a demo',
      icon: Mail,
    },
    speculation: 'prerender-on-click',
    sources: captchaSources,
  },
});
