import { and, eq, exists, isNull, sql, type SQL } from 'drizzle-orm';

import { actorName } from '../../audit/actor.ts';
import { doneBy, recordAudit, recordAudits, type Author } from '../../audit/audit.queries.ts';
import { AppError } from '../../http/app-error.ts';
import { logError, traceOf } from '../../shared/log.ts';
import { camelCase } from '../../shared/text/letter-case.ts';
import { batch, type Database } from '../../db/client.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { detailOf } from './audit-detail.ts';
import { addNote, noNote } from './notes.queries.ts';
import { planChange } from './plan-change.ts';
import { selectRecords, type RecordTable, type StoredRecord } from './record-table.queries.ts';
import { namesOf, type WorkValues } from './values.contract.ts';
import type { Change, Changed, Given } from './work.contract.ts';

/** Changes that a browser sends; a repeat of them has the same id. */
interface ChangeAuthor extends Author {
  changeId: string;
}

/** A change that another one came between is tried again so often. */
const TRIES = 3;
/** Records that one batch changes: its parameters are JSON of some 300 bytes each. */
const IN_ONE_BATCH = 500;

type Made = Changed['made'][number];

/** What staff set on a record, as the API has it. */
const valuesOf = ({ kind }: RecordTable, row: StoredRecord): Given => {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(
    namesOf(kind.values).map((name) => [name, (stored[camelCase(name)] ?? null) as string | null]),
  );
};

const storedNames = (set: Given): Given =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [camelCase(name), value]));

/** The values of a change that the audit log has, with those before; of a text, that it changed. */
function auditDetail({ kind: { values } }: RecordTable, set: Given, was: Given) {
  return Object.fromEntries(
    namesOf(set).flatMap((name): [string, string | boolean | null][] =>
      values[name]?.kind === 'text'
        ? [[name, true]]
        : [
            [name, set[name] ?? null],
            [`was_${name}`, was[name] ?? null],
          ],
    ),
  );
}

/**
 * What a change did, by its entry of the log. That has no texts: one was before what the author saw, and
 * where they saw none, it cannot be undone.
 */
function madeBy({ kind: { values } }: RecordTable, change: Change, logged: string | null): Made {
  const { id, was = {} } = change;
  const detail = detailOf(logged);
  const isText = (name: string) => values[name]?.kind === 'text';
  const names = namesOf(change.set).filter(
    (name) => name in detail && (!isText(name) || name in was),
  );
  const before = (name: string) => (isText(name) ? was[name] : detail[`was_${name}`]);
  const pick = (valueOf: (name: string) => unknown): Given =>
    Object.fromEntries(names.map((name) => [name, (valueOf(name) ?? null) as string | null]));
  return { id, set: pick((name) => change.set[name]), was: pick(before) };
}

/** A change of the version of its record that was read. */
type Planned = Made & {
  version: number;
  /** What staff search of the record then; null where that is as before. */
  search: string | null;
};

/** When staff spoke with the person last. */
const latestContact = (now: number): SQL => sql`max(coalesce(contacted_at, created_at), ${now})`;

/** What a record has after staff noted something about its person, or wrote to them. */
export const spokenAt = (now: number) => ({ contactedAt: latestContact(now), isBack: false });

/**
 * Makes changes in one batch, each with its audit entry; nothing of a record of another version.
 * @returns the ids of those that were made
 */
