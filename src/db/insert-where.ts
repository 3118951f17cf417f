import { type Column, getTableColumns, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { Database } from './client.ts';

type Row<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL;
};

function valueOf(column: Column, value: unknown): SQL {
  if (value instanceof SQL) return value;
  const initial: unknown = column.default ?? column.onUpdateFn?.() ?? null;
  const given = value === undefined ? initial : value;
  return given instanceof SQL ? given : sql`${sql.param(given, column)}`;
}

/** A row whose every value has a column. */
type Exactly<Table extends SQLiteTable, Given extends Row<Table>> = Given &
  Record<Exclude<keyof Given, keyof Table['$inferInsert']>, never>;

/**
 * The INSERT of one row that is stored only if a condition holds at its turn in a batch. A column that
 * the row lacks, or a value without a column, does not compile.
 */
export const insertWhere = <Table extends SQLiteTable, Given extends Row<Table>>(
  db: Database,
  table: Table,
  row: Exactly<Table, Given>,
  where: SQL | undefined,
) => insertEach<Table, Given>(db, table, row, { where });

/** The same for each row of a source for which the condition holds. */
export function insertEach<Table extends SQLiteTable, Given extends Row<Table>>(
  db: Database,
  table: Table,
  row: Exactly<Table, Given>,
  { from, where }: { from?: SQL; where?: SQL | undefined },
) {
  const given: Readonly<Record<string, unknown>> = row;
  // Drizzle names every column that can be written before a written SELECT, in this order.
  const values = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    column.generated ? [] : [valueOf(column, given[name])],
  );
  // Without the WHERE, SQLite would read the ON of ON CONFLICT as that of a join.
  return db
    .insert(table)
    .select(
      sql`select ${sql.join(values, sql`, `)} ${from ? sql`from ${from}` : sql``} where ${where ?? sql`true`}`,
    );
}
