import { expect, test } from 'vitest';

import { growth, MAX_GROWTH, ofLength, SCALE } from '../helpers/growth.ts';
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
/** Every text field of every form, one after the other. */
function checkAll(text: string): void {
  for (const { good, texts, rules } of [contactShape, leadShape, applicationShape]) {
    const values = good();
    for (const field of [...texts, 'website']) rules({ ...values, [field]: text });
  }
}

test.each(Object.entries(HOSTILE_UNITS))(
  'the checks of the forms take time in proportion to the text: %s',
  (_, unit) => {
    for (const length of SIZES) {
      const short = ofLength(unit, length / SCALE);
      const long = ofLength(unit, length);
      const grown = growth(
        () => checkAll(short),
        () => checkAll(long),
      );
      expect(grown, `${length / SCALE} to ${length} code points`).toBeLessThan(MAX_GROWTH);
    }
  },
);