async function write(
  db: Database,
  records: RecordTable,
  planned: readonly Planned[],
  { by, now, changeId }: ChangeAuthor,
): Promise<Set<string>> {
  if (planned.length === 0) return new Set();
  const { table, kind, spoken } = records;
  const items = JSON.stringify(
    planned.map(({ id, version, set, was, search }) => ({
      id,
      version,
      set,
      search,
      audit: uuidv7(now),
      detail: auditDetail(records, set, was),
      spoke: set['status'] && spoken?.has(set['status']) ? 1 : 0,
    })),
  );
  const item = (path: string) => sql`json_extract(item.value, ${`$.${path}`})`;
  const isItem = sql`${table.id} = ${item('id')} and ${table.version} = ${item('version')}`;
  const changed = namesOf(kind.values).map((name) => {
    const column = sql`${table}.${sql.identifier(name)}`;
    const isSet = sql`json_type(item.value, ${`$.set.${name}`}) is not null`;
    return [camelCase(name), sql`iif(${isSet}, ${item(`set.${name}`)}, ${column})`];
  });
  const { made } = await batch(db, {
    audited: recordAudits(db, by, now, {
      action: records.changed,
      kind: kind.name,
      id: item('id'),
      audit: item('audit'),
      detail: item('detail'),
      changeId,
      from: sql`json_each(${items}) as item join ${table} on ${isItem}`,
    }),
    made: db
      .update(table)
      .set({
        ...Object.fromEntries(changed),
        searchText: sql`coalesce(${item('search')}, search_text)`,
        ...(spoken
          ? {
              contactedAt: sql`iif(${item('spoke')} = 1, ${latestContact(now)}, contacted_at)`,
              isBack: false,
            }
          : {}),
        changedAt: now,
        changedBy: actorName(by),
        version: sql`${table.version} + 1`,
      })
      .from(sql`json_each(${items}) as item`)
      .where(isItem)
      .returning({ id: table.id }),
  });
  return new Set(made.map(({ id }) => String(id)));
}

const noneChanged = (): Changed => ({ made: [], conflicts: [], gone: [], failed: [] });

const hasResult = ({ made, conflicts, gone }: Changed): boolean =>
  made.length + conflicts.length + gone.length > 0;

/** What is to be done about each of some changes, by what is stored. */
interface SortedChanges {
  toWrite: Planned[];
  /** Made before: only the answer was lost. */
  made: Made[];
  conflicts: Changed['conflicts'];
  gone: string[];
}

type Done = Awaited<ReturnType<typeof doneBy>>;

/** A record that is closed waits for nobody. */
const withEndOfWait = ({ status: { options } }: WorkValues, set: Given): Given =>
  options[set['status'] ?? '']?.closes && !('waits' in set) ? { ...set, waits: null } : set;

const refusal = (fields: Readonly<Record<string, string>>) =>
  new AppError('invalid', Object.values(fields)[0] ?? '', { fields });

/** @throws AppError where a record would be what its kind refuses */
function sortChanges(
  records: RecordTable,
  stored: readonly StoredRecord[],
  done: Done,
  changes: readonly Change[],
): SortedChanges {
  const rows = new Map(stored.map((row) => [row.id, row]));
  const logged = new Map(done.map(({ id, detail }) => [id, detail]));
  const sorted: SortedChanges = { toWrite: [], made: [], conflicts: [], gone: [] };
  for (const asked of changes) {
    const change = { ...asked, set: withEndOfWait(records.kind.values, asked.set) };
    const { id } = change;
    const before = logged.get(id);
    if (before !== undefined) {
      sorted.made.push(madeBy(records, change, before));
      continue;
    }
    const row = rows.get(id);
    if (!row) {
      sorted.gone.push(id);
      continue;
    }
    const plan = planChange(change, valuesOf(records, row));
    if (plan.result === 'conflict') {
      const { set, theirs } = plan;
      sorted.conflicts.push({ id, name: row.name, set, theirs, by: row.changedBy });
    } else if (plan.result === 'write') {
      const { set, was } = plan;
      const changed = { ...row, ...storedNames(set) };
      const refused = records.refuses?.(changed, { ...row });
      if (refused) throw refusal(refused);
      const search = records.searchTextOf?.(changed);
      const isSame = search === records.searchTextOf?.({ ...row });
      sorted.toWrite.push({
        id,
        version: row.version,
        set,
        was,
        search: isSame ? null : (search ?? null),
      });
    }
  }
  return sorted;
}

/**
 * Changes records. A field that someone else gave another value since `was` stays as it is, with the
 * rest of its record. A change that was made before is not made again, whatever happened since.
 */
