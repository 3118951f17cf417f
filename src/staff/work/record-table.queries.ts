import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { AuditAction } from '../../audit/audit-actions.contract.ts';
import { camelCase } from '../../shared/text/letter-case.ts';
import type { Camel } from '../../db/api-row.ts';
import type { Database } from '../../db/client.ts';
import { areIn } from '../../db/are-in.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { staffAudit } from '../../db/schema/staff.ts';
import type { RecordName } from '../../shared/record-names.ts';
import {
  arrivalConditions,
  type ListedFields,
  type ListSource,
  type RowOf,
} from '../list/list.queries.ts';
import type { ListState } from '../list/list.contract.ts';
import type { Reader } from '../reader.ts';
import type { RecordKind } from './record-kind.contract.ts';
import { namesOf, type WorkValues } from './values.contract.ts';
import type { Change } from './work.contract.ts';
import { valueConditions } from './words.contract.ts';

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

/** What every table of records has. */
type Columns =
  | 'id'
  | 'seq'
  | 'status'
  | 'owner'
  | 'waits'
  | 'version'
  | 'createdAt'
  | 'changedAt'
  | 'changedBy'
  | 'searchText';

/** What is read of every record. */
export type Listed = ListedFields &
  Readonly<Record<'name' | 'version' | 'changedAt' | 'changedBy', SQLiteColumn>>;

export interface StoredRecord {
  id: string;
  name: string;
  version: number;
  changedAt: number | null;
  changedBy: string | null;
}

/** Records that somebody has to do something about today, as one part of their day. */
interface ToDo {
  title: string;
  which: SQL;
  /** What is to be done, or what it is about. */
  about: SQLiteColumn;
  /** Since when it waits: a time (ms), or a day ('YYYY-MM-DD'). */
  since: SQLiteColumn;
  /** Whether a later day of its next step takes a record out of it. */
  canBePutOff?: true;
  /** The list that has them. */
  list: Pick<ListState, 'status'> & Partial<Pick<ListState, 'conditions' | 'sort'>>;
}

/** How long staff took, as the overview has it. */
interface Handling {
  /** Follows "Half of". */
  words: string;
  /** When (ms) they had done it; null for never. */
  at: SQL;
  /** The records that it is asked of. */
  which: SQL;
  /** It is told of each value of this column, too. */
  by?: SQLiteColumn;
  /** Statuses that are counted before the others. */
  outcomes?: readonly string[];
}

interface Declared<Kind extends RecordKind, Selected extends Listed> {
  kind: Kind;
  table: SQLiteTable & Readonly<Record<Columns, SQLiteColumn>>;
  /** What a list reads of a record; what staff set is in it. */
  listed: Selected;
  /** What the audit log calls a change. */
  changed: AuditAction;
  /** Which records staff still have to do something about: they are handed over when a name goes. */
  isOpen: SQL;
  /** Which records wait for staff, as the navigation counts them. */
  isWaiting: SQL;
  /** Which of those have waited for too long, if there is a limit. @param now ms */
  isOverdue?: (now: number) => SQL;
  /** Columns besides `seq` whose largest value moves when visitors send something; each has an index. */
  arrivals?: readonly SQLiteColumn[];
  /** Statuses by which staff have spoken with the person; the table then has `contactedAt` and `isBack`. */
  spoken?: ReadonlySet<string>;
  /** What a search looks through beside `searchText` and notes: texts that a list may not show, in words. */
  alsoSearched?: Readonly<Record<string, SQL>>;
  /** What staff search of a record, where they set a part of it. */
  searchTextOf?(record: RowOf<Selected>): string;
  /** Why a change is refused, by what the record would be and is; a field has the text. */
  refuses?(
    record: RowOf<Selected>,
    before: RowOf<Selected>,
  ): Readonly<Record<string, string>> | undefined;
  /** Refuses changes by what other records have. @throws AppError with the field, and where to go on */
  checkChanges?(db: Database, changes: readonly Change[]): Promise<void>;
  /** The status of a record whose person was answered, and which records get it. */
  afterReply?: { status: string; from: SQL };
  /** Where the person's answer to a reply arrives. */
  replyTo: string;
  handling: Handling;
  /** What of it is part of somebody's day; a record is in the first part that has it. */
  toDo: (reader: Reader, now: number) => readonly ToDo[];
  /** The filters that the kind declares in addition to its statuses. */
  filters: (reader: Reader) => Readonly<Record<keyof Kind['ownFilters'], SQL>>;
  /** The conditions that the kind declares. */
  ownConditions: Readonly<Record<keyof Kind['ownConditions'], (value: string) => SQL>>;
  /** Orders in addition to those of the columns. */
  orders?: Readonly<Record<string, SQL>>;
}

/** What the Worker needs of a kind of records besides its declaration. */
export type RecordTable<Selected extends Listed = Listed> = Declared<RecordKind, Selected>;

