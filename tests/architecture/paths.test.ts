import { expect, test } from 'vitest';

import { paths } from '../../src/shared/paths.ts';

test('every address of the site, so that a new or changed one shows up in review', () => {
  const shown = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      typeof path === 'function' ? path('a b') : path,
    ]),
  );
  expect(shown).toEqual({
    home: '/',
    features: '/features',
    howItWorks: '/how-it-works',
    testimonials: '/testimonials',
    pricing: '/pricing',
    getStarted: '/get-started',
    blog: '/blog',
    post: '/blog/a%20b',
    postMarkdown: '/blog/a%20b.md',
    postHtml: '/blog/a%20b.html',
    blogRss: '/blog/rss.xml',
    blogAtom: '/blog/atom.xml',
    affiliates: '/Affiliates',
    affiliateTerms: '/affiliate-terms',
    contact: '/contact',
    contactAbout: '/contact?subject=a%20b',
    careers: '/careers',
    about: '/aboutus',
    press: '/press',
    signUp: '/SignUp',
    adminLeads: '/admin/leads',
    adminAffiliates: '/admin/affiliates',
    adminMail: '/admin/mail',
    adminSite: '/admin/site',
    adminAudit: '/admin/audit',
  });
});
