import { authorText } from '../../../../shared/text/author.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';

import { actorName } from '../../../../audit/actor.ts';
import { actionText, type AuditAction } from '../../../../audit/audit-actions.contract.ts';
import { recordAudit, type Author } from '../../../../audit/audit.queries.ts';
import { batch, type Database } from '../../../../db/client.ts';
import { insertEach, insertWhere } from '../../../../db/insert-where.ts';
import { leads, leadVisits, mergedLeads } from '../../../../db/schema/leads.ts';
import { staffNotes } from '../../../../db/schema/notes.ts';
import { staffAudit } from '../../../../db/schema/staff.ts';
import { uuidv7 } from '../../../../shared/uuid.ts';
import { addNote } from '../../../../staff/work/notes.queries.ts';

import type { MergePlan, StoredLead } from './plan-merge.ts';

const COLUMNS = Object.entries(getTableColumns(leads));

/** A lead with all that is stored of it, as JSON. */
const asJson = sql`json_object(${sql.join(
  COLUMNS.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)})`;

const columnIn = (json: SQL, name: string): SQL =>
  sql`json_extract(${json}, ${sql.raw(`'$.${name}'`)})`;

/** Two leads by their ids; one that is gone is undefined. */
export async function readTwo(
  db: Database,
  ids: readonly [string, string],
): Promise<[StoredLead | undefined, StoredLead | undefined]> {
  const { first, second } = await batch(db, {
    first: db.select().from(leads).where(eq(leads.id, ids[0])),
    second: db.select().from(leads).where(eq(leads.id, ids[1])),
  });
  return [first[0], second[0]];
}

const isVersion = ({ id, version }: Pick<StoredLead, 'id' | 'version'>): SQL =>
  sql`exists (select 1 from ${leads} where ${leads.id} = ${id} and ${leads.version} = ${version})`;

const isNoteOn = (id: string | SQL) =>
  and(eq(staffNotes.subjectKind, 'lead'), eq(staffNotes.subjectId, id));

/** What goes over to the kept lead, of each table: its ids are stored, and an undo gives them back. */
const MOVED = {
  notes: { table: staffNotes, of: staffNotes.subjectId, which: eq(staffNotes.subjectKind, 'lead') },
  visits: { table: leadVisits, of: leadVisits.leadId, which: undefined },
  merged: { table: mergedLeads, of: mergedLeads.keptId, which: undefined },
} as const;

const movedOf = (id: string): SQL =>
  sql`json_object(${sql.join(
    Object.entries(MOVED).map(
      ([name, { table, of, which }]) =>
        sql`${sql.raw(`'${name}'`)}, (select json_group_array(${table.id}) from ${table} where ${and(eq(of, id), which)})`,
    ),
    sql`, `,
  )})`;

interface Merge {
  kept: StoredLead;
  other: StoredLead;
  plan: MergePlan;
}

/** What stays of the lead that goes: both as they are, and the ids of what goes over. */
const rowOf = ({ kept, other }: Omit<Merge, 'plan'>, noteId: string, { by, now }: Author) => ({
  id: other.id,
  keptId: kept.id,
  name: other.name,
  email: other.email,
  phone: other.phone,
  createdAt: other.createdAt,
  searchText: other.searchText,
  record: sql`(select ${asJson} from ${leads} where ${eq(leads.id, other.id)})`,
  keptRecord: sql`(select ${asJson} from ${leads} where ${eq(leads.id, kept.id)})`,
  moved: movedOf(other.id),
  noteId,
  keptVersion: kept.version + 1,
  mergedAt: now,
  mergedBy: actorName(by),
});

/**
 * Merges a lead into another one, in one batch: what it has goes over, its values that are not taken over
 * stand in a note, and it stays as a row that an undo makes it again from.
 * @returns whether it was done; not where one of them was changed since it was read
 */
