import { expect, test } from 'vitest';

import { CRONS } from '../../src/jobs.ts';
import { pages } from '../../src/pages.ts';
import { clientLogos } from '../../src/features/marketing/content/logos.ts';
import { affiliateProgram, claims, firm } from '../../src/shared/content/claims.ts';
import { site } from '../../src/shared/content/site.ts';
import { testimonials } from '../../src/shared/content/testimonials.ts';
import { sampleCandidates } from '../../src/shared/sample-search/sample-candidates.ts';
import { sampleRoles } from '../../src/shared/sample-search/sample-roles.ts';
import { statements } from '../../src/shared/content/unconfirmed.ts';
import { palette } from '../../src/styles/tokens.ts';

const sources = import.meta.glob<string>(
  [
    '/{src,client}/**/*.{ts,tsx}',
    '/sandbox/browser/*.ts',
    '/tools/artwork/**/*.{mjs,html}',
    // These draw the logos that the owner replaces.
    '!/tools/artwork/{logos,brand}.mjs',
    '!/tools/artwork/lib/wordmark.mjs',
    '!/src/shared/content/**',
    '!/src/shared/sample-search/**',
    '!/src/features/marketing/content/logos.ts',
    '!/src/styles/tokens.ts',
    // The styles' plugin compiles these before their text can be read.
    '!/**/*.css.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const wranglerToml = import.meta.glob<string>('/wrangler.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tests = import.meta.glob<string>('/{tests,e2e}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const icons = import.meta.glob<string>('/public/favicon.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shareImages = Object.keys(import.meta.glob('/public/media/share/*.png'));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The value in a text for people: not within a longer figure, not as a CSS length. */
const asFigure = (value: string) =>
  new RegExp(String.raw`(?<![\d.,:])${escaped(value)}(?![\d;'"/)}])`);
/** In a stylesheet, 100% is a length. */
const asLength = /[(:]100%[ ,;)}]|\/ 100% /g;
const asWritten = (value: string) => new RegExp(escaped(value));

/** In running text; not within an identifier such as RiC_Hero_CTA. */
const asName = (value: string) => new RegExp(String.raw`(?<!\w)${escaped(value)}(?!\w)`);

const FACTS: Record<string, RegExp> = Object.fromEntries([
  ...[...Object.values(claims), ...Object.values(firm)].map((value) => [value, asFigure(value)]),
  ...[
    site.brand,
    ...clientLogos.map(({ name }) => name),
    ...testimonials.map(({ name }) => name),
    ...sampleRoles.flatMap(sampleCandidates).map(({ name }) => name),
  ].map((value) => [value, asName(value)]),
  ...[
    site.email,
    site.careersEmail,
    site.affiliatesEmail,
    site.phone.shown,
    site.phone.dialled,
    site.firm.name,
    site.firm.url,
    site.hours.human.shown,
    site.hours.human.short,
    site.hours.business.shown,
    site.tagline,
    site.mission,
    affiliateProgram.commission,
    affiliateProgram.reviewTime,
    ...affiliateProgram.tiers.map(({ referrals }) => `'${referrals}'`),
    ...Object.values<string>(site.social).filter((address) => address !== ''),
    ...Object.values(site.legal),
    ...Object.values(statements).map(({ text }) => text),
    ...site.address,
    ...Object.values(palette),
  ].map((value) => [value, asWritten(value)]),
]);

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '').replaceAll(asLength, '');

test.each(Object.entries(FACTS))('%s is stated in one module (FACT-01)', (_value, pattern) => {
  const literals = Object.entries(sources)
    .filter(([, text]) => pattern.test(withoutComments(text)))
    .map(([file]) => file);
  expect(literals, 'import it from src/shared/content or src/styles/tokens.ts').toEqual([]);
});

test('figures are not spelled out (FACT-01)', () => {
  const spelled = /\b(?:forty|fifty thousand|seven thousand|eighty percent|one billion)\b/i;
  const spelling = Object.entries(sources)
    .filter(([, text]) => spelled.test(withoutComments(text)))
    .map(([file]) => file);
  expect(spelling, 'import it from src/shared/content/claims.ts').toEqual([]);
});

test('the favicon has colors of the site only', () => {
  const used = (icons['/public/favicon.svg'] ?? '').match(/#[0-9a-f]{6}/gi) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const color of used) expect(Object.values<string>(palette)).toContain(color.toUpperCase());
});

test('every share image that a page declares was drawn, and no other', () => {
  const declared = pages.flatMap(({ shareImage }) => (shareImage ? [shareImage.url] : []));
  expect(shareImages.toSorted()).toEqual(
    [site.seo.image.path, ...declared].map((url) => `/public${url}`).toSorted(),
  );
});

test('Cloudflare runs the cron expressions of src/jobs.ts, and no others', () => {
  const crons = /^crons = \[(.*)\]$/m.exec(wranglerToml['/wrangler.toml'] ?? '')?.[1] ?? '';
  const expressions = [...crons.matchAll(/"([^"]*)"/g)].map(([, expression = '']) => expression);
  expect(expressions.toSorted()).toEqual(Object.keys(CRONS).toSorted());
});

test('cron expressions are written in src/jobs.ts only', () => {
  const isRepeated = (text: string) =>
    Object.keys(CRONS).some((expression) => text.includes(expression));
  const repeating = Object.entries({ ...sources, ...tests })
    .filter(([file, text]) => file !== '/src/jobs.ts' && isRepeated(text))
    .map(([file]) => file);
  expect(repeating, 'import BLOG_CRON or OUTBOX_CRON').toEqual([]);
});

test('the affiliate terms are of the version that applications store (AFF-51)', () => {
  const [pdf = ''] = Object.values(
    import.meta.glob<string>('/public/AffiliateTOS.pdf', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  // tools/artwork/legal.mjs dates the file and its text by the version.
  expect(pdf).toContain(`(D:${site.legal.version.replaceAll('-', '')}`);
});
