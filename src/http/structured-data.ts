import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';

import { paths } from '../shared/paths.ts';

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
