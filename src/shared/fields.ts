import { withoutFontSigns } from './text/font-signs.ts';
import { streamSafe } from './text/stream-safe.ts';

/** The texts for what is wrong with a field, unless the field has its own. */
export const FIELD_TEXTS = {
  required: 'This field is required',
  min: (length: number) => `Must be at least ${length} characters long`,
  max: (length: number) => `Must be no more than ${length} characters long`,
  maxBytes: (label: string, bytes: number) =>
    `${label} is too long: it may have ${bytes.toLocaleString('en-US')} bytes, and an emoji has four`,
  pattern: 'Invalid format',
  reversed: 'It has a character that reverses the text. Please type it again',
} as const;

/** Whether a text has characters that show its letters in another order; no field takes them. */
export const isReversed = (text: string): boolean => /[\u202D\u202E]/.test(text);

/** Without what forges lines or shows other words: for what a browser adds by itself, which must not refuse a form. */
export const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Co}\u202A-\u202E\u2066-\u2069]/gu, '');

/** How other programs break lines: PowerPoint, PDF, mainframes, JSON. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** What cannot be seen and joins nothing: controls, soft hyphens, directions that end by themselves. */
const LEFT_OUT = /[^\P{Cc}\n\t]|[\u00AD\u200B\u202A-\u202C\u2060-\u2069\uFEFF\uFFF9-\uFFFC]/gu;

/** A text as it was meant, whatever program it was copied out of. */
const repaired = (pasted: string): string =>
  withoutFontSigns(pasted.replace(LINE_BREAKS, '\n')).replace(LEFT_OUT, '');

const INVISIBLE = /[\s\p{M}\p{Cf}\p{Cc}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/**
 * Normalizes typed text: well-formed Unicode in NFC, line feeds only, nothing of other programs, no
 * surrounding white space. A text that nobody can see is empty.
 */
export function tidy(typed: string): string {
  const text = repaired(streamSafe(typed.toWellFormed())).normalize('NFC').trim();
  return text.replace(INVISIBLE, '') === '' ? '' : text;
}

/** Like `tidy`, on one line, so that a name cannot forge a line of an e-mail. */
export const oneLine = (text: string): string => tidy(text.replace(/[\s\p{Cc}]+/gu, ' '));

/** The length in code points: an accented letter or an emoji counts as one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The length in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;
