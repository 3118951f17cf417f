import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { withoutRowid, type Line } from './pages.ts';
import type { Value } from './store.ts';

export interface StoredTable {
  name: string;
  columns: string[];
  rows: number;
  /** SHA-256 of the rows in order, without their rowid. */
  checksum: string;
}

/** What a backup holds; written last, so that a folder without it is an unfinished backup. */
export interface Manifest {
  /** ISO time */
  startedAt: string;
  finishedAt: string;
  database: string;
  migrations: string[];
  /** The next number of each AUTOINCREMENT table. */
  sequences: Value[][];
  tables: StoredTable[];
}

const manifestFile = (folder: string) => path.join(folder, 'manifest.json');
export const tableFile = (folder: string, table: string) => path.join(folder, `${table}.ndjson`);

/** @throws Error when the folder holds no finished backup */
export function readManifest(folder: string): Manifest {
  if (!existsSync(manifestFile(folder))) throw new Error(`${folder} holds no finished backup.`);
  return JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as Manifest;
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** The rows of a table's file, one at a time. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  if (!existsSync(file)) return;
  for await (const line of createInterface({ input: createReadStream(file) })) yield line;
}

/** Counts and hashes rows. */
export class Checksum {
  rows = 0;
  readonly #hash = createHash('sha256');

  add(line: Line): void {
    this.rows += 1;
    this.#hash.update(withoutRowid(line)).update('\n');
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** Longer than any row: D1 stores up to 2 MB in one. */
const TAIL_BYTES = 16_000_000;

/** Drops a last line that an interrupted backup wrote only in part. */
export function dropPartialLine(file: string): void {
  if (!existsSync(file)) return;
  const { size } = statSync(file);
  const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
  const handle = openSync(file, 'r');
  readSync(handle, tail, 0, tail.length, size - tail.length);
  closeSync(handle);
  const partial = tail.length - 1 - tail.lastIndexOf(10);
  if (partial > 0) truncateSync(file, size - partial);
}
