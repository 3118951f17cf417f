// npm run db:generate -- --name <what>: writes a migration for the changed schema, and takes it back if it
// would fail or change a stored value.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import {
  contentsOf,
  fillTables,
  lostValues,
  statementsOf,
  type Run,
} from './migrations/kept-values.ts';
import { rebuilt } from './migrations/rebuilt.ts';

const FOLDER = 'migrations';
const META = path.join(FOLDER, 'meta');
const JOURNAL = path.join(META, '_journal.json');

const filesOf = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));
const read = (file: string) => readFileSync(file, 'utf8');

/** A database in memory with these migrations, each table with a row. */
async function databaseOf(migrations: readonly string[]): Promise<Run> {
  const database = new DatabaseSync(':memory:');
  const run: Run = async (statement) => database.prepare(statement).all();
  for (const file of migrations)
    for (const statement of statementsOf(read(file))) await run(statement);
  await fillTables(run);
  return run;
}

/** What is wrong with the new migration; null if nothing is. */
async function problemOf(older: readonly string[], migration: string): Promise<string | null> {
  const run = await databaseOf(older);
  const before = await contentsOf(run);
  try {
    for (const statement of statementsOf(migration)) await run(statement);
  } catch (error) {
    return `it fails: ${error instanceof Error ? error.message : String(error)}`;
  }
  const lost = lostValues(before, await contentsOf(run), migration);
  return lost.length === 0 ? null : `it changes stored values of ${lost.join(', ')}`;
}

const older = filesOf(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();
const before = new Set([...filesOf(FOLDER), ...filesOf(META)]);
const journal = read(JOURNAL);
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const written = [...filesOf(FOLDER), ...filesOf(META)].filter((file) => !before.has(file));
const file = written.find((name) => name.endsWith('.sql'));
if (file === undefined) process.exit(status ?? 1);

const isRebuilt = read(file).includes('`__new_');
writeFileSync(file, await rebuilt(read(file), await databaseOf(older)));
if (isRebuilt) {
  console.log('It rebuilds a table: the copy and the indexes were written from what is stored.');
}
const problem = await problemOf(older, read(file));
if (problem !== null) {
  for (const name of written) rmSync(name);
  writeFileSync(JOURNAL, journal);
  console.error(`✗ The migration was taken back: ${problem}.`);
  console.error('Change the schema in smaller steps; docs/architecture.md says how.');
  process.exit(1);
}
console.log(`✓ ${file} keeps every stored value.`);
