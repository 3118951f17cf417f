import { expect, test } from 'vitest';

import { CRONS } from '../../src/jobs.ts';
import { pages } from '../../src/pages.ts';
import { claims, firm } from '../../src/shared/content/claims.ts';
import { site } from '../../src/shared/content/site.ts';
import { palette } from '../../src/styles/tokens.ts';

const sources = import.meta.glob<string>(
  [
    '/{src,client}/**/*.{ts,tsx}',
    '!/src/shared/content/**',
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
const asWritten = (value: string) => new RegExp(escaped(value));

const FACTS: Record<string, RegExp> = Object.fromEntries([
  ...[...Object.values(claims), ...Object.values(firm)].map((value) => [value, asFigure(value)]),
  ...[
    site.email,
    site.careersEmail,
    site.affiliatesEmail,
    site.phone.shown,
    site.phone.dialled,
    site.firm.name,
    site.firm.url,
    site.humanHours,
    site.humanHoursShort,
    site.businessHours,
    site.businessHoursInWords,
    ...site.address,
    ...Object.values(palette),
  ].map((value) => [value, asWritten(value)]),
]);

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');

test.each(Object.entries(FACTS))('%s is stated in one module', (_value, pattern) => {
  const literals = Object.entries(sources)
    .filter(([, text]) => pattern.test(withoutComments(text)))
    .map(([file]) => file);
  expect(literals, 'import it from src/shared/content or src/styles/tokens.ts').toEqual([]);
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
