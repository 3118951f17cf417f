// Whether a migration keeps every stored value: fills each table, and compares before and after.

export type Row = Readonly<Record<string, unknown>>;
/** Runs one statement of SQLite. @returns its rows */
export type Run = (statement: string) => Promise<readonly Row[]>;

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  isKey: boolean;
  isGenerated: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export async function tablesOf(run: Run): Promise<Map<string, string>> {
  const rows = await run(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%' ORDER BY name",
  );
  return new Map(rows.map(({ name, sql }) => [text(name), text(sql)]));
}

export async function columnsOf(run: Run, table: string): Promise<Column[]> {
  const rows = await run(
    `SELECT name, lower(type) AS type, "notnull" AS required, pk, hidden FROM pragma_table_xinfo('${table}')`,
  );
  return rows.map((row) => ({
    name: text(row['name']),
    type: text(row['type']),
    isRequired: row['required'] === 1,
    isKey: row['pk'] !== 0,
    isGenerated: row['hidden'] !== 0,
  }));
}

/** The statements that make a table's indexes, by name. */
export async function indexesOf(run: Run, table: string): Promise<Map<string, string>> {
  const rows = await run(
    `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = '${table}' AND sql IS NOT NULL ORDER BY name`,
  );
  return new Map(rows.map(({ name, sql }) => [text(name), text(sql)]));
}

/** What rules over several columns ask of a row that has a value in each. */
const WHOLE_ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  affiliate_applications: { status: 'approved' },
  outbox: { status: 'sent' },
};

/** A value that the rules of a column allow. @param sql the statement that made the table */
function sampleOf({ name, type }: Column, sql: string, table: string, index: number): string {
  if (type === 'integer') return String(1000 + index + (name === 'expires_at' ? 1000 : 0));
  if (type !== 'text') return '0.5';
  const isIn = new RegExp(`"${name}" in \\('(\\w+)'`).exec(sql)?.[1];
  const length = new RegExp(`length\\("[^"]*"\\."${name}"\\) = (\\d+)`).exec(sql)?.[1];
  if (sql.includes(`json_valid("${table}"."${name}")`)) return `'{"of":"${name} é ''"}'`;
  if (isIn !== undefined) return `'${WHOLE_ROWS[table]?.[name] ?? isIn}'`;
  if (length !== undefined) return `'${'x'.repeat(Number(length))}'`;
  return `'${name} é '' ${index}'`;
}

/** Puts a row with a value in each column into each table that has none. @throws where a rule of the table forbids it */
export async function fillTables(run: Run): Promise<void> {
  for (const [table, sql] of await tablesOf(run)) {
    const [{ rows = 0 } = {}] = await run(`SELECT count(*) AS rows FROM "${table}"`);
    if (rows !== 0) continue;
    const columns = (await columnsOf(run, table)).filter(({ isGenerated }) => !isGenerated);
    const names = columns.map(({ name }) => `"${name}"`);
    const values = columns.map((column, index) => sampleOf(column, sql, table, index));
    await run(`INSERT INTO "${table}" (${names.join(', ')}) VALUES (${values.join(', ')})`);
  }
}

/** Every stored value: by table and column, in the order of the keys. */
export type Contents = ReadonlyMap<string, ReadonlyMap<string, readonly unknown[]>>;

export async function contentsOf(run: Run): Promise<Contents> {
  const contents = new Map<string, Map<string, readonly unknown[]>>();
  for (const table of (await tablesOf(run)).keys()) {
    const columns = await columnsOf(run, table);
    const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => `"${name}"`);
    const rows = await run(`SELECT * FROM "${table}" ORDER BY ${keys.join(', ') || 'rowid'}`);
    contents.set(table, new Map(columns.map(({ name }) => [name, rows.map((row) => row[name])])));
  }
  return contents;
}

/** What a migration changed or lost without a statement that says so: 'leads.status'. */
export function lostValues(before: Contents, after: Contents, migration: string): string[] {
  const says = (statement: string) => migration.includes(statement);
  return [...before].flatMap(([table, columns]) => {
    const now = after.get(table);
    if (!now) return says(`DROP TABLE \`${table}\``) ? [] : [table];
    return [...columns].flatMap(([name, values]) => {
      const stored = now.get(name);
      if (!stored && says(`ALTER TABLE \`${table}\` DROP COLUMN \`${name}\``)) return [];
      const isKept =
        stored?.length === values.length && stored.every((value, i) => value === values[i]);
      return isKept ? [] : [`${table}.${name}`];
    });
  });
}

/** The statements of a migration; a `;` ends its line. */
export const statementsOf = (migration: string): string[] =>
  migration
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
