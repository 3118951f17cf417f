// npm run restore -- <folder>: puts a backup into an empty database, migrated as the one that was backed
// up was. Search tables and counts fill themselves: their triggers run. At the end each table is read
// again and compared with the backup. An interrupted run is repeated as it was: rows that are there stay.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { asCommand } from './backup/as-command.ts';
import { databaseName } from './backup/database-name.ts';
import { Checksum, linesOf, readManifest, tableFile, type Manifest } from './backup/folder.ts';
import { PAGE_BYTES, PAGE_ROWS, rowPages, withoutRowid } from './backup/pages.ts';
import { localStore, remoteStore, type Store } from './backup/store.ts';
import {
  appliedMigrations,
  disturbingTriggers,
  quoted,
  tablesOf,
  type Table,
  type Trigger,
} from './backup/tables.ts';
import { PlatformError } from './cloudflare/api.ts';
import { local } from './local.ts';
import { migrations } from './migrate.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    env: { type: 'string', default: '' },
    database: { type: 'string' },
  },
});
const folder = positionals[0] ?? '';
/** Marks a database that this folder is being restored into. */
const progressFile = path.join(folder, 'restoring.json');
const MOST_TRIES = 4;

/** Applies the migrations that the backed-up database had, and no later ones. */
async function migrateTo(store: Store, names: readonly string[]): Promise<void> {
  const applied = await appliedMigrations(store);
  const later = applied.filter((name) => !names.includes(name));
  if (later.length > 0)
    throw new Error(`The database is newer than the backup: it has ${later.join(', ')}.`);
  if (applied.length === 0) {
    await store.batch([
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    ]);
  }
  const known = migrations();
  for (const name of names.filter((name) => !applied.includes(name))) {
    const migration = known.find((one) => one.name === name);
    if (!migration) throw new Error(`This version of the site has no migration ${name}.`);
    await applyOnce(store, name, [
      ...migration.statements,
      `INSERT INTO d1_migrations (name) VALUES ('${name.replaceAll("'", "''")}')`,
    ]);
  }
}

/** After a lost response, looks whether the migration took effect before it tries again. */
async function applyOnce(store: Store, name: string, statements: string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await store.batch(statements);
      return;
    } catch (error) {
      const isLost = error instanceof PlatformError && error.status === 0;
      if (!isLost || tries === MOST_TRIES) throw error;
      if ((await appliedMigrations(store)).includes(name)) return;
    }
  }
}

interface Progress {
  database: string;
  /** Dropped until the rows are there. */
  triggers: Trigger[];
}

/** Begins a restore, or goes on with an interrupted one. Refuses a database with rows of others. */
async function begin(store: Store, tables: readonly Table[]): Promise<Progress> {
  if (existsSync(progressFile)) {
    const progress = JSON.parse(readFileSync(progressFile, 'utf8')) as Progress;
    if (progress.database === store.label) return progress;
    throw new Error(
      `An unfinished restore goes to ${progress.database}; delete ${progressFile} to forget it.`,
    );
  }
  for (const { name } of tables) {
    if ((await store.all(`SELECT 1 FROM ${quoted(name)} LIMIT 1`)).length > 0)
      throw new Error(`The database has rows already, in ${name}. Restore into an empty one.`);
  }
  const progress = { database: store.label, triggers: await disturbingTriggers(store, tables) };
  // Written before they are dropped: an interrupted restore must be able to create them again.
  writeFileSync(progressFile, JSON.stringify(progress));
  return progress;
}

async function createAgain(store: Store, triggers: readonly Trigger[]): Promise<void> {
  for (const { sql } of triggers) {
    await store.run(
      sql.replace(/^CREATE TRIGGER (?!IF NOT)/i, 'CREATE TRIGGER IF NOT EXISTS '),
      [],
    );
  }
}

/** One statement inserts a page: its rows are one value, a JSON array. */
function insertSql({ name, columns, parents }: Table): string {
  const value = (column: string) => `value ->> '$[${columns.indexOf(column)}]'`;
  // A parent that was erased while the backup ran took its children with it.
  const whole = parents.map(
    ({ table, column, parentColumn }) =>
      `(${value(column)} IS NULL OR EXISTS (SELECT 1 FROM ${quoted(table)} AS parent WHERE parent.${quoted(parentColumn)} = ${value(column)}))`,
  );
  return `INSERT OR IGNORE INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) SELECT ${columns.map(value).join(', ')} FROM json_each(?1) WHERE ${['true', ...whole].join(' AND ')} ORDER BY key`;
}

async function insertRows(store: Store, table: Table): Promise<void> {
  const sql = insertSql(table);
  let page: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (page.length > 0) await store.run(sql, [`[${page.join(',')}]`]);
    page = [];
    bytes = 0;
  };
  for await (const line of linesOf(tableFile(folder, table.name))) {
    const row = withoutRowid(line);
    const size = Buffer.byteLength(row);
    if (bytes + size > PAGE_BYTES || page.length === PAGE_ROWS) await flush();
    page.push(row);
    bytes += size;
  }
  await flush();
}

/** @returns how the database differs from the backup; empty when it does not */
async function differences(
  store: Store,
  tables: readonly Table[],
  stored: Manifest['tables'],
): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const checksum = new Checksum();
    for await (const { lines } of rowPages(store, table)) {
      for (const line of lines) checksum.add(line);
    }
    const expected = stored.find(({ name }) => name === table.name);
    const isSame = checksum.rows === expected?.rows && checksum.digest() === expected.checksum;
    if (!isSame) found.push(`${table.name}: ${checksum.rows} rows of ${expected?.rows ?? 0}`);
  }
  return found;
}

await asCommand(async () => {
  if (!folder) throw new Error('Which backup? npm run restore -- backups/<time> [--remote]');
  const manifest = readManifest(folder);
  const store = options.remote
    ? await remoteStore(options.database ?? databaseName(options.env))
    : await localStore(local.stateDir);
  try {
    await migrateTo(store, manifest.migrations);
    const tables = await tablesOf(store);
    const { triggers } = await begin(store, tables);
    for (const { name } of triggers) await store.run(`DROP TRIGGER IF EXISTS ${quoted(name)}`, []);
    for (const table of tables.toReversed()) {
      const from = performance.now();
      await insertRows(store, table);
      console.log(`${table.name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
    }
    await createAgain(store, triggers);
    for (const [name = null, seq = null] of manifest.sequences) {
      await store.run('UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1', [name, seq]);
      // A table whose rows were all deleted.
      await store.run(
        'INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)',
        [name, seq],
      );
    }
    const different = await differences(store, tables, manifest.tables);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    if (different.length === 0) {
      rmSync(progressFile);
      console.log(
        `\n${rows} rows are in ${store.label}; every table equals the backup by its checksum.`,
      );
    } else {
      console.error(`\nDifferent from the backup:\n${different.join('\n')}`);
      process.exitCode = 1;
    }
  } finally {
    await store.close();
  }
});
