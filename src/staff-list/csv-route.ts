import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../audit/actor.ts';
import type { AuditAction } from '../audit/audit-actions.contract.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { orUnavailable } from '../http/or-unavailable.ts';
import { validQuery } from '../http/validate.ts';
import { csvFile, csvFileName, csvResponse, ROWS_PER_READ, type CsvColumns } from './csv-file.ts';
import type { ListQuery } from './list.queries.ts';
import { listParameters, toListQuery, type ListOptions } from './list-request.ts';

export interface CsvExport<Row> extends ListOptions {
  path: string;
  /** Of the file. */
  name: string;
  action: AuditAction;
  /** The error text when the list cannot be read. */
  failed: string;
  columns: CsvColumns<Row>;
  /** For `columns=all`. */
  allColumns: CsvColumns<Row>;
  /** All rows that match, `size` at a time. */
  readAll: (c: AppContext, query: ListQuery, size: number) => AsyncIterable<readonly Row[]>;
  timeZone: (c: AppContext) => string;
}

const isNarrowed = ({ search, filter, chips = {} }: ListQuery): boolean =>
  search !== '' || filter !== undefined || Object.keys(chips).length > 0;

/** The export of a staff list, as it is filtered: the columns of the list, or all. */
export function csvExport<Row>({
  path,
  name,
  action,
  failed,
  columns,
  allColumns,
  readAll,
  timeZone: zoneOf,
  ...options
}: CsvExport<Row>): Hono<AppEnv> {
  const query = listParameters(options)
    .omit({ offset: true, limit: true, shown: true })
    .extend({ columns: z.literal('all').optional() });
  return new Hono<AppEnv>().get(path, validQuery(query), async (c) => {
    const { columns: wanted, ...asked } = c.req.valid('query');
    const listed = toListQuery({ ...asked, offset: 0, limit: ROWS_PER_READ });
    const isAll = wanted === 'all';
    // Nothing leaves without a trace: what cannot be recorded is not exported.
    const detail = { filtered: isNarrowed(listed), all_columns: isAll };
    const entry = { by: actorOf(c), action, detail };
    await orUnavailable(recordAudit(c.get('services').db, entry, Date.now()), failed);
    const timeZone = zoneOf(c);
    const rows = readAll(c, listed, ROWS_PER_READ);
    const file = csvFile(isAll ? allColumns : columns, rows, timeZone);
    const fileName = csvFileName(isAll ? `${name}-all` : name, Date.now(), timeZone);
    return csvResponse(c, await orUnavailable(file, failed), fileName);
  });
}
