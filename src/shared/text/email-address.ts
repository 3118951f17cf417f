import { tidy } from '../fields.ts';

const LOCAL = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** The rule of `type=email` in the HTML standard, with letters of every alphabet. */
const EMAIL = new RegExp(`^${LOCAL.source}+@(?:${LABEL}\\.)+${LABEL}$`, 'u');
const MAX_LENGTH = 254;

/** Whether mail can reach an address: one @, and a domain with a dot that ends in no number. */
export function isEmail(value: string): boolean {
  const text = tidy(value);
  if (text.length > MAX_LENGTH || !EMAIL.test(text)) return false;
  return !text.includes('..') && !text.startsWith('.') && !/\.\p{N}+$/u.test(text);
}

const BEHIND = /[\s>)\]"'”“»,;:!?]+$/u;
const BEHIND_WITH_DOTS = /[\s>)\]"'”“»,;:!?.]+$/u;

/**
 * An address without what is typed or copied along with it: signs of full width or without any, a
 * name before it, `mailto:`, brackets and quotation marks around it, punctuation behind it.
 * @param keepsDots whether a dot behind it is left to be refused
 */
export const repairedEmail = (typed: string, keepsDots = false): string =>
  tidy(
    typed
      .slice(0, 10 * MAX_LENGTH)
      .normalize('NFKC')
      .replace(/(?![\u202D\u202E])\p{Cf}/gu, ''),
  )
    .replace(/^[^<>@\n]*<([^<>]*)>\W*$/u, '$1')
    .replace(/^[\s<(["“„«]+/u, '')
    .replace(/^mailto:([^?]*).*$/isu, '$1')
    .replace(keepsDots ? BEHIND : BEHIND_WITH_DOTS, '');

/**
 * An address as it is stored. SQLite compares ASCII without its case, so only other letters have to be
 * in lower case, and a domain of such letters in its ASCII form.
 */
export function storedEmail(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  const host = /[^ -~]/.test(domain) ? URL.parse(`https://${domain}`)?.hostname : undefined;
  return `${/[^ -~]/.test(local) ? local.toLowerCase() : local}@${host ?? domain}`;
}

/** What keeps a text from being an address, in words. */
export function emailProblem(address: string): string | undefined {
  if (address.endsWith('.')) return 'An address does not end with a dot.';
  const sign = /[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~@-]|(?<=@.*)[^\p{L}\p{M}\p{N}.-]/u.exec(
    address,
  )?.[0];
  if (sign) return `An address cannot have “${sign}” there.`;
  return address.split('@').length === 2 ? undefined : 'An address has one @ in it.';
}
