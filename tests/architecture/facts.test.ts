import { expect, test } from 'vitest';

import { CRONS } from '../../src/cron-jobs.ts';
import { pages } from '../../src/pages.ts';
import { affiliateProgram, claims, firm } from '../../src/shared/content/claims.ts';
import { site } from '../../src/shared/content/site.ts';
import { testimonials } from '../../src/shared/content/testimonials.ts';
import { statements } from '../../src/shared/content/unconfirmed.ts';

const sources = import.meta.glob<string>(
  ['/{src,client}/**/*.{ts,tsx}', '!/src/{shared/content,styles}/**', '!/**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const [terms = ''] = Object.values(
  import.meta.glob<string>('/public/AffiliateTOS.pdf', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const [toml = ''] = Object.values(
  import.meta.glob<string>('/wrangler.toml', { query: '?raw', import: 'default', eager: true }),
);
const shareImages = Object.keys(import.meta.glob('/public/media/share/*.png'));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Not within a longer figure, and no length of a stylesheet. */
const figure = (value: string) =>
  new RegExp(String.raw`(?<![\d.,:(])${escaped(value)}(?![\d;'"/)}])`);

const FACTS: readonly [string, RegExp][] = [
  ...[...Object.values(claims), ...Object.values(firm)].map(
    (value) => [value, figure(value)] as [string, RegExp],
  ),
  ...[
    site.email,
    site.careersEmail,
    site.affiliatesEmail,
    site.tagline,
    site.mission,
    ...Object.values(site.phone),
    ...Object.values(site.firm),
    ...site.address,
    site.hours.human.shown,
    site.hours.human.short,
    site.hours.business.shown,
    ...Object.values<string>(site.social).filter(Boolean),
    ...Object.values(site.legal),
    affiliateProgram.commission,
    affiliateProgram.reviewTime,
    ...testimonials.map(({ name }) => name),
    ...Object.values(statements).map((s) => s.text),
  ].map((value) => [value, new RegExp(escaped(value))] as [string, RegExp]),
];

test('a claim, price or address is changed for all pages at once: it stands in one module (FACT-01)', () => {
  const texts = Object.entries(sources).map(([file, text]) => ({
    file,
    text: text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, ''),
  }));
  const repeated = FACTS.flatMap(([value, pattern]) =>
    texts.filter(({ text }) => pattern.test(text)).map(({ file }) => `${file} states ${value}`),
  );
  expect(repeated, 'import it from src/shared/content').toEqual([]);
});

test('every share image that a page declares was drawn, and no other', () => {
  const declared = pages.flatMap(({ shareImage }) => (shareImage ? [shareImage.url] : []));
  expect(shareImages.toSorted()).toEqual(declared.map((url) => `/public${url}`).toSorted());
});

test('Cloudflare runs the cron expressions of src/cron-jobs.ts, and no others', () => {
  const crons = /^crons = \[(.*)\]$/m.exec(toml)?.[1] ?? '';
  const expressions = [...crons.matchAll(/"([^"]*)"/g)].map(([, expression = '']) => expression);
  expect(expressions.toSorted()).toEqual(Object.keys(CRONS).toSorted());
});

test('the affiliate terms are of the version that applications store (AFF-51)', () => {
  // tools/artwork/legal.mjs dates the file and its text by the version.
  expect(terms).toContain(`(D:${site.legal.version.replaceAll('-', '')}`);
});
