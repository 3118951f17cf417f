/** The texts that every form of the site uses for what is wrong with a field (first document, section 5). */
export const FIELD_TEXTS = {
  required: 'This field is required',
  min: (length: number) => `Must be at least ${length} characters long`,
  max: (length: number) => `Must be no more than ${length} characters long`,
  pattern: 'Invalid format',
} as const;

/** What a field must be. Checked in this order: required, min, max, pattern, custom. */
export interface FieldRules {
  required?: boolean;
  /** In code points, so that an accent or an emoji counts as one sign where it is one. */
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Instead of 'Invalid format'. */
  patternText?: string;
  /** The text of what is wrong, or undefined. */
  custom?: (text: string) => string | undefined;
}

export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** More accents on one letter than Unicode's stream-safe text has. Normalizing a run costs its length squared. */
const ACCENTS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

/**
 * What a person typed, as it is checked and stored: well-formed Unicode, one way of writing accents
 * and line ends, nothing blank around it.
 */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(ACCENTS_TOO_MANY, '$1')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim();
}

/** A text that stands in one line: no line break and no control sign can forge another (a name in a mail). */
export const oneLine = (text: string): string => tidy(text.replace(/[\s\p{Cc}]+/gu, ' '));

/** The length of a text in code points. */
export const lengthOf = (text: string): number => Array.from(text).length;

/**
 * The first thing that is wrong with a field, in the spec's words, or undefined.
 * An empty optional field is right (CON-42).
 */
function checkField(value: string, rules: FieldRules): string | undefined {
  const text = tidy(value);
  if (text === '') return rules.required ? FIELD_TEXTS.required : undefined;
  const length = lengthOf(text);
  if (rules.min !== undefined && length < rules.min) return FIELD_TEXTS.min(rules.min);
  if (rules.max !== undefined && length > rules.max) return FIELD_TEXTS.max(rules.max);
  if (rules.pattern && !rules.pattern.test(text)) return rules.patternText ?? FIELD_TEXTS.pattern;
  return rules.custom?.(text);
}

/** Per field, the first thing that is wrong; empty when all are right. */
export function checkFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  rules: Readonly<Record<Name, FieldRules>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const error = checkField(values[name], rules[name]);
    if (error) errors[name] = error;
  }
  return errors;
}

const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u;
const MAX_EMAIL_LENGTH = 254;

/**
 * Whether a text has the shape of an e-mail address: one @, a domain with a dot inside, no blanks,
 * no line breaks or other signs that mean something in a mail header.
 */
export function isEmail(value: string): boolean {
  const text = tidy(value);
  if (text.length > MAX_EMAIL_LENGTH || !EMAIL.test(text)) return false;
  if (text.includes('..') || text.startsWith('.') || text.endsWith('.')) return false;
  const domain = text.slice(text.indexOf('@') + 1);
  return domain.includes('.') && !domain.startsWith('.');
}