export async function mergeLeads(
  db: Database,
  { kept, other, plan }: Merge,
  author: Author,
): Promise<boolean> {
  const { by, now } = author;
  const noteId = uuidv7(now);
  const isThis = sql`exists (select 1 from ${mergedLeads} where ${mergedLeads.id} = ${other.id} and ${mergedLeads.noteId} = ${noteId})`;
  const { id: _id, seq: _seq, version: _version, ...values } = plan.merged;
  const subject = { kind: 'lead', id: kept.id } as const;
  const isOther = eq(leads.id, other.id);
  const { done } = await batch(db, {
    stored: insertWhere(
      db,
      mergedLeads,
      rowOf({ kept, other }, noteId, author),
      and(isVersion(kept), isVersion(other)),
    ),
    notes: db
      .update(staffNotes)
      .set({ subjectId: kept.id })
      .where(and(isThis, isNoteOn(other.id))),
    visits: db
      .update(leadVisits)
      .set({ leadId: kept.id })
      .where(and(isThis, eq(leadVisits.leadId, other.id))),
    merged: db
      .update(mergedLeads)
      .set({ keptId: kept.id })
      .where(and(isThis, eq(mergedLeads.keptId, other.id))),
    noted: addNote(db, { subject, id: noteId, text: plan.note, by: actorName(by) }, isThis, now),
    gone: db.delete(leads).where(and(isThis, isOther)),
    changed: db
      .update(leads)
      .set({
        ...values,
        version: kept.version + 1,
        changedAt: now,
        changedBy: actorName(by),
      })
      .where(and(isThis, eq(leads.id, kept.id))),
    audited: recordAudit(
      db,
      { by, action: 'leads_merged', subject, detail: { merged: other.id } },
      now,
      isThis,
    ),
    done: db
      .select({ id: mergedLeads.id })
      .from(mergedLeads)
      .where(sql`${isThis}`),
  });
  return done.length > 0;
}

const byId = (id: string) => eq(mergedLeads.id, id);

/** What adds to a lead and changes nothing of it. */
const ADDITIONS: readonly AuditAction[] = ['note_added', 'reply_written', 'reply_undone'];

/** What was changed at the kept lead since, in words; [] where the merge can be undone. */
export async function changesSince(db: Database, id: string): Promise<string[]> {
  const since = (at: SQL) =>
    sql`${at} > (select ${mergedLeads.mergedAt} from ${mergedLeads} where ${byId(id)})`;
  const keptId = sql`(select ${mergedLeads.keptId} from ${mergedLeads} where ${byId(id)})`;
  const { log, visits } = await batch(db, {
    log: db
      .select()
      .from(staffAudit)
      .where(
        and(
          eq(staffAudit.subjectKind, 'lead'),
          sql`${staffAudit.subjectId} = ${keptId}`,
          since(sql`${staffAudit.at}`),
          notInArray(staffAudit.action, [...ADDITIONS]),
          or(ne(staffAudit.action, 'lead_changed'), isNotNull(staffAudit.session)),
        ),
      )
      .orderBy(asc(staffAudit.id))
      .limit(10),
    visits: db
      .select({ id: leadVisits.id })
      .from(leadVisits)
      .where(and(sql`${leadVisits.leadId} = ${keptId}`, since(sql`${leadVisits.createdAt}`)))
      .limit(1),
  });
  return [
    ...log.map((entry) => `${actionText(entry.action)} by ${authorText(actorName(entry))}`),
    ...(visits.length > 0 ? ['They came back'] : []),
  ];
}

const storedOf = (id: string, column: SQL): SQL =>
  sql`(select ${column} from ${mergedLeads} where ${byId(id)})`;

/** The columns of the kept lead as they were before a merge, with what notes, replies and messages set since. */
function keptBefore(id: string): Record<string, SQL> {
  const before = (name: string) => storedOf(id, columnIn(sql`${mergedLeads.keptRecord}`, name));
  const isSet = (which: SQL) =>
    sql`exists (select 1 from ${staffAudit}, ${mergedLeads} where ${byId(id)} and ${isSetByItself} and ${which})`;
  const hasField = (name: string) =>
    isSet(sql`json_type(${staffAudit.detail}, ${`$.${name}`}) is not null`);
  const wasInContact = sql`${leads.contactedAt} > ${storedOf(id, sql`${mergedLeads.mergedAt}`)}`;
  const keepsWhere: Partial<Record<string, SQL>> = {
    status: hasField('status'),
    waits: hasField('waits'),
    changedAt: isSet(sql`true`),
    changedBy: isSet(sql`true`),
    contactedAt: wasInContact,
    isBack: sql`${wasInContact} and not ${leads.isBack}`,
  };
  return Object.fromEntries(
    COLUMNS.filter(([name]) => !['seq', 'id', 'version'].includes(name)).map(([name, column]) => {
      const { [name]: keeps } = keepsWhere;
      return [name, keeps ? sql`iif(${keeps}, ${column}, ${before(name)})` : before(name)];
    }),
  );
}

