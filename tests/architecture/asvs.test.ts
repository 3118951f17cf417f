import { expect, test } from 'vitest';

import asvs from '../../docs/asvs.md?raw';
import { testTitles } from './source-text.ts';

const sources = import.meta.glob<string>('/{tests,e2e}/**/*.{test,e2e}.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const [manifest] = Object.values(
  import.meta.glob<{ scripts: Record<string, string> }>('/package.json', {
    import: 'default',
    eager: true,
  }),
);

/** How many requirements of levels 1 and 2 each chapter of version 5.0.0 has. */
const BY_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const rows = asvs
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [, number = '', level = '', about = '', result = '', where = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { number, level, about, result, where };
  });

test('each requirement of ASVS levels 1 and 2 is listed once, with a result and a reason', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const counts = BY_CHAPTER.map(
    (_, index) => numbers.filter((number) => number.startsWith(`${index + 1}.`)).length,
  );
  expect(counts).toEqual(BY_CHAPTER);
  const incomplete = rows.filter(
    ({ level, about, result, where }) =>
      !/^[12]$/.test(level) ||
      !about ||
      !where ||
      !['test', 'not applicable', 'open'].includes(result),
  );
  expect(incomplete).toEqual([]);
});

test('each test that docs/asvs.md names exists', () => {
  const missing = rows
    .filter(({ result }) => result === 'test')
    .filter(({ where }) => {
      const command = /^`npm run ([\w:]+)`/.exec(where)?.[1];
      if (command) return !manifest?.scripts[command];
      const [, file = '', title = ''] = /^`([^`]+)`: “(.+?)”(?:\.|$)/.exec(where) ?? [];
      const source = sources[`/${file}`];
      return (
        !source || !testTitles(source).some(({ text }) => text.replaceAll("\\'", "'") === title)
      );
    })
    .map(({ number, where }) => `${number} ${where}`);
  expect(missing).toEqual([]);
});
