import { sql, type Column, type SQL } from 'drizzle-orm';

/** SQLite's lower() folds only ASCII, so other letters are looked for in both cases. */
export const isAddress = (column: Column, email: string): SQL =>
  isSpelling(sql`lower(${column})`, email);

/** @param lower an expression in SQLite's lower case, as its index has it */
export function isSpelling(lower: SQL, email: string): SQL {
  const text = email.trim();
  const spellings = [...new Set([text, text.toLowerCase(), text.toUpperCase()])];
  return sql`${lower} in (${sql.join(
    spellings.map((spelling) => sql`lower(${spelling})`),
    sql`, `,
  )})`;
}
