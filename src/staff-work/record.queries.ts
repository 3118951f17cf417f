import { and, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { whoOf } from '../audit/actor.ts';
import type { AuditAction } from '../audit/audit-actions.contract.ts';
import { recordAudit, type Actor } from '../audit/audit.queries.ts';
import { batch, type Database } from '../db/client.ts';
import { staffAudit } from '../db/schema/staff.ts';
import { camelCase, type Camel } from '../db/api-row.ts';
import {
  arrivalChips,
  type Fields,
  type ListSource,
  type RowOf,
} from '../staff-list/list.queries.ts';
import { detailOf } from './audit-detail.ts';
import { addNote, type NoteSubject } from './notes.queries.ts';
import { namesOf, type StatusOf, type WorkValues } from './values.contract.ts';
import { valueChips } from './words.contract.ts';
import { CHANGED_AT_ONCE } from './work.contract.ts';

/** A change that names no version is tried again when another one came between its read and its write. */
const TRIES = 3;

/** What staff set; the audit log has these values, and the ones before. */
type Given = Readonly<Record<string, string | null>>;

const STAMPS = ['version', 'changedAt', 'changedBy'] as const;
type ColumnOf<Values extends WorkValues> = Camel<keyof Values & string> | (typeof STAMPS)[number];

/** The columns of what staff set, and of who changed it when; one that the table lacks does not compile. */
export const workColumns = <
  Values extends WorkValues,
  Table extends Readonly<Record<ColumnOf<Values>, SQLiteColumn>>,
>(
  values: Values,
  table: Table,
) =>
  Object.fromEntries(
    [...namesOf(values).map(camelCase), ...STAMPS].map((name) => [
      name,
      table[name as keyof Table],
    ]),
  ) as Pick<Table, ColumnOf<Values>>;

export interface StoredRecord {
  id: string;
  name: string;
  version: number;
  changedAt: number | null;
  changedBy: string | null;
}
type Stored<Listed extends Fields> = RowOf<Listed> & StoredRecord;

/** A table of records that staff work on. */
export interface WorkedTable<
  Values extends WorkValues = WorkValues,
  Listed extends Fields = Fields,
  Own extends string = string,
> {
  kind: NoteSubject['kind'];
  changed: AuditAction;
  undone: AuditAction;
  values: Values;
  table: SQLiteTable &
    Readonly<Record<'id' | 'seq' | 'version' | 'createdAt' | 'searchText', SQLiteColumn>>;
  /** What a list reads of a record; what staff set is in it. */
  listed: Listed & Record<keyof StoredRecord, SQLiteColumn>;
  /** Further columns that a change of the status or, without one, a note sets. */
  alsoSet?: (status: string | undefined, now: number) => Record<string, SQL>;
  /** Subsets of the list in addition to its statuses. */
  filters: (reader: Reader) => Readonly<Record<Own, SQL>>;
  /** Further conditions, and orders. */
  conditions?: Readonly<Record<string, (value: string) => SQL>>;
  orders?: Readonly<Record<string, SQL>>;
}

/** Who reads a list of work: the name of the session, and the day in the browser's time zone. */
export interface Reader {
  who: string;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** The list of such records, as one of the staff reads it. */
export function recordSource<Values extends WorkValues, Listed extends Fields, Own extends string>(
  { values, table, listed, filters, conditions, orders = {} }: WorkedTable<Values, Listed, Own>,
  reader: Reader,
): ListSource<Listed, StatusOf<Values> | Own> {
  const is = (name: string) => (value: string) => sql`${listed[camelCase(name)]} = ${value}`;
  const byStatus = namesOf(values.status.options).map((status) => [status, is('status')(status)]);
  return {
    table,
    fields: listed,
    at: table.createdAt,
    key: table.seq,
    search: table.searchText,
    filters: { ...Object.fromEntries(byStatus), ...filters(reader) } as Record<
      StatusOf<Values> | Own,
      SQL
    >,
    chips: {
      ...Object.fromEntries(namesOf(valueChips(values)).map((name) => [name, is(name)])),
      ...arrivalChips(table.createdAt),
      ...conditions,
    },
    orders,
  };
}

const isAt = ({ table }: WorkedTable, { id, version }: Pick<StoredRecord, 'id' | 'version'>) =>
  and(eq(table.id, id), eq(table.version, version));

export const readRecords = async <Listed extends Fields>(
  db: Database,
  { table, listed }: Pick<WorkedTable<WorkValues, Listed>, 'table' | 'listed'>,
  ids: readonly string[],
): Promise<Stored<Listed>[]> =>
  // `listed` has the columns of both.
  (await db
    .select(listed)
    .from(table)
    .where(inArray(table.id, [...ids]))) as unknown[] as Stored<Listed>[];

/** Sets columns of a record of a version; returns the row. */
const update = (
  db: Database,
  worked: WorkedTable,
  at: StoredRecord,
  set: Readonly<Record<string, unknown>>,
) => db.update(worked.table).set(set).where(isAt(worked, at)).returning({ id: worked.table.id });

export interface Change {
  id: string;
  /** The version that it is based on; any, if undefined. */
  version?: number | undefined;
  /** '' and undefined add none. */
  note?: string | undefined;
  values: Given;
}

export interface ChangedRecords<Row> {
  changed: Row[];
  /** Records of another version; undefined for those that are gone. */
  conflicts: { id: string; row: Row | undefined }[];
}

/** The values of a change that the audit log has, with those before: it is undone by them. */
function auditDetail({ values }: WorkedTable, set: Given, before: StoredRecord) {
  const stored: Readonly<Record<string, unknown>> = { ...before };
  const logged = namesOf(set).filter((name) => values[name]?.kind !== 'text');
  return {
    ...Object.fromEntries(logged.map((name) => [name, set[name] ?? null])),
    ...Object.fromEntries(
      logged.map((name) => [`was_${name}`, (stored[camelCase(name)] ?? null) as string | null]),
    ),
    version: before.version + 1,
  };
}

/** Changes and notes in one batch, each with its audit entry; nothing of a record of another version. */
async function tryChanges<Listed extends Fields>(
  db: Database,
  worked: WorkedTable<WorkValues, Listed>,
  { action, by, now }: Author,
  changes: readonly Change[],
): Promise<ChangedRecords<Stored<Listed>>> {
  const ids = changes.map(({ id }) => id);
  const rows = byId(await readRecords(db, worked, ids));
  const author = whoOf(by);
  const statements: Record<string, BatchItem<'sqlite'>> = {};
  for (const { id, version, note, values } of changes) {
    const row = rows.get(id);
    const isChange = Object.keys(values).length > 0;
    if (!row || (isChange && version !== undefined && version !== row.version)) continue;
    const subject = { kind: worked.kind, id };
    const onlyIf = exists(
      db
        .select({ one: sql`1` })
        .from(worked.table)
        .where(isAt(worked, row)),
    );
    if (note) {
      const noted = recordAudit(db, { by, action: 'note_added', subject }, now, onlyIf);
      statements[`${id} noted`] = noted;
      statements[`${id} note`] = addNote(db, subject, { by: author, text: note }, now, onlyIf);
      const also = worked.alsoSet?.(undefined, now);
      if (also) statements[`${id} also`] = update(db, worked, row, also);
    }
    if (isChange) {
      const detail = auditDetail(worked, values, row);
      const changed = recordAudit(db, { by, action, subject, detail }, now, onlyIf);
      statements[`${id} changed`] = changed;
      const { status } = values;
      statements[`${id} change`] = update(db, worked, row, {
        ...Object.fromEntries(
          Object.entries(values).map(([name, value]) => [camelCase(name), value]),
        ),
        ...(status ? worked.alsoSet?.(status, now) : {}),
        changedAt: now,
        changedBy: author,
        version: sql`${worked.table.version} + 1`,
      });
    }
  }
  const results: Readonly<Record<string, unknown>> = await batch(db, statements);
  const isDone = (id: string): boolean => {
    // The last one returns a row if both were done.
    const result = results[`${id} change`] ?? results[`${id} note`];
    return Array.isArray(result) && result.length > 0;
  };
  const after = byId(await readRecords(db, worked, ids));
  const done = new Set(ids.filter(isDone));
  return {
    changed: [...after.values()].filter(({ id }) => done.has(id)),
    conflicts: ids.filter((id) => !done.has(id)).map((id) => ({ id, row: after.get(id) })),
  };
}

interface Author {
  action: AuditAction;
  by: Actor;
  /** ms since 1970; with the session it names the change, to undo it. */
  now: number;
}

const byId = <Row extends StoredRecord>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * Changes records and adds notes. A record that someone else changed since the version that a change
 * is based on stays as it is.
 */
export async function changeRecords<Listed extends Fields>(
  db: Database,
  worked: WorkedTable<WorkValues, Listed>,
  changes: readonly Change[],
  author: Omit<Author, 'action'> & { action?: AuditAction },
  tries = TRIES,
): Promise<ChangedRecords<Stored<Listed>>> {
  const by = { action: worked.changed, ...author };
  const { changed, conflicts } = await tryChanges(db, worked, by, changes);
  const failed = new Map(conflicts.map((conflict) => [conflict.id, conflict]));
  const again = changes.filter(
    ({ id, version }) => version === undefined && failed.get(id)?.row !== undefined,
  );
  if (again.length === 0 || tries === 1) return { changed, conflicts };
  const later = await changeRecords(db, worked, again, author, tries - 1);
  for (const { id } of again) failed.delete(id);
  return {
    changed: [...changed, ...later.changed],
    conflicts: [...failed.values(), ...later.conflicts],
  };
}

/**
 * Restores the values before a change, of the records that no one changed since.
 * @param at when (ms) the change was made; only the session that made it can undo it
 */
export async function undoChange<Listed extends Fields>(
  db: Database,
  worked: WorkedTable<WorkValues, Listed>,
  at: number,
  author: Omit<Author, 'action'>,
): Promise<ChangedRecords<Stored<Listed>>> {
  const { session } = author.by;
  if (session === null) return { changed: [], conflicts: [] };
  const entries = await db
    .select({ id: staffAudit.subjectId, detail: staffAudit.detail })
    .from(staffAudit)
    .where(
      and(
        eq(staffAudit.action, worked.changed),
        eq(staffAudit.at, at),
        eq(staffAudit.session, session),
      ),
    )
    .orderBy(desc(staffAudit.id))
    .limit(CHANGED_AT_ONCE);
  const changes = entries.flatMap(({ id, detail }): Change[] => {
    const { version, ...values } = detailOf(detail);
    if (id === null || typeof version !== 'number') return [];
    const before = Object.entries(values).flatMap(([name, value]) =>
      name.startsWith('was_')
        ? [[name.slice('was_'.length), value === null ? null : String(value)]]
        : [],
    );
    return [{ id, version, values: Object.fromEntries(before) as Given }];
  });
  return changeRecords(db, worked, changes, { ...author, action: worked.undone });
}
