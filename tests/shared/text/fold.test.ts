import { expect, test } from 'vitest';

import { fold } from '../../../src/shared/text/fold.ts';
import { growth, MAX_GROWTH, ofLength, SCALE } from '../../helpers/growth.ts';

test.each([
  ['Résumé', 'resume'],
  ['İstanbul', 'istanbul'],
  ['C’est', "c'est"],
  ['O`Neil', "o'neil"],
  ['Jean–Luc', 'jean-luc'],
  ['non‑breaking', 'non-breaking'],
  ['  two \u00a0 words\n', 'two words'],
  ['so\u00adft zero\u200bwidth', 'soft zerowidth'],
  ['Łukasz Żak', 'lukasz zak'],
  ['Straße nach Ærø', 'strasse nach aero'],
  ['Kaʻiulani', "ka'iulani"],
  ['Ｏ＇Ｂｒｉｅｎ', "o'brien"],
  ['한국어', '한국어'],
  ['100% _a_', '100% _a_'],
])('a search for %s finds it however it is typed (BLOG-27)', (typed, folded) => {
  expect(fold(typed)).toBe(folded);
  expect(fold(typed.normalize('NFD'))).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

test('a long run of accents costs no time', () => {
  const accents = (length: number) => () => fold(`a${ofLength('\u0301\u0323', length)}`);
  expect(accents(100_000)()).toBe('a');
  expect(growth(accents(1000), accents(SCALE * 1000))).toBeLessThan(MAX_GROWTH);
});
