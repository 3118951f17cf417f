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
};

/** Code points: what the longest field may have, and what the largest body may carry. */
const SIZES = [2000, 48_000];
const ROUND_MS = 40;
/** A busy machine spoils single rounds; a quadratic check exceeds the bound in every one. */
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

/** How much longer a text four times as long takes: the best rounds of both, until they are within the bound. */
function growth(unit: string, length: number): number {
  const short = ofLength(unit, length / 4);
  const long = ofLength(unit, length);
  let times = 1;
  while (timeOf(() => checkAll(long), times) < ROUND_MS) times *= 2;
  const best = { short: Infinity, long: Infinity };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    best.short = Math.min(
      best.short,
      timeOf(() => checkAll(short), times),
    );
    best.long = Math.min(
      best.long,
      timeOf(() => checkAll(long), times),
    );
    if (round > 0 && best.long / best.short < MAX_GROWTH) break;
  }
  return best.long / best.short;
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
