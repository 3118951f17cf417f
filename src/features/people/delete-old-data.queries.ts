import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { runBatch, type Database } from '../../db/client.ts';
import { unionAll } from '../../db/union-all.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { erasures } from '../../db/schema/people.ts';
import { staffAudit } from '../../db/schema/staff.ts';
import { isNoteOn, isOutboxRowAbout } from '../../people/rows-of-person.queries.ts';
import { allSentTables } from '../../people/sent-tables.ts';
import { retention } from '../../shared/content/retention.ts';
import { periodStart } from '../../shared/period.ts';

/** UUIDv7s begin with their time: all of an earlier one sort below this. */
const idAt = (ms: number): string => {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
};

interface Expired {
  /** As the Site page counts them. */
  name: string;
  table: SQLiteTable & { id: SQLiteColumn };
  /** Selects their ids, oldest first. */
  ids: SQL;
}

/** What people sent, and has outlived its period. @param most how many rows of each rule */
const expiredRecords = (now: number, most: number): Expired[] =>
  allSentTables.flatMap(({ table, kept }) =>
    kept.map(({ name, period, since, which = sql`true` }) => ({
      name,
      table,
      ids: sql`select ${table.id} from ${table} where ${which} and ${since} < ${periodStart(period, now)} order by ${since} limit ${most}`,
    })),
  );

/** The rows that are part of such records. */
const expiredParts = (records: readonly Expired[]): Omit<Expired, 'name'>[] =>
  allSentTables.flatMap(({ table, partOf, keptBy }) => {
    const whole = partOf ?? keptBy;
    return records
      .filter((record) => record.table === whole?.table)
      .map(({ ids }) => ({
        table,
        ids: sql`select ${table.id} from ${table} where ${whole?.by} in (${ids})`,
      }));
  });

/** E-mails whose text has outlived its period: the entry stays. */
function expiredTexts(now: number, most: number): SQL {
  const before = periodStart({ days: retention.mailTextDays }, now);
  const doneAt = sql`coalesce(${outbox.sentAt}, ${outbox.createdAt})`;
  return sql`select ${outbox.id} from ${outbox} indexed by outbox_with_text where ${outbox.payload} <> 'null' and ${doneAt} < ${before} and ${outbox.status} in ('sent', 'failed') order by ${doneAt} limit ${most}`;
}

/**
 * Deletes what has outlived its period, oldest first, in one batch.
 * @param most how many rows of each kind
 * @returns how many, by their name
 */
export async function deleteExpired(
  db: Database,
  now: number,
  most: number,
): Promise<Record<string, number>> {
  const records = expiredRecords(now, most);
  const parts = expiredParts(records);
  const beforeAudit = periodStart({ months: retention.auditMonths }, now);
  const oldAudit = sql`select ${staffAudit.id} from ${staffAudit} where ${staffAudit.id} < ${idAt(beforeAudit)} and ${staffAudit.at} < ${beforeAudit} order by ${staffAudit.id} limit ${most}`;
  // A LIMIT stands only in a SELECT of its own.
  const old = unionAll([...records, ...parts].map(({ ids }) => sql`select id from (${ids})`));
  const deleteRows = ({ table, ids }: Omit<Expired, 'name'>) =>
    db.delete(table).where(sql`${table.id} in (${ids})`);
  const counted = [
    ...records.map((record) => ({ name: record.name, statement: deleteRows(record) })),
    {
      name: 'mail_texts',
      statement: db
        .update(outbox)
        .set({ payload: sql`'null'` })
        .where(sql`${outbox.id} in (${expiredTexts(now, most)})`),
    },
    {
      name: 'audit_entries',
      statement: deleteRows({ table: staffAudit, ids: oldAudit }),
    },
  ];
  const results = await runBatch(db, [
    // What is about a record goes with it, and is found by it.
    db.delete(outbox).where(isOutboxRowAbout(old)),
    db.delete(staffNotes).where(isNoteOn(old)),
    ...parts.map(deleteRows),
    db.delete(erasures).where(sql`${erasures.id} < ${idAt(beforeAudit)}`),
    ...counted.map(({ statement }) => statement),
  ]);
  const counts = results.slice(-counted.length).map((result) => result.meta.changes);
  return Object.fromEntries(counted.map(({ name }, index) => [name, counts[index] ?? 0]));
}
