import { tidy } from '../fields.ts';

/** Directions, line-break hints and what has no width; not the joiners, which words need. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202C\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const STRAY_JOINERS = /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu;
const FULL_WIDTH = /[\uFF01-\uFF06\uFF08-\uFF0C\uFF0E-\uFF1C\uFF1E-\uFF5E]/gu;

/**
 * Like `tidy`, in the signs that names are compared in: keyboards, phones and word processors write
 * apostrophes, hyphens and blanks in many ways.
 */
export const personName = (typed: string): string =>
  tidy(
    typed
      .replace(UNSEEN, '')
      .replace(STRAY_JOINERS, '')
      .replace(/[‘‛`´′ʹ＇]/gu, "'")
      .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/gu, '-')
      .replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'))
      .replaceAll('･', '・')
      .replace(/\s+/g, ' '),
  );

/** Between letters: the dots and joiners of Catalan, Hebrew, Japanese, Persian and Indian names. */
const INSIDE = String.raw`(?<=[\p{L}\p{M}])(?:[·・゠＝\u200C\u200D](?=\p{L})|[׳״]{1,2})`;
const SIGN = String.raw`(?:[\p{L}\p{M} '’-]|${INSIDE})`;

/** Letters, blanks, apostrophe and hyphen (CON-10, Y-08), and what stands inside words. */
export const NAME_PATTERN = new RegExp(`^(?=.*\\p{L})${SIGN}+$`, 'u');

/** The first sign that no name has, in words. */
export function nameProblem(name: string): string | undefined {
  const [sign] = Array.from(name.replace(new RegExp(SIGN, 'gu'), ''));
  return sign && `A name cannot have “${sign}” in it.`;
}
