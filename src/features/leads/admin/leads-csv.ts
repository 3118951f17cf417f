import type { Database } from '../../../db/client.ts';
import { zonedIso } from '../../../shared/zoned-iso.ts';
import { leadBatches, type StoredLead } from './leads-admin.queries.ts';
import type { ListQuery } from '../../../staff-list/list-query.ts';

const COLUMNS = ['Name', 'Email', 'Source', 'Created At'] as const;
const ROWS_PER_READ = 500;

/** What a spreadsheet takes for the start of a formula, in full width too (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A value as RFC 4180 has it, and quoted for the separators of other countries' spreadsheets too; one that would run as a formula is made text, a real
 * number stays.
 */
export function csvValue(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (values: readonly string[]) => `${values.map(csvValue).join(',')}\r\n`;

const leadLine = (lead: StoredLead, time: (ms: number) => string) =>
  csvLine([lead.name, lead.email, lead.source, time(lead.createdAt)]);

/** 'leads-2026-11-21.csv', by the day in the time zone of the screen (ADL-05). */
export const leadsFileName = (now: number, timeZone: string): string =>
  `leads-${zonedIso(timeZone)(now).slice(0, 10)}.csv`;

/** The file in pieces, each made of one read. */
async function* pieces(
  db: Database,
  query: Pick<ListQuery, 'search' | 'order'>,
  timeZone: string,
): AsyncGenerator<string, void> {
  const time = zonedIso(timeZone);
  let head = `\uFEFF${csvLine(COLUMNS)}`;
  for await (const batch of leadBatches(db, query, ROWS_PER_READ)) {
    const piece = head + batch.map((lead) => leadLine(lead, time)).join('');
    head = '';
    // A short search may find nothing in a whole read.
    if (piece !== '') yield piece;
  }
}

/**
 * The leads that match, as a spreadsheet reads them: the columns of ADL-04, read and sent some hundred
 * at a time, so in constant memory. The text begins with a mark (BOM), without which Excel takes UTF-8
 * for the machine's old code page and breaks every name beyond ASCII. A read that fails on the way
 * breaks the download off, rather than ending a short file as if it were whole.
 * @throws what the first read throws, before there is a response
 */
export async function leadsCsv(
  db: Database,
  query: Pick<ListQuery, 'search' | 'order'>,
  timeZone: string,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const file = pieces(db, query, timeZone);
  let piece = await file.next();
  return new ReadableStream(
    {
      async pull(controller) {
        if (piece.done) return controller.close();
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
