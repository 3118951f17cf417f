import type { Database } from '../../db/client.ts';
import { readPage, type ListPage, type ListQuery, type RowOf } from '../list/list.queries.ts';
import { readUnsent } from '../unsent.queries.ts';
import { withFoundIn } from './found-in.queries.ts';
import { historyOf } from './history.ts';
import {
  readRecords,
  recordSource,
  type Listed,
  type RecordTable,
} from './record-table.queries.ts';
import type { Reader } from '../reader.ts';
import type { WorkEntry, WorkRow } from './work.contract.ts';

/** Records of a kind as staff see them. */
export interface RecordRows<Row> {
  /** A page of the list. */
  page: (db: Database, query: ListQuery, reader: Reader) => Promise<ListPage<Row>>;
  /** One record with what staff did with it, newest first; undefined where it is gone. */
  withHistory: (
    db: Database,
    id: string,
  ) => Promise<{ row: Row; history: WorkEntry[] } | undefined>;
}

/** @param rowsOf makes the rows of the API from stored ones, in their order */
export const recordRows = <Fields extends Listed, Row extends WorkRow>(
  records: RecordTable<Fields>,
  rowsOf: (db: Database, stored: readonly RowOf<Fields>[]) => Promise<Row[]>,
): RecordRows<Row> => {
  const withUnsent = async (db: Database, stored: readonly RowOf<Fields>[]): Promise<Row[]> => {
    const ids = stored.map(({ id }) => String(id));
    const [rows, unsent] = await Promise.all([rowsOf(db, stored), readUnsent(db, ids)]);
    for (const row of rows) {
      const known = unsent.get(row.id);
      if (known) row.unsent = known;
    }
    return rows;
  };
  return {
    page: async (db, query, reader) => {
      const page = await readPage(db, recordSource(records, reader), query);
      const rows = await withUnsent(db, page.rows);
      return { ...page, rows: await withFoundIn(db, records, rows, query.search) };
    },
    withHistory: async (db, id) => {
      const { name, values } = records.kind;
      const [stored, history] = await Promise.all([
        readRecords(db, records, [id]),
        historyOf(db, values, { kind: name, id }),
      ]);
      const [row] = await withUnsent(db, stored);
      return row && { row, history };
    },
  };
};
