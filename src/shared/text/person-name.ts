import { tidy } from '../fields.ts';

/**
 * Like `tidy`, in the signs that names are compared in: keyboards, phones and word processors write
 * apostrophes, hyphens and blanks in many ways, and signs that nobody sees. The joiners stay between
 * letters, where words need them.
 */
export const personName = (typed: string): string =>
  tidy(
    typed
      .replace(/(?!\u200C|\u200D|[\u202D\u202E])\p{Cf}/gu, '')
      .replace(/(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu, '')
      .replace(/[‘‛`´′ʹ＇]/g, "'")
      .replace(/[‐-―−﹣－]/g, '-')
      // Full and half width, but for the ＝ of names in Japanese.
      .replace(/[！-＜＞-～･]/g, (sign) => sign.normalize('NFKC'))
      .replace(/\s+/g, ' '),
  );
