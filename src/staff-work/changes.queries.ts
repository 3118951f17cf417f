import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import { whoOf } from '../audit/actor.ts';
import type { AuditAction } from '../audit/audit-actions.contract.ts';
import { recordAudit, type Actor } from '../audit/audit.queries.ts';
import { batch, type Database } from '../db/client.ts';
import { staffAudit } from '../db/schema/staff.ts';
import { detailOf } from './audit-detail.ts';
import { addNote } from './notes.queries.ts';
import { CHANGED_AT_ONCE } from './work.contract.ts';

/** A change that names no version is tried again when another one came between its read and its write. */
const TRIES = 3;

/** What staff set; the audit log has these values, and the ones before. */
type Values = Readonly<Record<string, string | null>>;

export interface WorkedRow {
  id: string;
  version: number;
}

/** A table of records that staff work on. */
export interface Worked<Row extends WorkedRow> {
  kind: 'lead' | 'message';
  changed: AuditAction;
  undone: AuditAction;
  read: (db: Database, ids: readonly string[]) => Promise<Row[]>;
  /** The values of a record that the audit log has, by name. */
  audited: (row: Row) => Values;
  /** Whether the record has the version, at this point of a batch. */
  isAt: (db: Database, at: WorkedRow) => SQL;
  /** Sets the values, the next version and its author; returns the row. */
  update: (
    db: Database,
    at: WorkedRow,
    values: Values,
    stamp: { changedAt: number; changedBy: string },
  ) => BatchItem<'sqlite'>;
  /** Notes that staff had to do with the person, where that is known of a record. */
  contacted?: (db: Database, at: WorkedRow, now: number) => BatchItem<'sqlite'>;
}

export interface Change {
  id: string;
  /** The version that it is based on; any, if undefined. */
  version?: number | undefined;
  /** '' and undefined add none. */
  note?: string | undefined;
  values: Values;
}

export interface ChangedRecords<Row> {
  changed: Row[];
  /** Records of another version; undefined for those that are gone. */
  conflicts: { id: string; row: Row | undefined }[];
}

/** The values of a change that the audit log has, with those before: it is undone by them. */
function auditDetail(values: Values, before: Values, version: number) {
  const known = Object.keys(values).filter((name) => name in before);
  return {
    ...Object.fromEntries(known.map((name) => [name, values[name] ?? null])),
    ...Object.fromEntries(known.map((name) => [`was_${name}`, before[name] ?? null])),
    version: version + 1,
  };
}

/** Changes and notes in one batch, each with its audit entry; nothing of a record of another version. */
async function tryChanges<Row extends WorkedRow>(
  db: Database,
  worked: Worked<Row>,
  { action, by, now }: Author,
  changes: readonly Change[],
): Promise<ChangedRecords<Row>> {
  const ids = changes.map(({ id }) => id);
  const rows = byId(await worked.read(db, ids));
  const author = whoOf(by);
  const statements: Record<string, BatchItem<'sqlite'>> = {};
  for (const { id, version, note, values } of changes) {
    const row = rows.get(id);
    const isChange = Object.keys(values).length > 0;
    if (!row || (isChange && version !== undefined && version !== row.version)) continue;
    const subject = { kind: worked.kind, id };
    const onlyIf = worked.isAt(db, row);
    if (note) {
      const noted = recordAudit(db, { by, action: 'note_added', subject }, now, onlyIf);
      statements[`${id} noted`] = noted;
      statements[`${id} note`] = addNote(db, subject, { by: author, text: note }, now, onlyIf);
      if (worked.contacted) statements[`${id} contacted`] = worked.contacted(db, row, now);
    }
    if (isChange) {
      const detail = auditDetail(values, worked.audited(row), row.version);
      const changed = recordAudit(db, { by, action, subject, detail }, now, onlyIf);
      statements[`${id} changed`] = changed;
      const stamp = { changedAt: now, changedBy: author };
      statements[`${id} change`] = worked.update(db, row, values, stamp);
    }
  }
  const results: Readonly<Record<string, unknown>> = await batch(db, statements);
  const isDone = (id: string): boolean => {
    // The last one returns a row if both were done.
    const result = results[`${id} change`] ?? results[`${id} note`];
    return Array.isArray(result) && result.length > 0;
  };
  const after = byId(await worked.read(db, ids));
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

const byId = <Row extends WorkedRow>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * Changes records and adds notes. A record that someone else changed since the version that a change
 * is based on stays as it is.
 */
export async function changeRecords<Row extends WorkedRow>(
  db: Database,
  worked: Worked<Row>,
  changes: readonly Change[],
  author: Omit<Author, 'action'> & { action?: AuditAction },
): Promise<ChangedRecords<Row>> {
  let outcome: ChangedRecords<Row> = { changed: [], conflicts: [] };
  let left = changes;
  for (let tries = 1; tries <= TRIES && left.length > 0; tries += 1) {
    const { changed, conflicts } = await tryChanges(
      db,
      worked,
      { action: worked.changed, ...author },
      left,
    );
    outcome = { changed: [...outcome.changed, ...changed], conflicts: [...outcome.conflicts] };
    const unversioned = new Set(
      left.filter(({ version }) => version === undefined).map(({ id }) => id),
    );
    const isLast = tries === TRIES;
    const again = (conflict: (typeof conflicts)[number]) =>
      !isLast && conflict.row !== undefined && unversioned.has(conflict.id);
    outcome.conflicts.push(...conflicts.filter((conflict) => !again(conflict)));
    const retried = new Set(conflicts.filter(again).map(({ id }) => id));
    left = left.filter(({ id }) => retried.has(id));
  }
  return outcome;
}

/**
 * Restores the values before a change, of the records that no one changed since.
 * @param at when (ms) the change was made; only the session that made it can undo it
 */
export async function undoChange<Row extends WorkedRow>(
  db: Database,
  worked: Worked<Row>,
  at: number,
  author: Omit<Author, 'action'>,
): Promise<ChangedRecords<Row>> {
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
    return [{ id, version, values: Object.fromEntries(before) as Values }];
  });
  return changeRecords(db, worked, changes, { ...author, action: worked.undone });
}
