import { DatabaseSync } from 'node:sqlite';

/** Without the tables that SQLite makes itself for a virtual one. */
const OBJECTS = `
  SELECT o.type, o.sql FROM sqlite_schema AS o
  LEFT JOIN pragma_table_list AS t ON t.schema = 'main' AND t.name = o.name
  WHERE o.sql IS NOT NULL AND o.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND coalesce(t.type, '') <> 'shadow'
  ORDER BY CASE o.type WHEN 'table' THEN 1 WHEN 'view' THEN 2 WHEN 'index' THEN 3 ELSE 4 END, o.rowid`;

const namesOf = (db: DatabaseSync, type: 'table' | 'virtual'): string[] =>
  db
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = ? AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .all(type)
    .map(({ name }) => String(name));

/** The rows that migrations leave in an empty database. */
const rowsOf = (db: DatabaseSync, table: string): string[] => {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  const quoted = columns.map(({ name }) => `quote("${String(name)}")`).join(` || ',' || `);
  return db
    .prepare(`SELECT ${quoted} AS row FROM "${table}"`)
    .all()
    .map(({ row }) => `INSERT INTO "${table}" VALUES (${String(row)})`);
};

const searchSettingsOf = (db: DatabaseSync, search: string): string[] =>
  db
    .prepare(`SELECT k, v FROM "${search}_config" WHERE k <> 'version'`)
    .all()
    .map(
      ({ k, v }) =>
        `INSERT INTO "${search}" ("${search}", rank) VALUES ('${String(k)}', ${String(v)})`,
    );

/**
 * The statements that make the database which all migrations make together, in a fraction of their
 * time; schema.test.ts compares the two.
 */
export function mergedSchema(migrations: readonly { queries: readonly string[] }[]): string[] {
  const db = new DatabaseSync(':memory:');
  try {
    for (const { queries } of migrations) for (const query of queries) db.exec(query);
    const objects = db.prepare(OBJECTS).all();
    const created = (isTrigger: boolean) =>
      objects
        .filter(({ type }) => (type === 'trigger') === isTrigger)
        .map(({ sql }) => String(sql));
    return [
      ...created(false),
      ...namesOf(db, 'virtual').flatMap((name) => searchSettingsOf(db, name)),
      ...namesOf(db, 'table').flatMap((name) => rowsOf(db, name)),
      // A trigger would change what the rows before it say.
      ...created(true),
    ];
  } finally {
    db.close();
  }
}
