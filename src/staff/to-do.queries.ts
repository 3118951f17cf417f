import { asc, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { areIn } from '../db/are-in.ts';
import { runBatch, type Database } from '../db/client.ts';
import { recordTables } from '../record-kinds.ts';
import { camelCase } from '../shared/text/letter-case.ts';
import type { Reader } from './reader.ts';
import { readUnsent, unsentCount, unsentIds } from './unsent.queries.ts';
import { STEP_PARTS, type Listed, type RecordTable } from './work/record-table.queries.ts';
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
    [
      unsentCount,
      ...recordTables.map(({ table, toDo }) => {
        const isIn = or(...toDo(reader, now).map(({ which }) => which));
        return db.$count(table, sql`${isIn} and ${table.id} not in ${unsentIds}`);
      }),
    ],
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

/** How many records are read of each part. */
interface Most {
  mostOf: (title: string) => number;
  mostUnsent: number;
}

/** The reader's own records before those of nobody, and these before those of others. */
const byOwner = (owner: SQLiteColumn, { who }: Reader): SQL =>
  sql`case when ${owner} = ${who} then 0 when ${owner} is null then 1 else 2 end`;

/**
 * What there is to do for a reader, part by part, of each part the longest waiting first. Of a part with
 * records of several kinds, all are the reader's.
 */
export async function readToDo(
  db: Database,
  reader: Reader,
  now: number,
  { mostOf, mostUnsent }: Most,
) {
  const parts = partsOf(reader, now);
  const reading = runBatch(
    db,
    parts.map(({ part: { title, about, since }, kind, table, listed, which }) =>
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
        .orderBy(asc(byOwner(table.owner, reader)), asc(since), asc(table.seq))
        .limit(mostOf(title)),
    ),
  );
  const [found, unsent] = await Promise.all([reading, readUnsentRecords(db, mostUnsent)]);
  const read = parts.map(({ part: { title, list, canBePutOff = false }, kind }, index) => {
    const rows = found[index] ?? [];
    return {
      title,
      in: { kind, list },
      rows: rows.map(({ about, since, total: _total, ...row }) => ({
        kind,
        list,
        canBePutOff,
        about,
        since,
        row: workRowOf(kind, row),
      })),
      total: rows[0]?.total ?? 0,
    };
  });
  const titles = new Set([...Object.values(STEP_PARTS), ...read.map(({ title }) => title)]);
  return {
    unsent,
    parts: [...titles].map((title) => {
      const same = read.filter((each) => each.title === title);
      const rows = same.flatMap((each) => each.rows);
      return {
        title,
        lists: same.filter(({ total }) => total > 0).map((each) => each.in),
        // An order of several kinds is by the day alone.
        rows: (same.length > 1
          ? rows.toSorted((a, b) => String(a.since).localeCompare(String(b.since)))
          : rows
        ).slice(0, mostOf(title)),
        total: same.reduce((sum, { total }) => sum + total, 0),
      };
    }),
  };
}
