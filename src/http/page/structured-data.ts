import type { BreadcrumbList, FAQPage, Organization, WithContext } from 'schema-dts';

import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';

/**
 * Where a page stands, as search engines read it: the home page, then the trail.
 * @param origin the site's own, e.g. "https://example.com"
 * @param trail from below the home page to the page itself
 */
export function breadcrumbs(
  origin: string,
  ...trail: readonly [name: string, path: string][]
): WithContext<BreadcrumbList> {
  const steps = [['Home', paths.home] as const, ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/** Names the organisation in other blocks. @param origin the site's own */
export const organizationId = (origin: string): string => new URL('/#organization', origin).href;

/** Who stands behind the site, and how to reach them, as search engines read it. */
export function organization(origin: string): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.brand,
    url: new URL(paths.home, origin).href,
    logo: new URL('/icon-512.png', origin).href,
    email: site.email,
    telephone: site.phone.dialled,
    address: site.address.join(', '),
    sameAs: [site.social.linkedin, site.social.facebook],
    parentOrganization: { '@type': 'Organization', name: site.firm.name, url: site.firm.url },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      telephone: site.phone.dialled,
      url: new URL(paths.contact, origin).href,
    },
  };
}

export interface Question {
  question: string;
  /** Plain text; the page shows the same words. */
  answer: string;
}

/** The questions that a page answers, as search engines read them. */
export function faqPage(questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
