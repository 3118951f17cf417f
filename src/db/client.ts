import type { BatchItem } from 'drizzle-orm/batch';
import { drizzle } from 'drizzle-orm/d1';

/** Drizzle over the D1 binding. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1, { casing: 'snake_case' });
}

export type Database = ReturnType<typeof openDatabase>;

/**
 * Runs statements in one batch, which is one transaction, in the order in which they stand.
 * @returns their results by the same names
 */
export async function batch<Statements extends Readonly<Record<string, BatchItem<'sqlite'>>>>(
  db: Database,
  statements: Statements,
): Promise<{ [Name in keyof Statements]: Statements[Name]['_']['result'] }> {
  const results = await runBatch(db, Object.values(statements));
  return Object.fromEntries(
    Object.keys(statements).map((name, index) => [name, results[index]]),
  ) as { [Name in keyof Statements]: Statements[Name]['_']['result'] };
}

/** Runs any number of Drizzle's statements in one batch, which is one transaction. */
export async function runBatch<Statement extends BatchItem<'sqlite'>>(
  db: Database,
  statements: readonly Statement[],
): Promise<Statement['_']['result'][]> {
  const [first, ...others] = statements;
  return first === undefined ? [] : db.batch([first, ...others]);
}
