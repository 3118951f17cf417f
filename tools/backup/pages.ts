import { quoted, type Table } from './tables.ts';
import type { Store, Value } from './store.ts';

/** What one call may carry; D1 takes values of up to 2 MB. */
export const PAGE_BYTES = 1_000_000;
export const PAGE_ROWS = 5000;
const FIRST_ROWS = 20;

/** A row as it is stored in the file: its rowid, then its columns. */
export type Line = string;

export interface RowPage {
  lines: Line[];
  /** The rowid of its last row. */
  last: number;
}

/** The size of the next page, so that it has about PAGE_BYTES; a table may have long and short rows. */
const nextRows = (rows: number, bytes: number): number =>
  Math.max(1, Math.min(PAGE_ROWS, rows * 4, Math.floor((rows * PAGE_BYTES) / Math.max(bytes, 1))));

/** Reads a table in pages, in the order of rowid, from after a rowid on. */
export async function* rowPages(
  store: Store,
  { name, columns }: Table,
  after = Number.MIN_SAFE_INTEGER,
): AsyncGenerator<RowPage> {
  const sql = `SELECT rowid, ${columns.map(quoted).join(', ')} FROM ${quoted(name)} WHERE rowid > ?1 ORDER BY rowid LIMIT ?2`;
  let last = after;
  let limit = FIRST_ROWS;
  for (;;) {
    const rows = await store.all(sql, [last, limit]);
    const lines = rows.map((row) => JSON.stringify(row));
    const end = rows.at(-1)?.[0];
    if (typeof end !== 'number') return;
    last = end;
    yield { lines, last };
    if (rows.length < limit) return;
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
    limit = nextRows(rows.length, bytes);
  }
}

/** A row without its rowid: what a restored table must have again. */
export const withoutRowid = (line: Line): string =>
  JSON.stringify((JSON.parse(line) as Value[]).slice(1));
