import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '/client/**/*.{ts,tsx}',
    '/src/**/client/**/*.{ts,tsx}',
    '/src/shared/**/*.{ts,tsx}',
    '/src/ui/**/*.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Functions that the oldest browsers of the README lack and client/older-browsers.ts does not add. */
const NEWER =
  /\bPromise\.(?:withResolvers|try)\b|\bObject\.groupBy\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\bIntl\.DurationFormat\b|\.(?:toReversed|toSpliced|isWellFormed|toHex|toBase64|isSubsetOf|symmetricDifference)\(/;

test('what visitors’ browsers run calls nothing that the oldest of the README lack', () => {
  const newer = Object.entries(sources)
    .filter(([file]) => !/\/staff\/|\/shared\/html\//.test(file))
    .flatMap(([file, text]) => {
      const [found] = NEWER.exec(text) ?? [];
      return found === undefined ? [] : [`${file}: ${found}`];
    });
  expect(newer).toEqual([]);
});
