import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { outbox } from '../db/schema/outbox.ts';
import { nextTry, OUTBOX_STATES } from '../outbox/stored-rows.queries.ts';
import { recordTables } from '../record-kinds.ts';
import { outboxLabel } from '../shared/outbox-kinds.ts';
import type { PollState } from './poll/poll.contract.ts';
import type { Reader } from './reader.ts';
import type { Unsent } from './work/work.contract.ts';

/** So many are read with a list; of more of them, those about its rows are read after it. */
const MOST = 500;

/** What staff sent by working on a record, and what did not leave. */
const isUnsent = sql`(${and(
  inArray(outbox.kind, ['reply', 'application_decision', 'partner_registration']),
  // Leads to the index of both.
  inArray(outbox.status, ['pending', 'failed']),
  OUTBOX_STATES.failed,
)})`;
const isItsNote = and(eq(outbox.kind, 'reply'), eq(staffNotes.id, outbox.subjectId));
/** A reply is about the record of its note; null where that is gone. */
const record = sql<string>`iif(${outbox.kind} = 'reply', ${staffNotes.subjectId}, ${outbox.subjectId})`;
const found = sql`from ${outbox} left join ${staffNotes} on ${isItsNote} where ${isUnsent} and ${record} is not null`;

/** The ids of the records that something was not sent about. */
export const unsentIds: SQL = sql`(select ${record} ${found})`;
export const unsentCount: SQL<number> = sql<number>`(select count(distinct ${record}) ${found})`;

/** What was not sent, by the record, what waits for longest first. */
type UnsentRecords = ReadonlyMap<string, Unsent>;

const selectUnsent = (db: Database, which: SQL = sql`true`) =>
  db
    .select({
      about: sql<string>`${record}`.as('about'),
      id: outbox.id,
      kind: outbox.kind,
      problem: outbox.lastError,
      at: outbox.createdAt,
      status: outbox.status,
      notBefore: outbox.notBefore,
    })
    .from(outbox)
    .leftJoin(staffNotes, isItsNote)
    .where(and(isUnsent, sql`${record} is not null`, which))
    .orderBy(asc(outbox.createdAt));

const byRecord = (rows: Awaited<ReturnType<typeof selectUnsent>>): UnsentRecords =>
  new Map(
    rows.map(({ about, id, kind, problem, at, ...row }) => [
      about,
      { id, what: outboxLabel(kind), problem: problem ?? '', at, next_at: nextTry(row) },
    ]),
  );

/** @returns the first of them, and whether these are all */
export async function readUnsent(
  db: Database,
): Promise<{ unsent: UnsentRecords; isWhole: boolean }> {
  const rows = await selectUnsent(db).limit(MOST);
  return { unsent: byRecord(rows), isWhole: rows.length < MOST };
}

/** What was not sent about these records. @param first as readUnsent has it */
export const unsentAbout = async (
  db: Database,
  { unsent, isWhole }: Awaited<ReturnType<typeof readUnsent>>,
  ids: readonly string[],
): Promise<UnsentRecords> =>
  isWhole
    ? unsent
    : byRecord(
        await selectUnsent(
          db,
          sql`${record} in (select value from json_each(${JSON.stringify(ids)}))`,
        ),
      );

/** For so long (ms) after it was written, its author is told of a reply that was not sent. */
const TOLD_MS = 15 * 60_000;
const MOST_TOLD = 5;

/** The replies of a reader that were lately not sent. */
export function ownUnsent(db: Database, { who }: Reader, now: number) {
  const name = sql.join(
    recordTables.map(
      ({ kind, table, listed }) =>
        sql`when ${kind.name} then (select ${listed.name} from ${table} where ${table.id} = ${staffNotes.subjectId})`,
    ),
    sql` `,
  );
  const statement = db
    .select({
      id: outbox.id,
      problem: outbox.lastError,
      kind: staffNotes.subjectKind,
      record: sql<string>`${staffNotes.subjectId}`.as('about'),
      name: sql<string | null>`case ${staffNotes.subjectKind} ${name} end`.as('name'),
    })
    .from(outbox)
    .innerJoin(staffNotes, isItsNote)
    .where(and(isUnsent, eq(staffNotes.by, who), gt(outbox.createdAt, now - TOLD_MS)))
    .orderBy(asc(outbox.createdAt))
    .limit(MOST_TOLD);
  return {
    statement,
    of: (rows: unknown): PollState['unsent'] =>
      (rows as Awaited<typeof statement>).flatMap(({ kind: of, problem, ...row }) => {
        const list = recordTables.find(({ kind }) => kind.name === of)?.kind.list;
        return list && row.name !== null
          ? [{ ...row, name: row.name, problem: problem ?? '', list }]
          : [];
      }),
  };
}
