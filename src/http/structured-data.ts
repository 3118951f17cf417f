import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';

import { paths } from '../shared/paths.ts';

/**
 * Where a page stands, as search engines read it: the home page, then the page.
 * @param origin the site's own, e.g. "https://example.com"
 */
export function breadcrumbs(
  origin: string,
  name: string,
  path: string,
): WithContext<BreadcrumbList> {
  const trail = [
    { name: 'Home', path: paths.home },
    { name, path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: new URL(step.path, origin).href,
    })),
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
