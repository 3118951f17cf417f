import { and, count, eq, sql } from 'drizzle-orm';

import { actorName } from '../audit/actor.ts';
import { recordAudit, recordAudits, type Author } from '../audit/audit.queries.ts';
import { batch, runBatch, type Database } from '../db/client.ts';
import { newIds } from '../db/new-ids.ts';
import { staffNames as names, staffSessions } from '../db/schema/staff.ts';
import { savedViews } from '../db/schema/views.ts';
import { recordTables } from '../record-kinds.ts';
import { fold } from '../shared/text/fold.ts';
import type { RecordTable } from './work/record-table.queries.ts';

const is = (name: string) => eq(names.key, fold(name));

/** The names that work can be given to. */
export async function listStaffNames(db: Database): Promise<string[]> {
  const rows = await db.select({ name: names.name }).from(names).orderBy(names.key);
  return rows.map(({ name }) => name);
}

/** The names, and how much open work each has. */
export async function namesWithWork(db: Database): Promise<{ name: string; open: number }[]> {
  const [all, ...owners] = await Promise.all([
    listStaffNames(db),
    ...recordTables.map(({ table, isOpen }) =>
      db
        .select({ owner: sql<string | null>`${table.owner}`, open: count() })
        .from(table)
        .where(isOpen)
        .groupBy(table.owner),
    ),
  ]);
  const openOf = (name: string) =>
    owners.flat().reduce((sum, { owner, open }) => sum + (owner === name ? open : 0), 0);
  return all.map((name) => ({ name, open: openOf(name) }));
}

/** A name as the list has it, however its letters are typed; null where it has none. */
export async function listedName(db: Database, typed: string): Promise<string | null> {
  const [found] = await db.select({ name: names.name }).from(names).where(is(typed));
  return found?.name ?? null;
}

/** Puts a name on the list, once. @returns the name as the list has it, and whether it is new there */
export async function addName(
  db: Database,
  name: string,
  { by, now }: Author,
): Promise<{ name: string; isNew: boolean }> {
  const known = sql`exists (select 1 from ${names} where ${is(name)})`;
  const { stored, inserted } = await batch(db, {
    audit: recordAudit(db, { by, action: 'name_added', detail: { name } }, now, sql`not ${known}`),
    inserted: db
      .insert(names)
      .values({ key: fold(name), name })
      .onConflictDoNothing()
      .returning({ name: names.name }),
    stored: db.select({ name: names.name }).from(names).where(is(name)),
  });
  return { name: stored[0]?.name ?? name, isNew: inserted.length > 0 };
}

interface HandOver {
  from: string;
  to: string | null;
}

/** The history of each open record says who has it now, as if it had been changed alone. */
function handOver(
  db: Database,
  { kind, changed, table, isOpen }: RecordTable,
  { from, to }: HandOver,
  { by, now }: Author,
) {
  const which = and(eq(table.owner, from), isOpen);
  const detail = sql`json_object('owner', ${to}, 'was_owner', ${from})`;
  return [
    recordAudits(db, by, now, {
      action: changed,
      kind: kind.name,
      audit: newIds(now),
      id: sql`${table.id}`,
      detail,
      from: sql`${table} where ${which}`,
    }),
    db
      .update(table)
      .set({
        owner: to,
        version: sql`${table.version} + 1`,
        changedAt: now,
        changedBy: actorName(by),
      })
      .where(which),
  ];
}

/**
 * Gives someone another name, on their records, views and sessions too. That is no change of those records: their
 * versions and histories stay.
 * @returns another one who has it; null where it is free
 */
export async function renameTo(
  db: Database,
  { from, to: name }: { from: string; to: string },
  { by, now }: Author,
): Promise<string | null> {
  const other = await listedName(db, name);
  if (other !== null && other !== from) return other;
  const detail = { name, was_name: from };
  await runBatch(db, [
    recordAudit(db, { by, action: 'name_changed', detail }, now),
    db
      .update(names)
      .set({ key: fold(name), name })
      .where(is(from)),
    ...recordTables.map(({ table }) =>
      db.update(table).set({ owner: name }).where(eq(table.owner, from)),
    ),
    db
      .update(savedViews)
      .set({ conditions: sql`json_set(${savedViews.conditions}, '$.owner', ${name})` })
      .where(eq(sql`${savedViews.conditions} ->> 'owner'`, from)),
    db.update(staffSessions).set({ name }).where(eq(staffSessions.name, from)),
  ]);
  return null;
}

/** Takes a name off the list and gives its open work to another; what is done keeps the name. */
export async function removeName(db: Database, change: HandOver, author: Author): Promise<void> {
  const { from, to } = change;
  const { by, now } = author;
  await runBatch(db, [
    recordAudit(db, { by, action: 'name_removed', detail: { name: from, to } }, now),
    ...recordTables.flatMap((records) => handOver(db, records, change, author)),
    db.update(staffSessions).set({ name: null }).where(eq(staffSessions.name, from)),
    db.delete(names).where(is(from)),
  ]);
}
