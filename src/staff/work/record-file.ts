import type { AuditAction } from '../../audit/audit-actions.contract.ts';
import type { Database } from '../../db/client.ts';
import { csvFile, ROWS_PER_READ, type CsvColumns } from '../list/csv-file.ts';
import {
  readBatches,
  type ListedFields,
  type OrderedSelection,
  type RowOf,
} from '../list/list.queries.ts';
import { recordSource, type Listed, type RecordTable } from './record-table.queries.ts';
import type { Reader } from '../reader.ts';

interface Declared<Exported extends ListedFields> {
  /** What the audit log calls an export. */
  action: AuditAction;
  fields: Exported;
  /** The list's columns. */
  columns: CsvColumns<RowOf<Exported>>;
  /** All that is stored. */
  allColumns: CsvColumns<RowOf<Exported>>;
}

/** The export of a list. */
export interface RecordFile {
  action: AuditAction;
  read: (
    db: Database,
    query: OrderedSelection,
    options: { reader: Reader; isAll: boolean },
  ) => Promise<ReadableStream<Uint8Array>>;
}

export const recordFile = <Exported extends Listed>(
  records: RecordTable,
  { action, fields, columns, allColumns }: Declared<Exported>,
): RecordFile => ({
  action,
  read: (db, query, { reader, isAll }) =>
    csvFile(
      isAll ? allColumns : columns,
      readBatches(db, { ...recordSource(records, reader), fields }, query, ROWS_PER_READ),
      reader.timeZone,
    ),
});
