import { sql, type Column, type SQL } from 'drizzle-orm';

import { PHONE_SIGNS } from '../shared/text/person-contact.ts';

/** A phone number as phoneKey makes it, for an index. */
export const PHONE_KEY = (phone: Column): SQL => {
  const digits = PHONE_SIGNS.reduce(
    (text, sign) => sql`replace(${text}, ${sql.raw(`'${sign}'`)}, '')`,
    sql`${phone}`,
  );
  return sql`ltrim(${digits}, '0')`;
};
