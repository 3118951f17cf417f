import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Whether a column has one of some values, however many: they are one parameter. */
export const areIn = (column: SQLiteColumn, values: readonly unknown[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
