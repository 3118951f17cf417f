import { sql, type Column, type SQL } from 'drizzle-orm';

import { isAddressOf } from '../shared/text/person-contact.ts';
import { storedEmail } from '../shared/text/email-address.ts';
import { isPhone } from './phone-key.ts';

export const isAddress = (column: Column, email: string): SQL =>
  isSpelling(sql`lower(${column})`, email);

/** @param lower an expression in SQLite's lower case, as its index has it */
export const isSpelling = (lower: SQL, email: string): SQL =>
  sql`${lower} = lower(${storedEmail(email.trim())})`;

/** The columns that say whose a row is; a table without `phone` has an address in each row. */
export interface ContactColumns {
  email: Column;
  phone?: Column | undefined;
}

/** Whether a row is of a person, by their address or, if they have none, by their phone number. */
export function isOfContact({ email, phone }: ContactColumns, contact: string): SQL {
  if (isAddressOf(contact)) return isAddress(email, contact);
  if (!phone || contact === '') return sql`false`;
  return sql`(${email} is null and ${isPhone(phone, contact)})`;
}
