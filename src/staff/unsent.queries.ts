import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { outbox } from '../db/schema/outbox.ts';
import { OUTBOX_STATES } from '../outbox/stored-rows.queries.ts';
import { outboxLabel } from '../shared/outbox-kinds.ts';
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
    })
    .from(outbox)
    .leftJoin(staffNotes, isItsNote)
    .where(and(isUnsent, sql`${record} is not null`, which))
    .orderBy(asc(outbox.createdAt));

const byRecord = (rows: Awaited<ReturnType<typeof selectUnsent>>): UnsentRecords =>
  new Map(
    rows.map(({ about, id, kind, problem, at }) => [
      about,
      { id, what: outboxLabel(kind), problem: problem ?? '', at },
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