/** When (ms) staff first gave a record one of these statuses. */
export const firstStatusAt = (
  name: RecordName,
  id: SQLiteColumn,
  statuses: readonly string[],
): SQL => sql`(
  select min(${staffAudit.at}) from ${staffAudit}
  where ${staffAudit.subjectKind} = ${name} and ${staffAudit.subjectId} = ${id}
    and ${staffAudit.detail} ->> 'status' in ${statuses}
)`;

/** The records that do not wait for their person. */
export const isOurTurn = (table: Readonly<Record<'waits', SQLiteColumn>>): SQL =>
  isNull(table.waits);

/** The parts of a day that records of several kinds can be in, the most urgent first. */
export const STEP_PARTS = { overdue: 'Overdue', today: 'Due today' } as const;

/** The open records with a next step until today: the reader's own, or those of nobody for one without a name. */
export function dueSteps(
  table: Readonly<Record<'owner' | 'waits' | 'nextStep' | 'nextAt', SQLiteColumn>>,
  isOpen: SQL,
  { who, isNamed, today }: Reader,
): readonly ToDo[] {
  const isTheirs = isNamed ? eq(table.owner, who) : isNull(table.owner);
  const steps = (title: string, isDue: SQL): ToDo => ({
    title,
    which: sql`(${and(isOpen, isOurTurn(table), isDue, isTheirs)})`,
    about: table.nextStep,
    since: table.nextAt,
    list: { status: 'due', sort: 'next_at', conditions: isNamed ? { owner: who } : {} },
  });
  return [
    steps(STEP_PARTS.overdue, lt(table.nextAt, today)),
    steps(STEP_PARTS.today, eq(table.nextAt, today)),
  ];
}

/** A filter or condition of the kind that is missing here does not compile. */
export const recordTable = <Kind extends RecordKind, Selected extends Listed>(
  declared: Declared<Kind, Selected>,
): RecordTable<Selected> => declared;

/** Whether a record has a text, which is as fold makes it, or a note of it does. */
const hasText =
  ({ kind, table, alsoSearched = {} }: Pick<RecordTable, 'kind' | 'table' | 'alsoSearched'>) =>
  (text: string): SQL => {
    // D1 refuses a LIKE of more than 50 bytes.
    const isIn = (column: SQL | SQLiteColumn) => sql`instr(${column}, ${text}) > 0`;
    const noted = sql`select ${staffNotes.subjectId} from ${staffNotes} where ${staffNotes.subjectKind} = ${kind.name} and ${isIn(staffNotes.searchText)}`;
    return sql`(${or(
      isIn(table.searchText),
      ...Object.values(alsoSearched).map((also) => isIn(sql`lower(${also})`)),
      sql`${table.id} in (${noted})`,
    )})`;
  };

/** The list of such records, as one of the staff reads it. */
export function recordSource<Selected extends Listed>(
  records: RecordTable<Selected>,
  reader: Reader,
): ListSource<Selected> {
  const { kind, table, listed, filters, ownConditions, orders = {} } = records;
  const { values } = kind;
  const is = (name: string) => (value: string) => sql`${listed[camelCase(name)]} = ${value}`;
  const byStatus = namesOf(values.status.options).map((status) => [status, is('status')(status)]);
  return {
    table,
    fields: listed,
    at: table.createdAt,
    key: table.seq,
    has: hasText(records),
    filters: { ...Object.fromEntries(byStatus), ...filters(reader) },
    conditions: {
      ...Object.fromEntries(namesOf(valueConditions(values)).map((name) => [name, is(name)])),
      ...arrivalConditions(table.createdAt, reader.timeZone),
      ...ownConditions,
    },
    orders: { ...valueOrders(values, listed), ...orders },
  };
}

/** Options are in their order, other values in that of the alphabet; records without one come last. */
const valueOrders = (values: WorkValues, listed: Listed): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, { options }]) => {
      const column = listed[camelCase(name)];
      if (!column) return [];
      const order = options
        ? sql`coalesce(instr(${` ${namesOf(options).join(' ')} `}, ' ' || ${column} || ' '), 9999)`
        : sql`coalesce(lower(${column}), char(1114111))`;
      return [[name, order]];
    }),
  );

/** The statement that reads records by their ids, however many. */
export const selectRecords = <Selected extends Listed>(
  db: Database,
  { table, listed }: Pick<RecordTable<Selected>, 'table' | 'listed'>,
  ids: readonly string[],
) => db.select(listed).from(table).where(areIn(table.id, ids));

export async function readRecords<Selected extends Listed>(
  db: Database,
  records: Pick<RecordTable<Selected>, 'table' | 'listed'>,
  ids: readonly string[],
): Promise<(RowOf<Selected> & StoredRecord)[]> {
  const rows: unknown[] = await selectRecords(db, records, ids);
  // `listed` has the columns of both.
  return rows as (RowOf<Selected> & StoredRecord)[];
}
