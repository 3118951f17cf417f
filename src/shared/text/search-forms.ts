import { repairedEmail, storedEmail } from './email-address.ts';
import { fold } from './fold.ts';

const HOST = /^[^\s@]+(?:\.[^\s@]+)+$/u;

/** An address, or a domain alone, as it is stored; anything else as it is. */
function storedForm(typed: string): string {
  const text = repairedEmail(typed);
  if (text.includes('@')) return storedEmail(text);
  return HOST.test(text) ? storedEmail(`@${text}`).slice(1) : typed;
}

/**
 * What a search looks for, as fold makes it: the text as it was typed, and an address or a domain in it as it
 * is stored, whatever its alphabet, its width or what was copied along with it. Empty for no text.
 */
export function searchForms(typed: string): string[] {
  const text = fold(typed);
  return text === '' ? [] : [...new Set([text, fold(storedForm(typed))])].filter(Boolean);
}
