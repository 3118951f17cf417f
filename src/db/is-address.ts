import { sql, type Column, type SQL } from 'drizzle-orm';

import { contactKey, isAddressOf } from '../shared/text/person-contact.ts';
import { storedEmail } from '../shared/text/email-address.ts';
import { PHONE_KEY } from './phone-key.ts';

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

const oneOf = (keys: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(keys)}))`;

/** Whether a row is of a person, by one of their addresses or, if it has none, by one of their phone numbers. */
export function isOfContacts({ email, phone }: ContactColumns, contacts: readonly string[]): SQL {
  const addresses = contacts.filter(isAddressOf).map(contactKey);
  const numbers = contacts.filter((contact) => !isAddressOf(contact)).map(contactKey);
  const ways = [
    ...(addresses.length > 0 ? [sql`lower(${email}) in ${oneOf(addresses)}`] : []),
    ...(phone && numbers.length > 0
      ? [
          sql`(${email} is null and ${phone} is not null and ${PHONE_KEY(phone)} in ${oneOf(numbers)})`,
        ]
      : []),
  ];
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}