export async function changeRecords(
  db: Database,
  records: RecordTable,
  changes: readonly Change[],
  author: ChangeAuthor,
): Promise<Changed> {
  await records.checkChanges?.(db, changes);
  const result = noneChanged();
  let open = changes;
  for (let tries = 0; tries < TRIES && open.length > 0; tries += 1) {
    const ids = open.map(({ id }) => id);
    const stored = await batch(db, {
      records: selectRecords(db, records, ids),
      done: doneBy(db, author.changeId, ids),
    });
    const rows = stored.records as StoredRecord[];
    const { toWrite, made, conflicts, gone } = sortChanges(records, rows, stored.done, open);
    result.gone.push(...gone);
    result.conflicts.push(...conflicts);
    result.made.push(...made);
    const written = await write(db, records, toWrite, author);
    for (const { id, set, was } of toWrite) if (written.has(id)) result.made.push({ id, set, was });
    const missed = new Set(toWrite.map(({ id }) => id).filter((id) => !written.has(id)));
    open = open.filter(({ id }) => missed.has(id));
  }
  result.failed.push(...open.map(({ id }) => id));
  return result;
}

/**
 * Sets the same on all records that a query finds, some at a time. When the store fails after some were
 * changed, the others are in `failed`.
 */
export async function changeMatched(
  db: Database,
  records: RecordTable,
  { ids, set }: { ids: readonly string[]; set: Given },
  author: ChangeAuthor,
): Promise<Changed> {
  const result = noneChanged();
  for (let start = 0; start < ids.length; start += IN_ONE_BATCH) {
    const changes = ids.slice(start, start + IN_ONE_BATCH).map((id) => ({ id, set }));
    try {
      const { made, conflicts, gone, failed } = await changeRecords(db, records, changes, author);
      result.made.push(...made);
      result.conflicts.push(...conflicts);
      result.gone.push(...gone);
      result.failed.push(...failed);
    } catch (error) {
      if (!hasResult(result)) throw error;
      logError('changes_not_stored', traceOf(error));
      result.failed.push(...ids.slice(start));
      break;
    }
  }
  return result;
}

interface Note {
  /** Of the record. */
  about: string;
  id: string;
  text: string;
}

/** Adds a note with the id that the browser made; one that is there already stays. @returns whether its record is there */
export async function addNoteOn(
  db: Database,
  { kind, table, spoken }: RecordTable,
  { about, ...note }: Note,
  { by, now }: Author,
): Promise<boolean> {
  const subject = { kind: kind.name, id: about };
  const isNew = sql`exists (select 1 from ${table} where ${table.id} = ${about}) and ${noNote(db, note.id)}`;
  const { found } = await batch(db, {
    audited: recordAudit(db, { by, action: 'note_added', subject }, now, isNew),
    ...(spoken
      ? {
          spoke: db
            .update(table)
            .set(spokenAt(now))
            .where(and(eq(table.id, about), isNew)),
        }
      : {}),
    noted: addNote(db, { subject, ...note, by: actorName(by) }, isNew, now),
    found: db.select({ id: table.id }).from(table).where(eq(table.id, about)),
  });
  return found.length > 0;
}

/** Takes a note back that its author has just written. */
export async function undoNote(
  db: Database,
  { kind }: RecordTable,
  { about, id }: Omit<Note, 'text'>,
  { by, now }: Author,
): Promise<void> {
  const isIt = and(
    eq(staffNotes.id, id),
    eq(staffNotes.subjectId, about),
    eq(staffNotes.by, actorName(by)),
    isNull(staffNotes.mailSubject),
  );
  const subject = { kind: kind.name, id: about };
  const isThere = exists(db.select({ id: staffNotes.id }).from(staffNotes).where(isIt));
  await db.batch([
    recordAudit(db, { by, action: 'note_undone', subject }, now, isThere),
    db.delete(staffNotes).where(isIt),
  ]);
}
