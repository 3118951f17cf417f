import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import type { CronJobId } from '../../cron-jobs.ts';
import { runBatch, type Database } from '../../db/client.ts';
import { jobRuns } from '../../db/schema/jobs.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { staffAudit } from '../../db/schema/staff.ts';
import { recordTables } from '../../record-kinds.ts';
import { lastDays } from '../../shared/text/business-days.ts';
import { ownUnsent } from '../unsent.queries.ts';
import { waitingCounts } from '../waiting.queries.ts';
import type { Reader } from '../reader.ts';
import type { PollState } from './poll.contract.ts';

type Versions = PollState['versions'];

const RETENTION: CronJobId = 'retention';

/** The largest value, one step in its index; 0 for none. */
const newest = (column: SQLiteColumn) =>
  sql<number>`coalesce((select max(${column}) from ${column.table}), 0)`;

/**
 * What moves with each write. Whatever staff do, an erasure too, is a record of the audit log; retention
 * notes when it ran; what visitors send is a row with the next `seq`; the outbox notes each of its changes.
 */
const OF_ALL = [
  sql<number>`coalesce((select max(rowid) from ${staffAudit}), 0)`,
  sql<number>`coalesce((select ${jobRuns.startedAt} from ${jobRuns} where ${jobRuns.job} = ${sql.raw(`'${RETENTION}'`)}), 0)`,
];

/** The columns whose largest value moves with the rows of each list, which say what became of their e-mails. */
const LISTS: Readonly<Record<string, readonly SQLiteColumn[]>> = {
  ...Object.fromEntries(
    recordTables.map(({ kind, table, arrivals = [] }) => [
      kind.list,
      [table.seq, ...arrivals, outbox.changedAt],
    ]),
  ),
  mail: [outbox.changedAt],
};
const columns = [...new Set(Object.values(LISTS).flat())];

const marks = [...OF_ALL, ...columns.map(newest)];

type Marks = Readonly<Record<string, number>>;

const markStatement = (db: Database) =>
  db
    .select(Object.fromEntries(marks.map((mark, index) => [`${index}`, mark.as(`mark_${index}`)])))
    .from(sql`(select 1)`);

function versionsOf(found: Marks | undefined): Versions {
  const valueAt = (index: number) => found?.[index] ?? 0;
  return Object.fromEntries(
    Object.entries(LISTS).map(([list, own]) => [
      list,
      [
        ...OF_ALL.map((_mark, index) => valueAt(index)),
        ...own.map((column) => valueAt(OF_ALL.length + columns.indexOf(column))),
      ].join('.'),
    ]),
  );
}

/** Lists also change with the day: what is new today is due tomorrow. */
const tagOf = (versions: Versions, { today }: Reader, now: number): string =>
  `"${[...Object.values(versions), lastDays(now).overdue, today].join('.')}"`;

/** The ETag of the state; reads some single rows. */
export async function readTag(db: Database, reader: Reader, now: number): Promise<string> {
  const [found] = await markStatement(db);
  return tagOf(versionsOf(found), reader, now);
}

export async function readPollState(db: Database, reader: Reader, now: number): Promise<PollState> {
  const { statements, of } = waitingCounts(db, reader, now);
  const unsent = ownUnsent(db, reader, now);
  // One transaction: the versions are those of what is counted.
  const [found, replies, ...counts] = await runBatch<BatchItem<'sqlite'>>(db, [
    markStatement(db),
    unsent.statement,
    ...statements,
  ]);
  const versions = versionsOf((found as Marks[] | undefined)?.[0]);
  return {
    tag: tagOf(versions, reader, now),
    versions,
    ...of(counts as Parameters<typeof of>[0]),
    unsent: unsent.of(replies),
  };
}
