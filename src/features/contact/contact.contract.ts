import {
  checkFields,
  isEmail,
  lengthOf,
  tidy,
  type FieldErrors,
  type FieldRules,
} from '../../shared/fields.ts';
import { looksLikeSpam } from '../../shared/spam-words.ts';

/** The contact form's fields, in the order in which they are shown and checked. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;
/** A form that nobody has filled in. */
export const NO_VALUES: ContactValues = { name: '', email: '', subject: '', message: '' };

export type ContactErrors = FieldErrors<ContactField>;

/** The form's texts, word for word (first document, sections 5 and 8). */
export const CONTACT_TEXTS = {
  helpers: {
    name: 'Enter your full name',
    email: 'Enter a valid email address',
    subject: 'Brief description of your inquiry (5-100 characters)',
    message: 'Detailed message (minimum 10 characters, maximum 2000)',
  },
  invalidEmail: 'Invalid email format',
  longName: 'Name is too long',
  badSubject: 'Subject contains invalid content',
  manyLinks: 'Too many links in message',
  badMessage: 'Message contains invalid content',
  fewWords: 'Message must contain at least 3 words',
  invalid: 'Please fix the errors above before submitting.',
  sent: "Your message has been sent successfully! We'll get back to you soon.",
  failed: 'There was an error sending your message. Please check your information and try again.',
  /** What is said of a form that was posted without the script that it needs. */
  withoutScript:
    'Your message was not sent: this form checks that you are human, and needs JavaScript to do so.',
  /** @param minutes whole minutes left, 1 to 15 */
  tooMany: (minutes: number) =>
    `Too many submissions. Please wait ${minutes} minutes before trying again.`,
} as const;

/** How often one address may write (CON-36). */
export const CONTACT_LIMIT = { submissions: 3, windowMs: 15 * 60_000 } as const;

/** The subject that 'Schedule a Demo' brings along (HOME-23, HIW-04). */
export const DEMO_SUBJECT = 'Demo Request';

const SUBJECT_MAX = 100;
const MAX_NAME_WORDS = 5;
const MAX_LINKS = 2;
const MIN_WORDS = 3;

const LINKS = /https?:\/\/|(?<!:\/\/)\bwww\./giu;
const MONEY = /[$€£¥]|\b\d[\d.,]*\s?(?:k\s)?(?:dollars?|bucks|usd|euros?|eur|pounds|gbp)\b/iu;
/** Line breaks, control signs and signs that turn the direction of reading have no place in one line. */
const CONTROL = /[\p{Cc}\p{Co}\u202A-\u202E\u2066-\u2069]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]|\p{Co}/u;
/** Blanks are not counted: an indented list is no shouting. */
const REPEATED = /(\S)\1{10,}/u;
/** Scripts that put no blanks between words: two signs count as a word. */
const WORDS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]{1,2}|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]+/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function checkSubject(text: string): string | undefined {
  const bad =
    CONTROL.test(text) || MONEY.test(text) || /\p{Lu}{10,}/u.test(text) || looksLikeSpam(text);
  return bad ? CONTACT_TEXTS.badSubject : undefined;
}

function checkMessage(text: string): string | undefined {
  if (count(text, LINKS) > MAX_LINKS) return CONTACT_TEXTS.manyLinks;
  const bad =
    CONTROL_BUT_LINES.test(text) ||
    /\p{Lu}{20,}/u.test(text) ||
    REPEATED.test(text) ||
    looksLikeSpam(text);
  if (bad) return CONTACT_TEXTS.badMessage;
  return count(text, WORDS) < MIN_WORDS ? CONTACT_TEXTS.fewWords : undefined;
}

const RULES: Record<ContactField, FieldRules> = {
  name: {
    required: true,
    min: 2,
    max: 50,
    pattern: /^[\p{L}\p{M} '’-]+$/u,
    custom: (text) =>
      text.split(/\s+/u).length > MAX_NAME_WORDS ? CONTACT_TEXTS.longName : undefined,
  },
  email: {
    required: true,
    custom: (text) => (isEmail(text) ? undefined : CONTACT_TEXTS.invalidEmail),
  },
  subject: { required: true, min: 5, max: SUBJECT_MAX, custom: checkSubject },
  message: { required: true, min: 10, max: 2000, custom: checkMessage },
};

/** Per field of the contact form, the first thing that is wrong; empty when all are right. */
export function checkContact(values: ContactValues): ContactErrors {
  return checkFields(values, RULES);
}

/**
 * The subject that a link to the form brings along, or '' where there is none worth filling in:
 * a text that no visitor could have meant is left out, not shown.
 */
export function subjectFromQuery(value: string | undefined): string {
  const text = tidy(value ?? '');
  return lengthOf(text) > SUBJECT_MAX || CONTROL.test(text) ? '' : text;
}
