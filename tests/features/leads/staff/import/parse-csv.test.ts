import { expect, test } from 'vitest';

import { parseCsv } from '../../../../../src/features/leads/staff/import/parse-csv.ts';

const read = (text: string) => {
  const parsed = parseCsv(text);
  return parsed.ok ? parsed.value.map(({ values }) => values) : parsed.error;
};

test('a file is read as RFC 4180 has it, also with semicolons and tabs (STF-07)', () => {
  expect(read('a,b\r\n1,"2 ""x"", y"\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2 "x", y'],
  ]);
  expect(read('a;b\n"1;2";,3')).toEqual([
    ['a', 'b'],
    ['1;2', ',3'],
  ]);
  expect(read('a\tb\n\n1\t')).toEqual([['a', 'b'], ['1']]);
  expect(read('Leads of the fair\n\na;b\n1,5;2,5'), 'a title, and decimal commas').toEqual([
    ['Leads of the fair'],
    ['a', 'b'],
    ['1,5', '2,5'],
  ]);
  expect(read('a,b\n"1,2\n3')).toBe(
    'Row 2: a quotation mark is not closed, or text stands after it',
  );
  expect(read('a,b\n"1"x,2')).toMatch(/^Row 2/);
});

test('a row has the number that the spreadsheet shows beside it (STF-07)', () => {
  const parsed = parseCsv('sep=;\r\na;b\r\n"1\r\n1\r\n1";2\r\n\r\n3;4\r\n');
  expect(parsed.ok && parsed.value.map(({ row }) => row)).toEqual([1, 2, 4]);
});
