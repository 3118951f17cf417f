import { sql, type Column, type SQL } from 'drizzle-orm';

import { storedEmail } from '../shared/text/email-address.ts';

export const isAddress = (column: Column, email: string): SQL =>
  isSpelling(sql`lower(${column})`, email);

/** @param lower an expression in SQLite's lower case, as its index has it */
export const isSpelling = (lower: SQL, email: string): SQL =>
  sql`${lower} = lower(${storedEmail(email.trim())})`;
