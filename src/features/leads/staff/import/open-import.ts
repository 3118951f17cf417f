import type { AppContext } from '../../../../http/context.ts';
import { erasedAmong } from '../../../../people/erasures.queries.ts';
import { csvLine } from '../../../../staff/list/csv-file.ts';
import { listStaffNames } from '../../../../staff/names.queries.ts';
import { timeStyle } from '../../../../staff/time-style.ts';
import { knownLeads } from './add-leads.queries.ts';
import { cellOf, checkRows, type CheckedRow, type WaitingRow } from './check-rows.ts';
import { COLUMN_NAMES, type Columns, type DateOrders, type FileColumns } from './columns.ts';
import { readImport, type LeadImport } from './imports.queries.ts';
import { likelyOrder, orderOfLocale, ordersOf, type DateOrder } from './read-time.ts';

/** A day of the file with slashes. */
export interface SlashedDay {
  row: number;
  text: string;
}

type SlashedDays = Record<DateOrder | 'both', SlashedDay[]>;

/** An import as its page shows it. */
export interface OpenImport {
  found: LeadImport;
  /** The names of the columns; '' for those without one. */
  head: readonly string[];
  /** Which comes first in its days with slashes. */
  orders: DateOrders;
  /** Those days of the rows that wait, by their column and how they can be read. */
  days: Record<keyof DateOrders, SlashedDays>;
  /** Those that wait. */
  rows: readonly CheckedRow[];
}

function slashedDays(
  rows: readonly WaitingRow[],
  columns: Columns,
  name: keyof DateOrders,
): SlashedDays {
  const days: SlashedDays = { mdy: [], dmy: [], both: [] };
  for (const row of rows) {
    const text = (row.mended[name] ?? cellOf(row, columns[name])).trim();
    const orders = ordersOf(text);
    if (orders) days[orders].push({ row: row.row, text });
  }
  return days;
}

/** What is known of the order of each column, else what its days tell, else what those of the file do. */
export function ordersIn(
  rows: readonly (readonly string[])[],
  { orders = {}, ...columns }: FileColumns,
  usual: DateOrder,
): DateOrders {
  const orderOf = (name: keyof DateOrders) =>
    orders[name] ??
    likelyOrder(
      rows.map((cells) => cells[columns[name] ?? -1] ?? ''),
      usual,
    );
  return { created: orderOf('created'), next_at: orderOf('next_at') };
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
  const lines = mistaken.map((row) =>
    cellsOf({ ...row, cells: head.map((_, at) => row.cells[at] ?? '') }, found.columns),
  );
  return mistaken.length === 0 ? '' : [head, ...lines].map((line) => csvLine(line)).join('');
}

/** Reads an import, and checks the rows that wait; undefined where there is none. */
export async function openImport(c: AppContext, id: number): Promise<OpenImport | undefined> {
  const { db, config } = c.get('services');
  const [read, names] = await Promise.all([readImport(db, id), listStaffNames(db)]);
  if (!read) return undefined;
  const { found, rows } = read;
  const width = Math.max(read.head.length, ...rows.map(({ cells }) => cells.length));
  const head = Array.from({ length: width }, (_, place) => read.head[place] ?? '');
  const { columns, source, status, dateOrder } = found;
  const time = timeStyle(c);
  const cells = rows.map((row) => row.cells);
  const usual = dateOrder ?? likelyOrder(cells.flat(), orderOfLocale(time.locale));
  const orders = ordersIn(cells, columns, usual);
  const checked = await checkRows(
    rows,
    columns,
    {
      source,
      status,
      names,
      head,
      timeZone: time.timeZone,
      orders,
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
  const days = {
    created: slashedDays(rows, columns, 'created'),
    next_at: slashedDays(rows, columns, 'next_at'),
  };
  return { found, head, orders, days, rows: checked };
}
