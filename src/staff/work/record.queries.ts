import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { whoOf } from '../../audit/actor.ts';
import type { AuditAction } from '../../audit/audit-actions.contract.ts';
import { recordAudit, recordAudits, type Actor } from '../../audit/audit.queries.ts';
import { camelCase, type Camel } from '../../db/api-row.ts';
import { batch, type Database } from '../../db/client.ts';
import {
  areIn,
  arrivalChips,
  type Fields,
  type ListSource,
  type RowOf,
} from '../list/list.queries.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { addNote, noNote, type NoteSubject } from './notes.queries.ts';
import { namesOf, type StatusOf, type WorkValues } from './values.contract.ts';
import { valueChips } from './words.contract.ts';
import type { Change, Changed, Given } from './work.contract.ts';

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
  values: Values;
  table: SQLiteTable &
    Readonly<Record<'id' | 'seq' | 'version' | 'createdAt' | 'searchText', SQLiteColumn>>;
  /** What a list reads of a record; what staff set is in it. */
  listed: Listed & Record<keyof StoredRecord, SQLiteColumn>;
  /** Statuses by which staff have spoken with the person; the table then has `contactedAt`. */
  spoken?: ReadonlySet<string>;
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
  timeZone: string;
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
      ...arrivalChips(table.createdAt, reader.timeZone),
      ...conditions,
    },
    orders: { ...valueOrders(values, listed), ...orders },
  };
}

/** Options are in their order, other values in that of the alphabet; records without one come last. */
const valueOrders = (values: WorkValues, listed: Fields): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, { options }]) => {
      const column = listed[camelCase(name)];
      if (!column) return [];
      const order = options
        ? sql`instr(${` ${namesOf(options).join(' ')} `}, ' ' || ${column} || ' ')`
        : sql`coalesce(lower(${column}), char(1114111))`;
      return [[name, order]];
    }),
  );

/** Reads records by their ids, however many. */
export const readRecords = async <Listed extends Fields>(
  db: Database,
  { table, listed }: Pick<WorkedTable<WorkValues, Listed>, 'table' | 'listed'>,
  ids: readonly string[],
): Promise<Stored<Listed>[]> =>
  // `listed` has the columns of both.
  (await db
    .select(listed)
    .from(table)
    .where(areIn(table.id, ids))) as unknown[] as Stored<Listed>[];

/** Who changes records, and when (ms since 1970). */
interface Author {
  by: Actor;
  now: number;
}

/** A change that another one came between is tried again so often. */
const TRIES = 3;
/** Records that one batch changes: its parameters are JSON of some 300 bytes each. */
const IN_ONE_BATCH = 500;

const pick = (given: Given, names: readonly string[]): Given =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? null]));

/** What staff set on a record, as the API has it. */
const valuesOf = ({ values }: WorkedTable, row: StoredRecord): Given => {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(
    namesOf(values).map((name) => [name, (stored[camelCase(name)] ?? null) as string | null]),
  );
};

