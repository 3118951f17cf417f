import { expect, test } from 'vitest';

import { SPECULATION_RULES_PATH } from '../../../src/http/page/speculation-rules.ts';
import { paths } from '../../../src/shared/paths.ts';
import { staffPages } from '../../../src/shared/staff-pages.ts';
import { ORIGIN, request } from '../../helpers/request.ts';

interface Rule {
  eagerness: string;
  where: {
    and: [
      { href_matches: string[] },
      { not: { href_matches: string[] } },
      { not: { selector_matches: string } },
    ];
  };
}

/** Whether a URL pattern matches; * is a wildcard. */
const names = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) =>
    new RegExp(`^${pattern.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '.*')}$`).test(path),
  );

const rules = async () => {
  const response = await request(SPECULATION_RULES_PATH);
  expect(response.headers.get('content-type')).toContain('application/speculationrules+json');
  return (await response.json()) as { prefetch: Rule[]; prerender: Rule[] };
};

const matching = (all: readonly Rule[], path: string) =>
  all.filter(
    ({ where: { and } }) =>
      names(and[0].href_matches, path) && !names(and[1].not.href_matches, path),
  );

test('shared pages have the rules’ header, private pages do not', async () => {
  const shared = await request('/features');
  expect(shared.headers.get('speculation-rules')).toBe(`"${SPECULATION_RULES_PATH}"`);
  expect((await request('/admin/leads')).headers.get('speculation-rules')).toBeNull();
});

test('pages with an effect, staff pages and files are not prefetched', async () => {
  const { prefetch, prerender } = await rules();
  for (const path of [
    staffPages.leads.path,
    staffPages.applications.path,
    '/api/health',
    '/api/leads',
    '/__sandbox/',
    '/AffiliateTOS.pdf',
    paths.postHtml('the-offer-call'),
    paths.signUp,
  ]) {
    expect(matching([...prefetch, ...prerender], path), path).toEqual([]);
  }
  for (const { where } of [...prefetch, ...prerender]) {
    expect(where.and[2].not.selector_matches).toContain('[target="_blank"]');
  }
});

test('pages are prerendered on hover, those with third parties on pointer down', async () => {
  const { prerender } = await rules();
  for (const [path, eagerness] of [
    [paths.home, 'moderate'],
    [paths.features, 'moderate'],
    [paths.howItWorks, 'moderate'],
    [paths.testimonials, 'moderate'],
    [paths.blog, 'moderate'],
    [paths.post('the-offer-call'), 'moderate'],
    [paths.affiliates, 'moderate'],
    [paths.pricing, 'conservative'],
    [paths.contact, 'conservative'],
    [paths.careers, 'conservative'],
  ] as const) {
    expect(
      matching(prerender, path).map((rule) => rule.eagerness),
      path,
    ).toEqual([eagerness]);
    expect((await request(path)).status, `${ORIGIN}${path}`).toBeLessThan(500);
  }
});
