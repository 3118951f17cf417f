import { endpoint } from '../../shared/api.ts';
import { hasControls, isEmail, lengthOf, tidy } from '../../shared/fields.ts';
import {
  EMAIL_INPUT,
  defineForm,
  requiredText,
  type FormContent,
  type FormValues,
  type ShownFields,
} from '../../shared/form.ts';
import type { HoneypotBody } from '../../shared/honeypot.ts';
import { looksLikeSpam, looksLikeSpamSubject } from '../../shared/text/spam-words.ts';

export const CONTACT_TEXTS = {
  invalid: 'Please fix the errors above before submitting.',
  sent: "Your message has been sent successfully! We'll get back to you soon.",
  failed: 'There was an error sending your message. Please check your information and try again.',
  withoutScript:
    'Your message was not sent: this form checks that you are human, and needs JavaScript to do so.',
  /** @param minutes whole minutes left, 1 to 15 */
  tooMany: (minutes: number) =>
    `Too many submissions. Please wait ${minutes} minutes before trying again.`,
} as const;

/** Per e-mail address (CON-36). */
export const CONTACT_LIMIT = { submissions: 3, windowMs: 15 * 60_000 } as const;

/** The subject of the link 'Schedule a Demo' (HOME-23, HIW-04). */
export const DEMO_SUBJECT = 'Demo Request';

const RULE_TEXTS = {
  longName: 'Name is too long',
  badSubject: 'Subject contains invalid content',
  manyLinks: 'Too many links in message',
  badMessage: 'Message contains invalid content',
  fewWords: 'Message must contain at least 3 words',
} as const;

const MAX_NAME_WORDS = 5;
const MAX_LINKS = 2;
const MIN_WORDS = 3;

const LINKS = /https?:\/\/|(?<!:\/\/)\bwww\./giu;
const WHOLE_LINK = /(?:https?:\/\/|\bwww\.)[^\s,;<>"'()]*/giu;
/**
 * Domains without `www.`, outside of e-mail addresses. Not with a capital: "Indeed.com" and "ASP.NET"
 * are names.
 */
const BARE_DOMAINS =
  /(?<![\p{L}\p{N}@._/-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|info|biz|io|co|ai|app|dev|shop|store|online|site|website|xyz|top|club|live|link|click|space|vip|icu|win|eu|uk|us|de|fr|es|it|nl|ca|au|ru|cn|in)(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])/gu;
const MONEY = /[$€£¥]|\b\d[\d.,]*\s?(?:k\s)?(?:dollars?|bucks|usd|euros?|eur|pounds|gbp)\b/iu;
/** Blanks may stand between; by themselves they do not count, or an indented list would be refused. */
const REPEATED = /(\S)(?:[^\S\n]*\1){10,}/u;
/** In scripts without spaces between words, two characters count as a word. */
const WORDS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]{1,2}|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]+/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const NAME_PATTERN = /^[\p{L}\p{M} '’-]+$/u;

const checkName = (text: string): string | undefined =>
  text.split(/\s+/u).length > MAX_NAME_WORDS ? RULE_TEXTS.longName : undefined;

function checkSubject(text: string): string | undefined {
  const bad =
    hasControls(text) ||
    MONEY.test(text) ||
    /\p{Lu}{10,}/u.test(text) ||
    looksLikeSpamSubject(text);
  return bad ? RULE_TEXTS.badSubject : undefined;
}

function checkMessage(text: string): string | undefined {
  const links = count(text, LINKS) + count(text.replace(WHOLE_LINK, ' '), BARE_DOMAINS);
  if (links > MAX_LINKS) return RULE_TEXTS.manyLinks;
  const bad =
    hasControls(text, 'paragraphs') ||
    /\p{Lu}{20,}/u.test(text) ||
    REPEATED.test(text) ||
    looksLikeSpam(text);
  if (bad) return RULE_TEXTS.badMessage;
  return count(text, WORDS) < MIN_WORDS ? RULE_TEXTS.fewWords : undefined;
}

const SUBJECT_MAX = 100;
export const MESSAGE_MAX = 2000;

export const contactForm = defineForm({
  fields: {
    name: requiredText({
      label: 'Name',
      helper: 'Enter your full name',
      min: 2,
      max: 50,
      pattern: NAME_PATTERN,
      check: checkName,
      autoComplete: 'name',
    }),
    email: requiredText({
      label: 'Email',
      helper: 'Enter a valid email address',
      check: (text) => (isEmail(text) ? undefined : 'Invalid email format'),
      caseless: true,
      ...EMAIL_INPUT,
    }),
    subject: requiredText({
      label: 'Subject',
      helper: 'Brief description of your inquiry (5-100 characters)',
      min: 5,
      max: SUBJECT_MAX,
      check: checkSubject,
    }),
    message: requiredText({
      label: 'Message',
      helper: 'Detailed message (minimum 10 characters, maximum 2000)',
      min: 10,
      max: MESSAGE_MAX,
      check: checkMessage,
      rows: 7,
    }),
  },
  problem: CONTACT_TEXTS.invalid,
});

export type ContactFields = typeof contactForm.fields;
export type ContactValues = FormValues<ContactFields>;
export type ContactContent = FormContent<ContactFields>;

export const CONTACT_SHOWN: ShownFields<ContactFields> = {
  name: { pane: 'own', person: 'fact' },
  email: { pane: 'own', person: 'no' },
  subject: { pane: 'own', person: 'fact' },
  message: { pane: 'own', person: 'own' },
};

export const contactApi = {
  /** `timestamp` is ISO 8601 (CON-40). */
  send: endpoint('POST', '/api/contact').of<
    {
      body: ContactValues &
        HoneypotBody & { captcha_token: string; timestamp: string; user_agent: string };
    },
    { message: string }
  >(),
} as const;

/** '' unless the link's subject could be one that the form accepts. */
export const subjectFromQuery = (value = ''): string =>
  lengthOf(tidy(value)) > SUBJECT_MAX || hasControls(tidy(value)) ? '' : tidy(value);
