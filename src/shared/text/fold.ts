import { streamSafe } from './stream-safe.ts';

/** Letters that Unicode does not take apart, as people type them without. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  ['łl', 'øo', 'đd', 'ðd', 'ħh', 'ıi', 'þth', 'ßss', 'æae', 'œoe'].map(([from = '', ...to]) => [
    from,
    to.join(''),
  ]),
);

/**
 * A text as searches compare it: in lower case, without accents, with one width of letters, and one kind
 * of apostrophe, quotation mark, hyphen and blank. The searched column and the question are both made by it.
 */
export const fold = (text: string): string =>
  streamSafe(text)
    .toLowerCase()
    .replace(/[`´‘’‚‛‹›ʹʻʼ′]/g, "'")
    .replace(/[“”„‟«»″〃＂]/g, '"')
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+/gu, '')
    .normalize('NFC')
    .replace(/[łøđðħıþßæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The searched column of a row: its texts, so that no search reaches from one into the next. */
export const foldTexts = (...texts: readonly (string | null | undefined)[]): string =>
  texts.flatMap((text) => (text ? [fold(text)] : [])).join('\n');
