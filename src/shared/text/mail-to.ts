import { isAddressOf } from './person-contact.ts';

/** A visitor chose the address: a "?" or "&" in it must not fill in more of the mail than the recipient. */
export const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** What writes to a person in the mail program, or calls them. @param contact as contactOf has it */
export function contactHref(contact: string): string {
  if (isAddressOf(contact)) return mailTo(contact);
  // '+49 (0)30' is dialed without the zero.
  const dialed = /^(?:\+|00)/.test(contact) ? contact.replace('(0)', '') : contact;
  return `tel:${dialed.replace(/[^\d+]/g, '')}`;
}

/** The quote of a reply; a longer mailto link opens no mail program on some systems. */
const QUOTED_MAX = 1200;

/** A reply to a message: its subject, and its text as a quote. */
export function replyTo(email: string, subject: string, message: string): string {
  const quote = message
    .slice(0, QUOTED_MAX)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const about = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return `${mailTo(email)}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(`\r\n\r\n${quote}`)}`;
}