/** The values of a change that the audit log has, with those before; of a text, that it changed. */
function auditDetail({ values }: WorkedTable, set: Given, was: Given) {
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

/** A change that nothing speaks against, of the version of its record that was read. */
type Planned = Changed['made'][number] & { version: number };

/** When staff spoke with the person last. */
const laterOf = (now: number): SQL => sql`max(coalesce(contacted_at, created_at), ${now})`;

/**
 * Makes changes in one batch, each with its audit entry; nothing of a record of another version.
 * @returns the ids of those that were made
 */
async function write(
  db: Database,
  worked: WorkedTable,
  { by, now }: Author,
  planned: readonly Planned[],
): Promise<Set<string>> {
  if (planned.length === 0) return new Set();
  const { table, values, kind, spoken } = worked;
  const items = JSON.stringify(
    planned.map(({ id, version, set, was }) => ({
      id,
      version,
      set,
      audit: uuidv7(now),
      detail: auditDetail(worked, set, was),
      spoke: set['status'] && spoken?.has(set['status']) ? 1 : 0,
    })),
  );
  const item = (path: string) => sql`json_extract(item.value, ${`$.${path}`})`;
  const isItem = sql`${table.id} = ${item('id')} and ${table.version} = ${item('version')}`;
  const changed = namesOf(values).map((name) => {
    const column = sql`${table}.${sql.identifier(name)}`;
    const isSet = sql`json_type(item.value, ${`$.set.${name}`}) is not null`;
    return [camelCase(name), sql`iif(${isSet}, ${item(`set.${name}`)}, ${column})`];
  });
  const { made } = await batch(db, {
    audited: recordAudits(db, by, now, {
      action: worked.changed,
      kind,
      id: item('id'),
      audit: item('audit'),
      detail: item('detail'),
      from: sql`json_each(${items}) as item join ${table} on ${isItem}`,
    }),
    made: db
      .update(table)
      .set({
        ...Object.fromEntries(changed),
        ...(spoken
          ? { contactedAt: sql`iif(${item('spoke')} = 1, ${laterOf(now)}, contacted_at)` }
          : {}),
        changedAt: now,
        changedBy: whoOf(by),
        version: sql`${table.version} + 1`,
      })
      .from(sql`json_each(${items}) as item`)
      .where(isItem)
      .returning({ id: table.id }),
  });
  return new Set(made.map(({ id }) => String(id)));
}

/**
 * Changes records. A field that someone else gave another value since `was` stays as it is, with the
 * rest of its record.
 */
export async function changeRecords<Listed extends Fields>(
  db: Database,
  worked: WorkedTable<WorkValues, Listed>,
  changes: readonly Change[],
  author: Author,
  tries = TRIES,
): Promise<Changed> {
  const stored = await readRecords(
    db,
    worked,
    changes.map(({ id }) => id),
  );
  const rows = new Map<string, StoredRecord>(stored.map((row) => [row.id, row]));
  const result: Changed = { made: [], conflicts: [], gone: [] };
  const planned: Planned[] = [];
  for (const { id, set, was = {} } of changes) {
    const row = rows.get(id);
    if (!row) {
      result.gone.push(id);
      continue;
    }
    const current = valuesOf(worked, row);
    const different = namesOf(set).filter((name) => set[name] !== current[name]);
    const taken = different.filter((name) => name in was && was[name] !== current[name]);
    if (taken.length > 0)
      result.conflicts.push({
        id,
        name: row.name,
        set: pick(set, taken),
        theirs: pick(current, taken),
        by: row.changedBy,
      });
    // What was done before, by a call whose response was lost, is done.
    else if (different.length === 0) result.made.push({ id, set, was: { ...current, ...was } });
    else
      planned.push({
        id,
        version: row.version,
        set: pick(set, different),
        was: pick(current, different),
      });
  }
  const made = await write(db, worked, author, planned);
  result.made.push(
    ...planned.filter(({ id }) => made.has(id)).map(({ id, set, was }) => ({ id, set, was })),
  );
  const missed = new Set(planned.flatMap(({ id }) => (made.has(id) ? [] : id)));
  if (missed.size === 0) return result;
  if (tries === 1) throw new Error(`${missed.size} records change all the time`);
  const again = changes.filter(({ id }) => missed.has(id));
  return joined(result, await changeRecords(db, worked, again, author, tries - 1));
}

const joined = (one: Changed, other: Changed): Changed => ({
  made: [...one.made, ...other.made],
  conflicts: [...one.conflicts, ...other.conflicts],
  gone: [...one.gone, ...other.gone],
});

/** Sets the same on all records that a query finds, some at a time. */
export async function changeMatched<Listed extends Fields>(
  db: Database,
  worked: WorkedTable<WorkValues, Listed>,
  ids: readonly string[],
  set: Given,
  author: Author,
): Promise<Changed> {
  let result: Changed = { made: [], conflicts: [], gone: [] };
  for (let start = 0; start < ids.length; start += IN_ONE_BATCH) {
    const changes = ids.slice(start, start + IN_ONE_BATCH).map((id) => ({ id, set }));
    result = joined(result, await changeRecords(db, worked, changes, author));
  }
  return result;
}

/** Adds a note with the id that the browser made; one that is there already stays. @returns whether its record is there */
export async function noteOn(
  db: Database,
  worked: WorkedTable,
  id: string,
  note: { id: string; text: string },
  { by, now }: Author,
): Promise<boolean> {
  const subject = { kind: worked.kind, id };
  const { table, spoken } = worked;
  const isNew = sql`exists (select 1 from ${table} where ${table.id} = ${id}) and ${noNote(db, note.id)}`;
  const { found } = await batch(db, {
    audited: recordAudit(db, { by, action: 'note_added', subject }, now, isNew),
    ...(spoken
      ? {
          spoke: db
            .update(table)
            .set({ contactedAt: laterOf(now) })
            .where(and(eq(table.id, id), isNew)),
        }
      : {}),
    noted: addNote(db, subject, { ...note, by: whoOf(by) }, now, isNew),
    found: db.select({ id: table.id }).from(table).where(eq(table.id, id)),
  });
  return found.length > 0;
}
