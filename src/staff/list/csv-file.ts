import type { AppContext } from '../../http/context.ts';
import type { Fields, Form } from '../../shared/form.ts';
import { zonedTime } from '../../shared/zoned-time.ts';

/** How many rows of an export one read takes. */
export const ROWS_PER_READ = 2000;

/** What a spreadsheet takes for the start of a formula, after blanks and in full width too (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A value as RFC 4180 has it, and quoted for the separators of other countries' spreadsheets too; one that would run as a formula is made text, a real
 * number stays.
 */
export function csvValue(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What csvValue put before a text that would run as a formula goes again. */
export const withoutFormulaGuard = (value: string): string =>
  value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value;

/** A line of a file, with its end. */
export const csvLine = (values: readonly string[]): string =>
  `${values.map(csvValue).join(',')}\r\n`;

/**
 * The columns of an export: the name, in which {zone} becomes the time zone, and the value of a row.
 * @param time writes a time (ms)
 */
export type CsvColumns<Row> = Readonly<
  Record<string, (row: Row, time: (ms: number | null) => string) => string | null>
>;

/** What a visitor filled in, a column for each field. @param which all by default */
export const fieldColumns = <Declared extends Fields>(
  { fields, names }: Form<Declared>,
  which: (name: keyof Declared) => boolean = () => true,
): CsvColumns<Readonly<Record<keyof Declared, string | null>>> =>
  Object.fromEntries(
    names.filter(which).map((name) => [fields[name]?.label ?? name, (row) => row[name]]),
  );

/** The file in pieces, each made of one read. */
async function* pieces<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
  timeZone: string,
): AsyncGenerator<string, void> {
  const zoned = zonedTime(timeZone);
  const time = (ms: number | null) => (ms === null ? '' : zoned(ms));
  const values = Object.values(columns);
  const names = Object.keys(columns).map((name) => name.replace('{zone}', timeZone));
  let head = `\uFEFF${csvLine(names)}`;
  for await (const batch of batches) {
    const lines = batch.map((row) => csvLine(values.map((value) => value(row, time) ?? '')));
    const piece = head + lines.join('');
    head = '';
    // A short search may find nothing in a whole read.
    if (piece !== '') yield piece;
  }
}

/**
 * Rows as a spreadsheet reads them, read and sent two thousand at a time, so in constant memory. The
 * text begins with a mark (BOM), without which Excel takes UTF-8 for the machine's old code page and
 * breaks every name beyond ASCII. A read that fails on the way breaks the download off, rather than
 * ending a short file as if it were whole.
 * @throws what the first read throws, before there is a response
 */
export async function csvFile<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
  timeZone: string,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const file = pieces(columns, batches, timeZone);
  let piece = await file.next();
  return new ReadableStream(
    {
      async pull(controller) {
        if (piece.done) {
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(piece.value));
        piece = await file.next();
      },
      async cancel() {
        await file.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** 'leads-2026-11-21.csv', by the day in the time zone of the screen. */
export const csvFileName = (what: string, now: number, timeZone: string): string =>
  `${what}-${zonedTime(timeZone)(now).slice(0, 10)}.csv`;

/** The response that a browser saves. */
export const csvResponse = (
  c: AppContext,
  file: ReadableStream<Uint8Array>,
  name: string,
): Response =>
  c.body(file, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });
