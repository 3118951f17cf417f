import { expect, test } from 'vitest';

import { growth, MAX_GROWTH, ofLength, SCALE } from '../helpers/growth.ts';
import { MARKUP_READERS, READERS } from './readers.ts';

/** Units that make a pattern or a normalization quadratic, or would: one of each kind. */
const UNITS = [
  // Accents in the wrong order.
  '\u0301\u0323',
  '<a "\\',
  'a.b@,;=',
];
const texts = Object.entries(READERS).flatMap(([file, readers]) =>
  Object.entries(readers).map(([name, reader]) => [name, file, reader] as const),
);

test.each(texts)('reading the %s takes time in proportion to it (%s)', (_name, _file, reader) => {
  const { largest, read } = reader;
  for (const unit of UNITS) {
    const short = ofLength(unit, largest / SCALE);
    const long = ofLength(unit, largest);
    const grown = growth(
      () => read(short),
      () => read(long),
    );
    expect(grown, JSON.stringify(unit)).toBeLessThan(MAX_GROWTH);
  }
});

/** Code points of the longer body. Above the cap on elements the time falls again. */
const BODY = 32 * 1024;

const repeated = (unit: string) => (length: number) => ofLength(unit, length);
const inside = (open: string, unit: string, close: string) => (length: number) =>
  open + ofLength(unit, length) + close;
/** @param depth of what is nested, over and over */
const nested = (names: readonly string[], depth: number) => {
  const open = names.map((name) => `<${name}>`).join('');
  const close = names.toReversed().map((name) => `</${name}>`);
  return repeated(`${open.repeat(depth)}x${close.join('').repeat(depth)} `);
};

const BODIES: Record<string, (length: number) => string> = {
  'open headings': repeated('<h2>a'),
  'marks in marks': nested(['b', 'i'], 30),
  'a wide table': inside('<table><tr>', '<td>a</td>', '</tr></table>'),
  'attributes of the same name': inside('<p ', 'a=b ', '>'),
  'less-than signs': repeated('<'),
  stars: inside('<p>', '*a _b ', '</p>'),
};

const markup = Object.entries(MARKUP_READERS).flatMap(([file, readers]) =>
  Object.entries(readers).map(([name, read]) => [name, file, read] as const),
);

test.each(markup)('the %s of a body takes time in proportion to it (%s)', (_name, file, read) => {
  const isCleaner = file.endsWith('clean-html.ts');
  const [clean = (html: string) => html] = Object.values(
    MARKUP_READERS['features/blog/html/clean-html.ts'] ?? {},
  );
  for (const [shape, body] of Object.entries(BODIES)) {
    const [short, long] = [BODY / SCALE, BODY].map((length) => {
      const html = body(length);
      return isCleaner ? html : String(clean(html));
    });
    const grown = growth(
      () => read(short ?? ''),
      () => read(long ?? ''),
    );
    expect(grown, shape).toBeLessThan(MAX_GROWTH);
  }
});

/** Bodies of a few kilobytes that once stood for millions of elements, or of table cells. */
const BOMBS: Record<string, string> = {
  'marks that each paragraph opens again': `<p>${Array.from({ length: 2000 }, (_, id) => `<b id=${id}>`).join('')}</p>${'<p>x</p>'.repeat(2000)}`,
  'a cell over a thousand million':
    '<table><tr><td colspan=1000000000 rowspan=1000000000>x</table>',
  'a table as wide as it is long': `<table><tr>${'<td>'.repeat(5000)}</tr>${'<tr><td>'.repeat(5000)}</table>`,
  'a wide cell in a long table': `<table><tr><td>${'x'.repeat(20_000)}</td></tr>${'<tr><td>x'.repeat(5000)}</table>`,
  'elements by the hundred thousand': '<div>'.repeat(100_000),
  'quoted posts in quoted posts': `${'<blockquote class="twitter-tweet">'.repeat(2000)}${'<p>x'.repeat(10_000)}`,
};

test.each(Object.entries(BOMBS))('a body with %s stays a small page', (_name, html) => {
  const [clean] = Object.values(MARKUP_READERS['features/blog/html/clean-html.ts'] ?? {});
  const cleaned = String(clean?.(html));
  expect(cleaned.length).toBeLessThan(1_000_000);
  for (const [, , read] of markup) {
    expect(JSON.stringify(read(cleaned)).length).toBeLessThan(2_000_000);
  }
});
