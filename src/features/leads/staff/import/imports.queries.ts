import { and, asc, count, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';

import { actorName } from '../../../../audit/actor.ts';
import { recordAudit, type Author } from '../../../../audit/audit.queries.ts';
import { areIn } from '../../../../db/are-in.ts';
import { batch, runBatch, type Database } from '../../../../db/client.ts';
import { insertEach } from '../../../../db/insert-where.ts';
import { leadImportRows, leadImports } from '../../../../db/schema/imports.ts';
import { leads } from '../../../../db/schema/leads.ts';
import { staffNotes } from '../../../../db/schema/notes.ts';
import { isEmail } from '../../../../shared/text/email-address.ts';
import { uuidv7 } from '../../../../shared/uuid.ts';
import { phoneProblem } from '../add-leads.contract.ts';
import { insertLeads, jsonParts } from './add-leads.queries.ts';
import { outcomeOf, type CheckedRow, type RowResult, type WaitingRow } from './check-rows.ts';
import type { FileColumns } from './columns.ts';
import type { CsvRow } from './parse-csv.ts';

type Stored = typeof leadImports.$inferSelect;

/** How a file is read; staff choose it. */
export type ReadAs = Pick<Stored, 'dateOrder' | 'source' | 'status'> & { columns: FileColumns };

export type LeadImport = Omit<Stored, 'columns'> & ReadAs;

/** What finds a row that waits again when its person is looked up or erased. */
function personIn(values: readonly string[], { name, phone }: { name: string; phone: string }) {
  const email = values.map((value) => value.trim()).find(isEmail) ?? null;
  const isContact = email === null && phoneProblem(phone) === undefined;
  return { name: name.trim(), email, phone: isContact ? phone.trim() : null };
}

/**
 * Stores a file, with the names of its columns as its first row; none of it is a lead yet.
 * @returns the number of the import
 */
export async function storeFile(
  db: Database,
  rows: readonly CsvRow[],
  { columns, ...readAs }: ReadAs,
  { by, now }: Author,
): Promise<number> {
  const stored = rows.map(({ row, values }) => ({
    ...personIn(values, {
      name: values[columns.name ?? -1] ?? '',
      phone: values[columns.phone ?? -1] ?? '',
    }),
    id: uuidv7(now),
    row,
    cells: JSON.stringify(values),
  }));
  const of = (name: keyof (typeof stored)[number]) => sql`json_each.value ->> ${`$.${name}`}`;
  const row = {
    id: of('id'),
    importId: sql`(select max(${leadImports.id}) from ${leadImports})`,
    row: of('row'),
    cells: of('cells'),
    name: of('name'),
    email: of('email'),
    phone: of('phone'),
    createdAt: now,
  };
  const [made] = await runBatch(db, [
    db
      .insert(leadImports)
      .values({
        ...readAs,
        columns: JSON.stringify(columns),
        headRow: rows[0]?.row ?? 1,
        createdAt: now,
        createdBy: actorName(by),
      })
      .returning({ id: leadImports.id }),
    ...jsonParts(stored).map((part) =>
      insertEach(db, leadImportRows, row, { from: sql`json_each(${part})` }),
    ),
  ]);
  return (made as { id: number }[])[0]?.id ?? 0;
}

const waiting = (id: number): SQL | undefined => eq(leadImportRows.importId, id);

/** An import with the rows of its file that wait, the names of its columns apart; undefined for none. */
export async function readImport(
  db: Database,
  id: number,
): Promise<{ found: LeadImport; head: readonly string[]; rows: WaitingRow[] } | undefined> {
  const {
    found: [found],
    rows,
  } = await batch(db, {
    found: db.select().from(leadImports).where(eq(leadImports.id, id)),
    rows: db.select().from(leadImportRows).where(waiting(id)).orderBy(asc(leadImportRows.row)),
  });
  if (!found) return undefined;
  const read = rows.map(({ id: rowId, row, cells, mended }): WaitingRow => ({
    id: rowId,
    row,
    cells: JSON.parse(cells) as string[],
    mended: JSON.parse(mended) as WaitingRow['mended'],
  }));
  return {
    found: { ...found, columns: JSON.parse(found.columns) as FileColumns },
    head: read.find(({ row }) => row === found.headRow)?.cells ?? [],
    rows: read.filter(({ row }) => row !== found.headRow),
  };
}

/** The latest imports, newest first, with how many rows of each wait. */
export const latestImports = (db: Database, most: number) =>
  db
    .select({
      id: leadImports.id,
      createdAt: leadImports.createdAt,
      createdBy: leadImports.createdBy,
      added: leadImports.added,
      undoneAt: leadImports.undoneAt,
      waiting: db
        .$count(
          leadImportRows,
          and(
            eq(leadImportRows.importId, leadImports.id),
            sql`${leadImportRows.row} <> ${leadImports.headRow}`,
          ),
        )
        .as('waiting'),
    })
    .from(leadImports)
    .orderBy(desc(leadImports.id))
    .limit(most);

export type LatestImport = Awaited<ReturnType<typeof latestImports>>[number];

/** Stores how the file is to be read, and what was written in place of values. @param mended by row */
export async function changeImport(
  db: Database,
  id: number,
  { columns, ...readAs }: ReadAs,
  mended: readonly { row: WaitingRow; set: WaitingRow['mended'] }[],
): Promise<void> {
  const items = mended.map(({ row, set }) => {
    const now = { ...row.mended, ...set };
    const values = [...Object.values(now), ...row.cells];
    const valueOf = (name: 'name' | 'phone') => now[name] ?? row.cells[columns[name] ?? -1] ?? '';
    return {
      ...personIn(values, { name: valueOf('name'), phone: valueOf('phone') }),
      id: row.id,
      set: JSON.stringify(set),
    };
  });
  const of = (name: keyof (typeof items)[number]) => sql`item.value ->> ${`$.${name}`}`;
  await runBatch(db, [
    db
      .update(leadImports)
      .set({ ...readAs, columns: JSON.stringify(columns) })
      .where(eq(leadImports.id, id)),
    ...jsonParts(items).map((part) =>
      db
        .update(leadImportRows)
        .set({
          mended: sql`json_patch(${leadImportRows.mended}, ${of('set')})`,
          name: of('name'),
          email: of('email'),
          phone: of('phone'),
        })
        .from(sql`json_each(${part}) as item`)
        .where(sql`${leadImportRows.id} = ${of('id')}`),
    ),
  ]);
}

/** Makes leads of the rows that are right, and lets go those that are there already or twice in the file; the others wait. */
export async function storeRows(
  db: Database,
  id: number,
  rows: readonly CheckedRow[],
  { by, now }: Author,
): Promise<void> {
  const fresh = rows.flatMap(({ id: rowId, lead, leftOut }) =>
    lead && !leftOut ? [{ ...lead, id: uuidv7(now), rowId }] : [],
  );
  const idsOf = (result: RowResult) =>
    rows.filter((row) => outcomeOf(row) === result).map((row) => row.id);
  const isAdded = areIn(
    leads.id,
    fresh.map((lead) => lead.id),
  );
  const isFresh = areIn(
    leadImportRows.id,
    fresh.map(({ rowId }) => rowId),
  );
  const isKnown = areIn(leadImportRows.id, idsOf('left out'));
  const isTwice = areIn(leadImportRows.id, idsOf('twice'));
  const isNew = sql`exists (select 1 from ${leadImportRows} where ${isFresh})`;
  const detail = { count: fresh.length, import: id };
  await runBatch(db, [
    recordAudit(db, { by, action: 'leads_imported', detail }, now, isNew),
    ...insertLeads(db, fresh, { by, now, importId: String(id) }),
    db
      .update(leadImports)
      .set({
        added: sql`${leadImports.added} + ${db.$count(leads, isAdded)}`,
        leftOut: sql`${leadImports.leftOut} + ${db.$count(leadImportRows, or(isFresh, isKnown))} - ${db.$count(leads, isAdded)}`,
      })
      .where(eq(leadImports.id, id)),
    db.delete(leadImportRows).where(or(isFresh, isKnown, isTwice)),
  ]);
}

const isOf = (id: number): SQL => eq(leads.importId, String(id));
/** Nobody set or noted anything of it, nor answered, and its person did not come back. */
const isUntouched = and(eq(leads.version, 1), isNull(leads.contactedAt));

/** Whether an import was undone, how many leads of it would go, and those that stay. @param most of the latter */
export async function readUndo(db: Database, id: number, most: number) {
  const { undone, going, kept } = await batch(db, {
    undone: db
      .select({ at: leadImports.undoneAt })
      .from(leadImports)
      .where(and(eq(leadImports.id, id), isNotNull(leadImports.undoneAt))),
    going: db
      .select({ count: count() })
      .from(leads)
      .where(and(isOf(id), isUntouched)),
    kept: db
      .select({ id: leads.id, name: leads.name, total: sql<number>`count(*) over ()` })
      .from(leads)
      .where(sql`${isOf(id)} and not (${isUntouched})`)
      .orderBy(asc(leads.seq))
      .limit(most),
  });
  return {
    isUndone: undone.length > 0,
    question: { going: going[0]?.count ?? 0, kept, keptCount: kept[0]?.total ?? 0 },
  };
}

/**
 * Removes the leads of an import that nobody has changed since, with its rows that wait, once.
 * @param seen how many leads go, as the question said; with another number nothing is done
 * @returns whether it was done
 */
export async function undoImport(
  db: Database,
  { id, seen }: { id: number; seen: number },
  { by, now }: Author,
): Promise<boolean> {
  const going = and(isOf(id), isUntouched);
  const token = uuidv7(now);
  const isThis = sql`exists (select 1 from ${leadImports} where ${leadImports.undoneBy} = ${token})`;
  const { done } = await batch(db, {
    done: db
      .update(leadImports)
      .set({ undoneAt: now, undoneBy: token, removed: seen })
      .where(
        and(
          eq(leadImports.id, id),
          isNull(leadImports.undoneAt),
          sql`${db.$count(leads, going)} = ${seen}`,
        ),
      )
      .returning({ id: leadImports.id }),
    audited: recordAudit(
      db,
      { by, action: 'import_undone', detail: { count: seen, import: id } },
      now,
      isThis,
    ),
    notes: db
      .delete(staffNotes)
      .where(
        sql`${isThis} and ${staffNotes.subjectKind} = 'lead' and ${staffNotes.subjectId} in (select ${leads.id} from ${leads} where ${going})`,
      ),
    leads: db.delete(leads).where(and(isThis, going)),
    rows: db.delete(leadImportRows).where(and(isThis, waiting(id))),
    named: db
      .update(leadImports)
      .set({ undoneBy: actorName(by) })
      .where(eq(leadImports.undoneBy, token)),
  });
  return done.length > 0;
}