/** The lead that a row was. */
const leadOfRow = Object.fromEntries(
  COLUMNS.map(([name]) => [name, columnIn(sql`${mergedLeads.record}`, name)]),
) as { [Name in keyof StoredLead]: SQL };

/**
 * What a reply that left or a message of the person set at the kept lead since: nobody of the staff did, and it
 * stays. Entries have ids in the order of time, as the note of the merge has.
 */
const isSetByItself = sql`${staffAudit.subjectKind} = 'lead' and ${staffAudit.subjectId} = ${mergedLeads.keptId}
  and ${staffAudit.action} = 'lead_changed' and ${staffAudit.session} is null and ${staffAudit.id} > ${mergedLeads.noteId}`;

/** Nobody set anything at the kept lead since or merged another one into it, and its person did not come back. */
const isUntouched = sql`exists (select 1 from ${leads} where ${leads.id} = ${mergedLeads.keptId}
    and ${leads.version} = ${mergedLeads.keptVersion} + (select count(*) from ${staffAudit} where ${isSetByItself}))
  and not exists (select 1 from ${mergedLeads} as later where later.kept_id = ${mergedLeads.keptId} and later.note_id > ${mergedLeads.noteId})`;

/**
 * Undoes a merge, once, while nothing was set at the kept lead since: both are as they were. What was noted,
 * replied or written since stays with the kept lead.
 * @returns whether it was done, and the lead that was kept; undefined where there is no such merge
 */
export async function undoMerge(
  db: Database,
  id: string,
  { by, now }: Author,
): Promise<{ keptId: string; isDone: boolean } | undefined> {
  const found = await db
    .select({ keptId: mergedLeads.keptId, noteId: mergedLeads.noteId })
    .from(mergedLeads)
    .where(byId(id))
    .get();
  if (!found) return undefined;
  const { keptId, noteId } = found;
  const token = uuidv7(now);
  const isThis = sql`exists (select 1 from ${mergedLeads} where ${and(byId(id), eq(mergedLeads.undoing, token))})`;
  const movedIds = (name: string) =>
    sql`(select value from json_each(${storedOf(id, columnIn(sql`${mergedLeads.moved}`, name))}))`;
  const { done } = await batch(db, {
    begun: db
      .update(mergedLeads)
      .set({ undoing: token })
      .where(and(byId(id), eq(mergedLeads.keptId, keptId), isUntouched)),
    restored: db
      .update(leads)
      .set({ ...keptBefore(id), version: sql`${leads.version} + 1` })
      .where(and(eq(leads.id, keptId), isThis)),
    added: insertEach(db, leads, leadOfRow, {
      from: sql`${mergedLeads}`,
      where: and(byId(id), eq(mergedLeads.undoing, token)),
    }),
    noted: db.delete(staffNotes).where(and(eq(staffNotes.id, noteId), isThis)),
    notes: db
      .update(staffNotes)
      .set({ subjectId: id })
      .where(and(isThis, sql`${staffNotes.id} in ${movedIds('notes')}`)),
    visits: db
      .update(leadVisits)
      .set({ leadId: id })
      .where(and(isThis, sql`${leadVisits.id} in ${movedIds('visits')}`)),
    merged: db
      .update(mergedLeads)
      .set({ keptId: id })
      .where(and(isThis, sql`${mergedLeads.id} in ${movedIds('merged')}`)),
    audited: recordAudit(
      db,
      {
        by,
        action: 'merge_undone',
        subject: { kind: 'lead', id: keptId },
        detail: { merged: id },
      },
      now,
      isThis,
    ),
    done: db
      .delete(mergedLeads)
      .where(and(byId(id), eq(mergedLeads.undoing, token)))
      .returning({ id: mergedLeads.id }),
  });
  return { keptId, isDone: done.length > 0 };
}
