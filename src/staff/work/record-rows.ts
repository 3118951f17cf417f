import type { Database } from '../../db/client.ts';
import { readPage, type ListPage, type ListQuery, type RowOf } from '../list/list.queries.ts';
import { readUnsent, unsentAbout } from '../unsent.queries.ts';
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
  /** With what was not sent about them. */
  const rowsWith = async (
    db: Database,
    stored: readonly RowOf<Fields>[],
    first: Awaited<ReturnType<typeof readUnsent>>,
  ): Promise<Row[]> => {
    const [rows, unsent] = await Promise.all([
      rowsOf(db, stored),
      unsentAbout(
        db,
        first,
        stored.map(({ id }) => String(id)),
      ),
    ]);
    for (const row of rows) {
      const known = unsent.get(row.id);
      if (known) row.unsent = known;
    }
    return rows;
  };
  return {
    page: async (db, query, reader) => {
      // At the same time: where the database is slow, one waits for it once.
      const [page, unsent] = await Promise.all([
        readPage(db, recordSource(records, reader), query),
        readUnsent(db),
      ]);
      const rows = await rowsWith(db, page.rows, unsent);
      return { ...page, rows: await withFoundIn(db, records, rows, query.search) };
    },
    withHistory: async (db, id) => {
      const { name, values } = records.kind;
      const reading = readRecords(db, records, [id]);
      const [stored, unsent, history] = await Promise.all([
        reading,
        readUnsent(db),
        historyOf(db, values, { kind: name, id }, reading),
      ]);
      const [row] = await rowsWith(db, stored, unsent);
      return row && { row, history };
    },
  };
};
