import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row per erased address, without personal data: staff see that it was erased, and when. */
export const erasures = sqliteTable(
  'erasures',
  {
    /** UUIDv7 */
    id: text().primaryKey(),
    /** HMAC-SHA-256 of the address in lower case, keyed with a secret of the environment. */
    addressHash: text().notNull(),
    /** ms since 1970 */
    at: integer().notNull(),
  },
  (table) => [index('erasures_by_address').on(table.addressHash, table.at)],
);
