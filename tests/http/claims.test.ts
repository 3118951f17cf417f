import { expect, test } from 'vitest';

import { CHAT_RULES, CHAT_TEXTS } from '../../src/features/chat/chat.contract.ts';
import { affiliateProgram, claims, firm } from '../../src/shared/content/claims.ts';
import { guaranteeText } from '../../src/shared/content/guarantee.ts';
import { site } from '../../src/shared/content/site.ts';
import {
  confirmed,
  statements,
  withConfirmed,
  type StatementId,
} from '../../src/shared/content/unconfirmed.ts';
import { SAMPLE_LABEL } from '../../src/shared/sample-search/sample-role.ts';
import { paths } from '../../src/shared/paths.ts';
import { pageAt, PUBLIC_PATHS } from '../helpers/public-pages.ts';

const withoutTags = (html: string) =>
  html
    .replaceAll(/<\/?(?:span|strong|a|mark|em)\b[^>]*>|<!-- -->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

/** All that visitors and search engines read: pages with their heads, the chat, llms.txt. */
async function publicTexts(): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for (const path of [...PUBLIC_PATHS, '/llms.txt', '/no-such-page'])
    texts.push([path, withoutTags((await pageAt(path)).html)]);
  const chat = [CHAT_TEXTS.greeting, ...CHAT_RULES.map(({ response }) => response)].join(' ');
  return [...texts, ['the chat', chat]];
}

test('no page makes a statement that the owner has not confirmed (FACT-02)', async () => {
  const ids = Object.keys(statements) as StatementId[];
  const unconfirmed = ids.filter((id) => !confirmed(id));
  expect(unconfirmed.length).toBeGreaterThan(0);
  for (const [path, text] of await publicTexts()) {
    for (const id of unconfirmed) expect(text, path).not.toContain(statements[id].text);
  }
  expect(withConfirmed('First.', ...unconfirmed)).toBe('First.');
});

/** Promises and figures that neither document states. */
const INVENTED = [
  /thirty minutes/i,
  /before we hang up|leave with a first shortlist/i,
  /reads every message|answers it in person|picks up/i,
  /same (?:working )?day/i,
  /either way|in either case/i,
  /over?rule/i,
  /photograph/i,
  /around the clock/i,
  /take over where|they take over/i,
  /our own desks|offices in/i,
  /searches end in a hire/i,
  /time to shortlist/i,
  /boards at \$399/,
  /40-year\b/,
  /will be in touch/i,
  /put it with your application/i,
  /bias audit/i,
  /never does/i,
];

test('claims stand in their true form, and no page promises more (FACT-02, CLM-01, CLM-07, CLM-09, CLM-12)', async () => {
  const texts = await publicTexts();
  for (const [path, text] of texts) {
    for (const promise of INVENTED) expect(text, path).not.toMatch(promise);
  }
  const all = texts.map(([, text]) => text).join(' ');
  for (const claim of [
    /hire 80% faster/i,
    /a 93\.8% hire rate/i,
    /valued at \$399 per posting/,
    /40\+ years/,
    /20\+ cities/,
  ]) {
    expect(all).toMatch(claim);
  }
});

test('the guarantee has the same words wherever it is explained (FACT-01, CLM-08)', async () => {
  const texts = new Map(await publicTexts());
  for (const path of [
    '/',
    '/features',
    '/how-it-works',
    '/testimonials',
    '/pricing',
    '/aboutus',
    '/press',
    '/Affiliates',
    '/llms.txt',
    'the chat',
  ]) {
    expect(texts.get(path), path).toContain(guaranteeText);
  }
});

test('pictures show what is not confirmed in words as a concept (FACT-02)', async () => {
  const isConfirmed = ['reasons', 'overruling', 'ignored'].every((id) =>
    confirmed(id as StatementId),
  );
  expect(SAMPLE_LABEL).toBe(isConfirmed ? 'Sample data' : 'Concept, sample data');
  for (const path of PUBLIC_PATHS) {
    const { html } = await pageAt(path);
    if (/class="(?:ProductWindow|Landscape)_|product\.png/.test(html))
      expect(html, path).toContain(SAMPLE_LABEL);
  }
});

/** Where a claim is at home, a page may state it more than once. */
const AT_HOME: readonly (readonly [path: string, figure: string])[] = [
  [paths.about, firm.years],
  [paths.affiliates, affiliateProgram.commission],
];
const MOST_PAGES = 3;

test('a page states each claim once, and few pages state the same (FACT-01)', async () => {
  const figures = [
    ...Object.values(claims),
    ...Object.values(firm),
    affiliateProgram.commission,
    'Forbes',
    'bias-free',
  ];
  const texts: { path: string; text: string }[] = [];
  for (const path of PUBLIC_PATHS) {
    const main = /<main.*<\/main>/s.exec((await pageAt(path)).html)?.[0] ?? '';
    texts.push({ path, text: main.replaceAll(/<[^>]+>/g, ' ') });
  }
  for (const figure of figures) {
    const escaped = figure.replaceAll(/[.+$]/g, String.raw`\$&`);
    const pattern = new RegExp(String.raw`(?<![\d.,])${escaped}`, 'gi');
    const mentions = texts
      .map(({ path, text }) => ({ path, times: text.match(pattern)?.length ?? 0 }))
      .filter(({ times }) => times > 0);
    expect(
      mentions.length,
      `${figure} on ${mentions.map(({ path }) => path).join(', ')}`,
    ).toBeGreaterThan(0);
    expect(
      mentions.length,
      `${figure} on ${mentions.map(({ path }) => path).join(', ')}`,
    ).toBeLessThanOrEqual(MOST_PAGES);
    for (const { path, times } of mentions) {
      const isAtHome = AT_HOME.some(([at, of]) => at === path && of === figure);
      if (!isAtHome) expect(times, `${figure} on ${path}`).toBe(1);
    }
  }
});

test('each of the two hours stands in its place only (X-01, FTR-03, CON-05)', async () => {
  for (const path of PUBLIC_PATHS) {
    const [main = '', footer = ''] = (await pageAt(path)).html.split('<footer');
    expect(footer, path).toContain('Human contact hours: Monday to Friday, 9am to 5pm');
    expect(main, path).not.toMatch(/9am/);
    const business = main.replaceAll(/<(?:script|style)\b.*?<\/(?:script|style)>/gs, '');
    if (path !== '/contact') expect(business, path).not.toMatch(/9:00 AM/);
  }
  expect((await pageAt('/contact')).html).toMatch(
    /Business hours<\/dt><dd[^>]*>Monday-Friday 9:00 AM - 6:00 PM Eastern Time</,
  );
});

test('links that are not known lead to no real network (FACT-02, FTR-06)', async () => {
  const { html } = await pageAt('/');
  expect(html).not.toMatch(/https:\/\/(?:www\.)?(?:linkedin|facebook|instagram|youtube)\.com\//);
  for (const address of Object.values<string>(site.social)) {
    if (address !== '') expect(html).toContain(`href="${address}"`);
  }
});
