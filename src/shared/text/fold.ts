import { streamSafe } from './stream-safe.ts';

/**
 * A text as searches compare it: in lower case, without accents, with one kind of apostrophe, hyphen
 * and blank. The searched column and the question are both made by it.
 */
export const fold = (text: string): string =>
  streamSafe(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]+/gu, '')
    .normalize('NFC')
    .replace(/[`´‘’‛ʹʼ′＇]/g, "'")
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The searched column of a row: its texts, so that no search reaches from one into the next. */
export const foldTexts = (...texts: readonly (string | null | undefined)[]): string =>
  texts.flatMap((text) => (text ? [fold(text)] : [])).join('\n');
