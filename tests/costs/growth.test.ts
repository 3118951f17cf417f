import { expect, test } from 'vitest';

import { growth, MAX_GROWTH, ofLength, SCALE } from '../helpers/growth.ts';

const LENGTH = 4096;
const blanks = (length: number) => `${ofLength(' ', length)}x`;

function growthOf(pattern: RegExp): number {
  const short = blanks(LENGTH / SCALE);
  const long = blanks(LENGTH);
  return growth(
    () => pattern.test(short),
    () => pattern.test(long),
  );
}

test('quadratic work is found, and linear work passes', () => {
  // V8 makes simpler patterns linear.
  expect(growthOf(/(\s)\1*$/)).toBeGreaterThan(MAX_GROWTH);
  expect(growthOf(/^(\s)\1*$/)).toBeLessThan(MAX_GROWTH);
});
