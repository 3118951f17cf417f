import { tidy } from '../fields.ts';

/** The address of a website, typed with or without https://; undefined for other text. */
export function websiteAddress(typed: string): string | undefined {
  const text = tidy(typed);
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (/\s/.test(text) || !URL.canParse(address)) return undefined;
  const host = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? '';
  const isDomain = /^[^.].*\.[^.]{2,}\.?$/.test(new URL(address).hostname);
  return isDomain && !host.includes('@') ? address : undefined;
}
