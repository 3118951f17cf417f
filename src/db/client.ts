import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { drizzle } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

const casing = 'snake_case';

/** Drizzle over the D1 binding. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1, { casing });
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

const dialect = new SQLiteAsyncDialect({ casing });

/**
 * Runs statements that are written as SQL in one batch; Drizzle's own batch takes none with values.
 * @returns the rows of each, with the columns' own names
 */
export async function readBatch<Row>(db: Database, statements: readonly SQL[]): Promise<Row[][]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return db.$client.prepare(sql).bind(...params);
  });
  return (await db.$client.batch<Row>(prepared)).map(({ results }) => results);
}
