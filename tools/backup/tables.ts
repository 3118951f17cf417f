import type { Store } from './store.ts';

/** Triggers fill these from other tables, so a restore fills them by inserting the rows of those. */
export const DERIVED_TABLES: readonly string[] = [
  'post_counts',
  'post_search_blocks',
  'row_counts',
];

/**
 * Count migrations and AUTOINCREMENT, which the restore sets by other means, and changes of staff lists,
 * which a restored database counts from its own start.
 */
const BOOKKEEPING = new Set(['d1_migrations', 'sqlite_sequence', 'list_versions']);

export interface Table {
  name: string;
  columns: string[];
  /** Rows of it name rows of these, so those are inserted first. */
  parents: { column: string; table: string; parentColumn: string }[];
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export { quoted };

/**
 * The tables whose rows are backed up, parents after their children: a child that was read has its
 * parent still to be read, whatever is inserted in between. FTS5 tables and what belongs to them are
 * not among them; `wrangler d1 export` fails because of these.
 */
export async function tablesOf(store: Store): Promise<Table[]> {
  const all = await store.all(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name",
  );
  const virtual = all
    .filter(([, sql]) => /^\s*CREATE VIRTUAL TABLE/i.test(String(sql)))
    .map(([name]) => String(name));
  const isOwn = (name: string) =>
    !BOOKKEEPING.has(name) &&
    !DERIVED_TABLES.includes(name) &&
    !/^(?:sqlite_|_cf_)/.test(name) &&
    !virtual.some((one) => name === one || name.startsWith(`${one}_`));
  const tables: Table[] = [];
  for (const name of all.map(([name]) => String(name)).filter(isOwn)) {
    const columns = await store.all(`PRAGMA table_info(${quoted(name)})`);
    const keys = await store.all(`PRAGMA foreign_key_list(${quoted(name)})`);
    tables.push({
      name,
      columns: columns.map(([, column]) => String(column)),
      parents: keys.map(([, , table, column, parentColumn]) => ({
        table: String(table),
        column: String(column),
        parentColumn: String(parentColumn ?? column),
      })),
    });
  }
  return childrenFirst(tables);
}

function childrenFirst(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  const left = [...tables];
  while (left.length > 0) {
    const at = left.findIndex(
      ({ name }) =>
        !left.some(
          (other) => other.name !== name && other.parents.some(({ table }) => table === name),
        ),
    );
    if (at < 0) throw new Error('The foreign keys of the tables form a circle');
    sorted.push(...left.splice(at, 1));
  }
  return sorted;
}

/** The tables that the body of a trigger writes. */
export const writtenBy = (trigger: string): string[] => {
  const body = trigger.slice(trigger.search(/\bBEGIN\b/i));
  const writes = /\b(?:INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM) [`"]?(\w+)[`"]?/gi;
  return [...body.matchAll(writes)]
    .map((match) => match[1] ?? '')
    .filter((name) => name.toUpperCase() !== 'SET');
};

export interface Trigger {
  name: string;
  sql: string;
}

/**
 * The triggers on inserts that change rows of a backup, for example the lead of a visit. A restore
 * must not run them: the rows have their effects already.
 */
export async function disturbingTriggers(
  store: Store,
  tables: readonly Table[],
): Promise<Trigger[]> {
  const triggers = await store.all("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'");
  return triggers
    .map(([name, sql]) => ({ name: String(name), sql: String(sql) }))
    .filter(({ sql }) => /\bAFTER INSERT ON\b/i.test(sql))
    .filter(({ sql }) => writtenBy(sql).some((name) => tables.some((one) => one.name === name)));
}

/** The migrations that a database has, in order. */
export async function appliedMigrations(store: Store): Promise<string[]> {
  const tables = await store.all("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'");
  if (tables.length === 0) return [];
  return (await store.all('SELECT name FROM d1_migrations ORDER BY id')).map(([name]) =>
    String(name),
  );
}
