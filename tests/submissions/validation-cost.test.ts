import { expect, test } from 'vitest';

import { applicationShape, contactShape, leadShape } from '../helpers/submission-shapes.ts';

/** Units that made a check quadratic, or would: each is repeated to the length of the text. */
const HOSTILE_UNITS: Record<string, string> = {
  'letters without a digit': 'ab',
  'signs that normalization makes six letters of': '\u3316\u3315',
  'signs that normalization makes eighteen letters of': '\uFDFA\u3316',
  'accents in the wrong order': '\u0301\u0323',
  'letters and digits': 'a1',
  'letters one by one': 'v-',
  'the beginning of a link': '<a ',
  'amounts of money': '1,',
  'blanks and letters': ' \ta',
  'signs that stand for letters': 'a@',
  'domains without an end': 'a.b.c.d.e.f.g ',
  'domains side by side': 'a.com ',
  'a repeated letter between blanks': `a${' '.repeat(200)}a${' '.repeat(200)}b`,
};

/** Code points: what the longest field may have, and what the largest body may carry. */
const SIZES = [2000, 48_000];
const ROUND_MS = 40;
/** A busy machine spoils single rounds, in both directions; a quadratic check has a median of 16. */
const MIN_ROUNDS = 3;
const MAX_ROUNDS = 25;
const MAX_GROWTH = 5;

const ofLength = (unit: string, length: number): string =>
  Array.from(unit.repeat(Math.ceil(length / Array.from(unit).length)))
    .slice(0, length)
    .join('');

/** Every text field of every form, one after the other. */
function checkAll(text: string): void {
  for (const { good, texts, rules } of [contactShape, leadShape, applicationShape]) {
    const values = good();
    for (const field of [...texts, 'website']) rules({ ...values, [field]: text });
  }
}

function timeOf(work: () => void, times: number): number {
  const began = performance.now();
  for (let run = 0; run < times; run += 1) work();
  return performance.now() - began;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

/** How much longer a text four times as long takes: the median of rounds, until it is within the bound. */
function growth(unit: string, length: number): number {
  const short = ofLength(unit, length / 4);
  const long = ofLength(unit, length);
  let times = 1;
  while (timeOf(() => checkAll(long), times) < ROUND_MS) times *= 2;
  const ratios: number[] = [];
  while (ratios.length < MAX_ROUNDS) {
    const shortMs = timeOf(() => checkAll(short), times);
    ratios.push(timeOf(() => checkAll(long), times) / Math.max(1, shortMs));
    if (ratios.length >= MIN_ROUNDS && median(ratios) < MAX_GROWTH) break;
  }
  return median(ratios);
}

test.each(Object.entries(HOSTILE_UNITS))(
  'the checks of the forms take time in proportion to the text: %s',
  (_, unit) => {
    for (const length of SIZES) {
      expect(growth(unit, length), `${length / 4} to ${length} code points`).toBeLessThan(
        MAX_GROWTH,
      );
    }
  },
);
