import type { AppContext } from '../../../../http/context.ts';
import { erasedAmong } from '../../../../people/erasures.queries.ts';
import { csvLine } from '../../../../staff/list/csv-file.ts';
import { listStaffNames } from '../../../../staff/names.queries.ts';
import { timeStyle } from '../../../../staff/time-style.ts';
import { knownLeads } from './add-leads.queries.ts';
import { checkRows, type CheckedRow, type WaitingRow } from './check-rows.ts';
import { COLUMN_NAMES, type Columns } from './columns.ts';
import { readImport, type LeadImport } from './imports.queries.ts';
import { dateOrderOf, type DateOrder } from './read-time.ts';

/** An import as its page shows it. */
export interface OpenImport {
  found: LeadImport;
  /** The names of the columns. */
  head: readonly string[];
  /** How its days are written; null when that is no question. */
  order: DateOrder | 'unclear' | null;
  /** Those that wait. */
  rows: readonly CheckedRow[];
}

/** A row as the file has it, with what was mended. */
const cellsOf = ({ cells, mended }: WaitingRow, columns: Columns): string[] =>
  COLUMN_NAMES.reduce(
    (all, name) => {
      const { [name]: value } = mended;
      const { [name]: place } = columns;
      return value === undefined || place === undefined ? all : all.with(place, value);
    },
    [...cells],
  );

/** The rows with a mistake as a CSV file; '' for none. */
export function mistakenFile({ found, head, rows }: OpenImport): string {
  const mistaken = rows.filter(({ lead }) => lead === null);
  const width = head.length;
  const lines = mistaken.map((row) =>
    cellsOf(
      { ...row, cells: Array.from({ length: width }, (_, at) => row.cells[at] ?? '') },
      found.columns,
    ),
  );
  return mistaken.length === 0 ? '' : [head, ...lines].map((line) => csvLine(line)).join('');
}

/** Reads an import, and checks the rows that wait; undefined where there is none. */
export async function openImport(c: AppContext, id: number): Promise<OpenImport | undefined> {
  const { db, config } = c.get('services');
  const [read, names] = await Promise.all([readImport(db, id), listStaffNames(db)]);
  if (!read) return undefined;
  const { found, head, rows } = read;
  const { columns, source, status, dateOrder } = found;
  const days = dateOrderOf(
    rows.flatMap(({ cells, mended }) => [
      mended.created ?? cells[columns.created ?? -1] ?? '',
      mended.next_at ?? cells[columns.next_at ?? -1] ?? '',
    ]),
  );
  const order = days === null ? null : (dateOrder ?? days);
  const checked = await checkRows(
    rows,
    columns,
    {
      source,
      status,
      names,
      timeZone: timeStyle(c).timeZone,
      order: order === 'dmy' ? 'dmy' : 'mdy',
      now: Date.now(),
    },
    async (contacts) => {
      const [leads, erased] = await Promise.all([
        knownLeads(db, contacts),
        erasedAmong(db, config, contacts),
      ]);
      return { leads, erased };
    },
  );
  return { found, head, order, rows: checked };
}
