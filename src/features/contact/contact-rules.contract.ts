import { isReversed } from '../../shared/fields.ts';
import { spamIn, spamInSubject } from '../../shared/text/spam-words.ts';

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
 * Domains without `www.`, outside of e-mail addresses. Not with a capital, nor with an ending that
 * products have in their names and without a path: "Indeed.com", "ASP.NET" and "notion.so" are names.
 */
const BARE_DOMAINS =
  /(?<![\p{L}\p{N}@._/-])(?:[a-z0-9-]{1,63}\.){1,4}(?:(?:com|io|so|ai|app|co)(?=\/\S)|(?:net|org|info|biz|dev|shop|store|online|site|website|xyz|top|club|live|link|click|space|vip|icu|win|eu|uk|us|de|fr|es|it|nl|ca|au|ru|cn|in))(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])/gu;
const MONEY = /[$€£¥]|\b\d[\d.,]*\s?(?:k\s)?(?:dollars?|bucks|usd|euros?|eur|pounds|gbp)\b/iu;
/** Blanks may stand between; by themselves they do not count, or an indented list would be refused. */
const REPEATED = /(\S)(?:[^\S\n]*\1){10,}/u;
/** In scripts without spaces between words, two characters count as a word. */
const WORDS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]{1,2}|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}]+/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Between letters: the dots and joiners of Catalan, Hebrew, Japanese, Persian and Indian names. */
const INSIDE = String.raw`(?<=[\p{L}\p{M}])(?:[·・゠＝\u200C\u200D](?=\p{L})|[׳״]{1,2})`;
const SIGN = String.raw`(?:[\p{L}\p{M} '’-]|${INSIDE})`;

/** Letters, blanks, apostrophe and hyphen, and what stands inside words. */
export const NAME_PATTERN = new RegExp(`^(?=.*\\p{L})${SIGN}+$`, 'u');

/** The first sign that no name has, in words. */
export function nameProblem(name: string): string | undefined {
  const [sign] = Array.from(name.replace(new RegExp(SIGN, 'gu'), ''));
  return sign && `A name cannot have “${sign}” in it.`;
}

export const checkName = (text: string): string | undefined =>
  text.split(/\s+/u).length > MAX_NAME_WORDS ? RULE_TEXTS.longName : undefined;

/** What is not one person's words to another, in words; undefined where nothing is. */
const oddIn = (text: string, capitals: RegExp): string | undefined => {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Please write it in words.';
  const shouted = capitals.exec(text)?.[0];
  return shouted && `Please write “${shouted}” in small letters.`;
};
const reword = ([phrase]: readonly string[]) => phrase && `Please put “${phrase}” in other words.`;

/** What to change in a subject, in words. */
export function subjectProblem(text: string): string | undefined {
  if (isReversed(text)) return 'It has a character that reverses the text.';
  const amount = MONEY.exec(text)?.[0];
  if (amount) return `Please leave “${amount}” to the message.`;
  return oddIn(text, /\p{Lu}{10,}/u) ?? reword(spamInSubject(text));
}

export const checkSubject = (text: string): string | undefined =>
  subjectProblem(text) && RULE_TEXTS.badSubject;

const linksIn = (text: string): string[] => [
  ...(text.match(WHOLE_LINK) ?? []),
  ...(text.replace(WHOLE_LINK, ' ').match(BARE_DOMAINS) ?? []),
];

const hasManyLinks = (text: string): boolean =>
  count(text, LINKS) + count(text.replace(WHOLE_LINK, ' '), BARE_DOMAINS) > MAX_LINKS;

/** What to change in a message, in words. */
export function messageProblem(text: string): string | undefined {
  if (hasManyLinks(text)) return `Please keep ${MAX_LINKS} of ${linksIn(text).join(', ')}.`;
  if (isReversed(text)) return 'It has a character that reverses the text.';
  const [repeated, sign] = REPEATED.exec(text) ?? [];
  if (repeated) return `Please write “${sign}” ten times in a row at most.`;
  return oddIn(text, /\p{Lu}{20,}/u) ?? reword(spamIn(text));
}

export function checkMessage(text: string): string | undefined {
  if (hasManyLinks(text)) return RULE_TEXTS.manyLinks;
  if (messageProblem(text)) return RULE_TEXTS.badMessage;
  return count(text, WORDS) < MIN_WORDS ? RULE_TEXTS.fewWords : undefined;
}
