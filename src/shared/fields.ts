import { streamSafe } from './text/stream-safe.ts';

/** The texts for what is wrong with a field, unless the field has its own. */
export const FIELD_TEXTS = {
  required: 'This field is required',
  min: (length: number) => `Must be at least ${length} characters long`,
  max: (length: number) => `Must be no more than ${length} characters long`,
  maxBytes: (label: string, bytes: number) =>
    `${label} is too long: it may have ${bytes.toLocaleString('en-US')} bytes, and an emoji has four`,
  pattern: 'Invalid format',
} as const;

/** Control and private-use characters, and those that turn the reading direction. */
const LINE_CONTROLS = /[\p{Cc}\p{Co}\u202A-\u202E\u2066-\u2069]/u;
/** The same for a text of several lines. */
const TEXT_CONTROLS = /[^\P{Cc}\n\t]|[\p{Co}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text has characters that no text field takes: they forge lines, or show other words. */
export const hasControls = (text: string, shape: 'line' | 'paragraphs' = 'line'): boolean =>
  (shape === 'line' ? LINE_CONTROLS : TEXT_CONTROLS).test(text);

/** Without those characters: for what a browser adds by itself, which must not refuse a form. */
export const withoutControls = (text: string): string =>
  text.replace(new RegExp(LINE_CONTROLS, 'gu'), '');

const INVISIBLE = /[\s\p{M}\p{Cf}\p{Cc}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/**
 * Normalizes typed text: well-formed Unicode in NFC, line feeds only, no surrounding white space.
 * A text that nobody can see is empty.
 */
export function tidy(typed: string): string {
  const text = streamSafe(typed.toWellFormed()).replace(/\r\n?/g, '\n').normalize('NFC').trim();
  return text.replace(INVISIBLE, '') === '' ? '' : text;
}

/** Like `tidy`, on one line, so that a name cannot forge a line of an e-mail. */
export const oneLine = (text: string): string => tidy(text.replace(/[\s\p{Cc}]+/gu, ' '));

/** The length in code points: an accented letter or an emoji counts as one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** The length in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;
