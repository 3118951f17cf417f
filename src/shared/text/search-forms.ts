import { isEmail, repairedEmail, storedEmail } from './email-address.ts';
import { fold } from './fold.ts';
import { phoneKey } from './person-contact.ts';

const HOST = /^[^\s@]+(?:\.[^\s@]+)+$/u;

/** An address, or a domain alone, as it is stored; anything else as it is. */
function storedForm(typed: string): string {
  const text = repairedEmail(typed);
  if (text.includes('@')) return storedEmail(text);
  return HOST.test(text) ? storedEmail(`@${text}`).slice(1) : typed;
}

/** Fewer digits are a year or a part of a day. */
const LEAST_DIGITS = 5;

/** A phone number as it is stored to be found; '' for any other text. */
function phoneForm(typed: string): string {
  const key = phoneKey(fold(typed));
  return /^\d+$/.test(key) && key.length >= LEAST_DIGITS ? key : '';
}

/** The address or the phone number that was typed, if it is one; '' for any other text. */
export function typedContact(typed: string): string {
  const address = repairedEmail(typed);
  return isEmail(address) ? address : phoneForm(typed);
}

/**
 * What a search looks for, as fold makes it: the text as it was typed, and an address or a domain in it as it
 * is stored, whatever its alphabet, its width or what was copied along with it; a phone number in the form of
 * all its spellings. Empty for no text.
 */
export function searchForms(typed: string): string[] {
  const text = fold(typed);
  return text === ''
    ? []
    : [...new Set([text, fold(storedForm(typed)), phoneForm(typed)])].filter(Boolean);
}
