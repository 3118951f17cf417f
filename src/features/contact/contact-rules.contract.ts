import { hasControls } from '../../shared/fields.ts';
import { looksLikeSpam, looksLikeSpamSubject } from '../../shared/text/spam-words.ts';

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

export const NAME_PATTERN = /^[\p{L}\p{M} '’-]+$/u;

export const checkName = (text: string): string | undefined =>
  text.split(/\s+/u).length > MAX_NAME_WORDS ? RULE_TEXTS.longName : undefined;

export function checkSubject(text: string): string | undefined {
  const bad =
    hasControls(text) ||
    MONEY.test(text) ||
    /\p{Lu}{10,}/u.test(text) ||
    looksLikeSpamSubject(text);
  return bad ? RULE_TEXTS.badSubject : undefined;
}

export function checkMessage(text: string): string | undefined {
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
