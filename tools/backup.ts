// npm run backup: the rows of D1 as one file a table, read in pages, because `wrangler d1 export` fails
// on search tables. --remote takes the database on Cloudflare, --env staging that environment's; the
// same --out again goes on where an interrupted run ended. docs/runbook.md says how to restore.
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { asCommand } from './backup/as-command.ts';
import { databaseName } from './backup/database-name.ts';
import {
  Checksum,
  dropPartialLine,
  linesOf,
  tableFile,
  writeManifest,
  type Manifest,
} from './backup/folder.ts';
import { rowPages } from './backup/pages.ts';
import { localStore, remoteStore } from './backup/store.ts';
import { appliedMigrations, tablesOf, type Table } from './backup/tables.ts';
import type { Store } from './backup/store.ts';
import { local } from './local.ts';

const startedAt = new Date().toISOString();
const { values: options } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    env: { type: 'string', default: '' },
    database: { type: 'string' },
    out: { type: 'string', default: `backups/${startedAt.replaceAll(':', '-').slice(0, 19)}` },
  },
});

/** Reads a table into its file, from where the file ends on. */
async function backUp(store: Store, table: Table, folder: string): Promise<Checksum> {
  const file = tableFile(folder, table.name);
  const checksum = new Checksum();
  let after: number | undefined;
  dropPartialLine(file);
  for await (const line of linesOf(file)) {
    checksum.add(line);
    [after] = JSON.parse(line) as [number];
  }
  for await (const { lines } of rowPages(store, table, after)) {
    appendFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    for (const line of lines) checksum.add(line);
  }
  return checksum;
}

await asCommand(async () => {
  const folder = options.out;
  if (existsSync(`${folder}/manifest.json`)) throw new Error(`${folder} holds a finished backup.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = options.remote
    ? await remoteStore(options.database ?? databaseName(options.env))
    : await localStore(local.stateDir);
  try {
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(store)) {
      const from = performance.now();
      const checksum = await backUp(store, table, folder);
      const { name, columns } = table;
      tables.push({ name, columns, rows: checksum.rows, checksum: checksum.digest() });
      const seconds = ((performance.now() - from) / 1000).toFixed(1);
      console.log(`${String(checksum.rows).padStart(9)}  ${name} (${seconds} s)`);
    }
    writeManifest(folder, {
      startedAt,
      finishedAt: new Date().toISOString(),
      database: store.label,
      migrations: await appliedMigrations(store),
      sequences: await store.all('SELECT name, seq FROM sqlite_sequence ORDER BY name'),
      tables,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `\n${rows} rows of ${store.label} are in ${folder}. They are personal data: store them encrypted.`,
    );
  } finally {
    await store.close();
  }
});
