import { asc, sql, type SQL } from 'drizzle-orm';

import { areIn } from '../db/are-in.ts';
import { runBatch, type Database } from '../db/client.ts';
import { recordTables } from '../record-kinds.ts';
import { camelCase } from '../shared/text/letter-case.ts';
import type { Reader } from './reader.ts';
import { readUnsent, unsentCount, unsentIds } from './unsent.queries.ts';
import type { Listed, RecordTable } from './work/record-table.queries.ts';
import { workFields, workRowOf } from './work/work-row.ts';

/**
 * A part of somebody's day, of one kind of records. No record is in two of them; those that something was
 * not sent about are a part of their own.
 */
function partsOf(reader: Reader, now: number) {
  return recordTables.flatMap(({ kind, table, listed, toDo }) => {
    let isBefore: SQL = sql`${table.id} in ${unsentIds}`;
    return toDo(reader, now).map((part) => {
      const which = sql`${part.which} and not coalesce(${isBefore}, 0)`;
      isBefore = sql`(${isBefore} or ${part.which})`;
      return { part, kind, table, listed, which };
    });
  });
}

/** How much there is to do for a reader, as one value of a statement. */
export const toDoCount = (db: Database, reader: Reader, now: number): SQL<number> =>
  sql<number>`(${sql.join(
    [unsentCount, ...partsOf(reader, now).map(({ table, which }) => db.$count(table, which))],
    sql` + `,
  )})`;

/** What is read of a record: only what staff set, and not the texts of its person. */
const fieldsOf = ({ kind, listed }: Pick<RecordTable, 'kind' | 'listed'>) =>
  Object.fromEntries(
    workFields(kind).flatMap((name) => {
      const { [camelCase(name)]: column } = listed;
      return column ? [[camelCase(name), column]] : [];
    }),
  ) as Pick<Listed, 'id' | 'name'>;

/** The records of any kind that something was not sent about. */
async function readUnsentRecords(db: Database, most: number) {
  const { unsent, isWhole } = await readUnsent(db);
  const ids = [...unsent.keys()].slice(0, most);
  const found =
    ids.length === 0
      ? []
      : await runBatch(
          db,
          recordTables.map((records) =>
            db.select(fieldsOf(records)).from(records.table).where(areIn(records.table.id, ids)),
          ),
        );
  const rows = recordTables.flatMap(({ kind }, index) =>
    (found[index] ?? []).flatMap((stored) => {
      const row = workRowOf(kind, stored);
      const known = unsent.get(row.id);
      if (!known) return [];
      const about = `${known.what}: ${known.problem}`;
      return [{ kind, about, since: known.at, row: { ...row, unsent: known } }];
    }),
  );
  const [counted] = isWhole
    ? [{ total: unsent.size }]
    : await db.select({ total: unsentCount }).from(sql`(select 1)`);
  const total = counted?.total ?? unsent.size;
  return { rows: rows.toSorted((a, b) => a.since - b.since), total };
}

/** What there is to do for a reader, part by part, the longest waiting first. @param most of each part */
export async function readToDo(db: Database, reader: Reader, now: number, most: number) {
  const parts = partsOf(reader, now);
  const reading = runBatch(
    db,
    parts.map(({ part: { about, since }, kind, table, listed, which }) =>
      db
        .select({
          ...fieldsOf({ kind, listed }),
          // D1 drops a second column of the same name.
          about: sql<string | null>`${about}`.as('about'),
          /** ms, or a day */
          since: sql<number | string>`${since}`.as('since'),
          total: sql<number>`count(*) over ()`,
        })
        .from(table)
        .where(which)
        .orderBy(asc(since), asc(table.seq))
        .limit(most),
    ),
  );
  const [found, unsent] = await Promise.all([reading, readUnsentRecords(db, most)]);
  const read = parts.map(({ part: { title, list, canBePutOff = false }, kind }, index) => {
    const rows = found[index] ?? [];
    return {
      title,
      kind,
      list,
      canBePutOff,
      rows: rows.map(({ about, since, total: _total, ...row }) => ({
        about,
        since,
        row: workRowOf(kind, row),
      })),
      total: rows[0]?.total ?? 0,
    };
  });
  return { unsent, parts: read };
}
