import { storedEmail } from './email-address.ts';

/** What people write between the digits of a phone number; '(0)' is left out from abroad. */
export const PHONE_SIGNS = ['(0)', ' ', '-', '‐', '‑', '–', '—', '(', ')', '.', '/', '+'] as const;

/** A phone number in the one form of all its spellings: '+49 (0)30 12-34' and '0049 301234' are '49301234'. */
export const phoneKey = (phone: string): string =>
  PHONE_SIGNS.reduce<string>((text, sign) => text.replaceAll(sign, ''), phone).replace(/^0+/, '');

/** What a person is known by: their e-mail address or, where they gave none, their phone number; '' for neither. */
export const contactOf = (of: { email: string | null; phone?: string | null }): string =>
  of.email ?? of.phone ?? '';

/** Whether such a contact is an address; no phone number has its sign. */
export const isAddressOf = (contact: string): boolean => contact.includes('@');

/** A contact in the one form of all its spellings. */
export const contactKey = (contact: string): string =>
  isAddressOf(contact) ? storedEmail(contact.trim()).toLowerCase() : phoneKey(contact);
