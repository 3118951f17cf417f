import type { BreadcrumbList, FAQPage, Organization, WebSite, WithContext } from 'schema-dts';

import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { confirmed } from '../../shared/content/unconfirmed.ts';

/**
 * @param origin the site's, e.g. "https://example.com"
 * @param trail from below the home page to the page itself
 */
export function breadcrumbs(
  origin: string,
  trail: readonly (readonly [name: string, path: string])[],
): WithContext<BreadcrumbList> {
  const steps: typeof trail = [['Home', paths.home], ...trail];
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

/** The @id of the organization, for references in other blocks. */
export const organizationId = (origin: string): string => new URL('/#organization', origin).href;

const contactDetails = {
  email: site.email,
  telephone: site.phone.dialled,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.slice(0, -1).join(', '),
    addressCountry: site.address.at(-1) ?? '',
  },
  sameAs: Object.values<string>(site.social).filter((address) => address !== ''),
  parentOrganization: { '@type': 'Organization', name: site.firm.name, url: site.firm.url },
} as const;

/** @param isConfirmed whether the owner has confirmed the contact details */
export function organization(
  origin: string,
  isConfirmed = confirmed('contactDetails') !== undefined,
): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.brand,
    url: new URL(paths.home, origin).href,
    description: site.mission,
    logo: new URL('/icon-512.png', origin).href,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      url: new URL(paths.contact, origin).href,
      ...(isConfirmed ? { email: site.email, telephone: site.phone.dialled } : {}),
    },
    ...(isConfirmed ? contactDetails : {}),
  };
}

/** What search engines take the name of the site from. */
export const webSite = (origin: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.brand,
  alternateName: site.product,
  url: new URL(paths.home, origin).href,
  publisher: { '@id': organizationId(origin) },
});

export interface AnsweredQuestion {
  question: string;
  /** Plain text, as the page shows it. */
  answer: string;
}

export function faqPage(questions: readonly AnsweredQuestion[]): WithContext<FAQPage> {
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
