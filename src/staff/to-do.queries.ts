import { asc, sql, type SQL } from 'drizzle-orm';

import { runBatch, type Database } from '../db/client.ts';
import { recordTables } from '../record-kinds.ts';
import type { Reader } from './reader.ts';

/** A part of somebody's day, of one kind of records; no record is in two of them. */
function partsOf(reader: Reader, now: number) {
  return recordTables.flatMap(({ kind, table, listed, toDo }) => {
    let isBefore: SQL = sql`0`;
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
    partsOf(reader, now).map(({ table, which }) => db.$count(table, which)),
    sql` + `,
  )})`;

/** What there is to do for a reader, part by part, the longest waiting first. @param most of each part */
export async function readToDo(db: Database, reader: Reader, now: number, most: number) {
  const parts = partsOf(reader, now);
  const found = await runBatch(
    db,
    parts.map(({ part: { about, since }, table, listed, which }) =>
      db
        .select({
          id: sql<string>`${table.id}`,
          name: sql<string>`${listed.name}`,
          owner: sql<string | null>`${table.owner}`,
          about: sql<string | null>`${about}`,
          /** ms, or a day */
          since: sql<number | string>`${since}`,
          total: sql<number>`count(*) over ()`,
        })
        .from(table)
        .where(which)
        .orderBy(asc(since), asc(table.seq))
        .limit(most),
    ),
  );
  return parts.map(({ part: { title, list }, kind }, index) => {
    const rows = found[index] ?? [];
    return { title, kind, list, rows, total: rows[0]?.total ?? 0 };
  });
}

export type ToDoPart = Awaited<ReturnType<typeof readToDo>>[number];
