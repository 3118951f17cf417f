import { expect, test } from 'vitest';

import { measures } from '../../src/features/company/content/measures.ts';

const [table = ''] = Object.values(
  import.meta.glob<string>('/docs/wcag.md', { query: '?raw', import: 'default', eager: true }),
);
const tests = Object.values(
  import.meta.glob<string>('/{tests,e2e}/**/*.{test,e2e}.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Levels A and AA of WCAG 2.2; 4.1.1 is obsolete. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

const rows = [
  ...table.matchAll(/^\| (\d[\d.]+) \| ([^|]+) \| (AA?) \| (\w[\w ]*): ([^|]+) \|$/gm),
].map(([, number = '', name = '', level = '', kind = '', text = '']) => ({
  number,
  name,
  level,
  kind,
  text,
}));

test('the table of WCAG 2.2 has each criterion of levels A and AA, with a test that is there or a reason', () => {
  for (const [level, numbers] of Object.entries(CRITERIA))
    expect(
      rows
        .filter((row) => row.level === level)
        .map(({ number }) => number)
        .toSorted(),
    ).toEqual(numbers.split(' ').toSorted());
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set(['test', 'not applicable', 'open']),
  );
  for (const { number, kind, text } of rows)
    if (kind === 'test')
      expect(
        tests.some((one) => one.includes(text)),
        `${number}: ${text}`,
      ).toBe(true);
});

test('/trust names the open criteria of the table, and no other (TRU-01)', () => {
  const open = rows.filter(({ kind }) => kind === 'open');
  const gaps = measures.filter(({ part }) => part === 'gap');
  expect(gaps.map(({ what, test: gap }) => `${what}: ${gap}`)).toEqual(
    open.map(({ number, name, text }) => `WCAG ${number}, ${name.toLowerCase()}: ${text}`),
  );
});
