import { expect, test } from 'vitest';

import { paths } from '../../src/shared/paths.ts';
import { staffPages } from '../../src/shared/staff-pages.ts';

test('an address of the site that others may have kept stays as it is', () => {
  const shown = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      typeof path === 'function' ? path('a b') : path,
    ]),
  );
  expect(shown).toMatchObject({
    home: '/',
    features: '/features',
    howItWorks: '/how-it-works',
    demo: '/demo',
    demoRole: '/demo?role=a%20b',
    sitemap: '/sitemap.xml',
    snapshotSitemap: '/sitemap-snapshots.xml',
    llms: '/llms.txt',
    apiCatalog: '/.well-known/api-catalog',
    securityTxt: '/.well-known/security.txt',
    testimonials: '/testimonials',
    pricing: '/pricing',
    getStarted: '/get-started',
    createAccount: '/get-started?source=header_cta',
    blog: '/blog',
    post: '/blog/a%20b',
    postHtml: '/blog/a%20b.html',
    blogRss: '/blog/rss.xml',
    blogAtom: '/blog/atom.xml',
    blogJson: '/blog/feed.json',
    affiliates: '/Affiliates',
    affiliateTerms: '/affiliate-terms',
    contact: '/contact',
    contactAbout: '/contact?subject=a%20b',
    careers: '/careers',
    about: '/aboutus',
    press: '/press',
    trust: '/trust',
    signUp: '/SignUp',
  });
});

test('an address of the staff area stays as it is', () => {
  const kept = [
    '/admin',
    '/admin/overview',
    '/admin/leads',
    '/admin/messages',
    '/admin/affiliates',
    '/admin/people',
    '/admin/mail',
    '/admin/site',
    '/admin/audit',
  ];
  expect(Object.values(staffPages).map(({ path }) => path)).toEqual(expect.arrayContaining(kept));
});
