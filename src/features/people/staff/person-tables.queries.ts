import { desc, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { runBatch, type Database } from '../../../db/client.ts';
import { staffNotes } from '../../../db/schema/notes.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { staffAudit } from '../../../db/schema/staff.ts';
import { readMessage } from '../../../outbox/mail.port.ts';
import {
  isAuditOf,
  isNoteOn,
  isOutboxRowOf,
  isSentBy,
  recordIdsOf,
} from '../../../people/rows-of-person.queries.ts';
import { SENT_NAMES, sentTables } from '../../../people/sent-tables.ts';

interface PersonTable<Table extends SQLiteTable> {
  table: Table;
  /** Its rows of a person. @param contacts as contactsOf reads them */
  isOf: (contacts: readonly string[]) => SQL;
  newest: SQLiteColumn;
  /** In the file that a person gets of their data. */
  title: string;
  /** What that file has of a row; all of it but bookkeeping by default. */
  // A method: a table of any kind is one of these, too.
  exported?(row: Table['$inferSelect']): object;
  /** How the person's page counts them; not at all by default. */
  noun?: { one: string; many: string };
  /** Rows that an erasure keeps, without the person. */
  isKept?: true;
}

const personTable = <Table extends SQLiteTable>(of: PersonTable<Table>): PersonTable<Table> => of;

/** What there is about what a person sent. */
const tablesAbout = {
  notes: personTable({
    table: staffNotes,
    isOf: (contacts) => isNoteOn(recordIdsOf(contacts)),
    newest: staffNotes.id,
    title: 'What our staff noted and replied',
    exported: ({ at, mailSubject: subject, text }) => ({ at, subject, text }),
  }),
  mail: personTable({
    table: outbox,
    isOf: isOutboxRowOf,
    newest: outbox.id,
    title: 'E-mails',
    exported: ({ kind, status, createdAt, sentAt, payload }) => ({
      kind,
      status,
      createdAt,
      sentAt,
      ...readMessage(payload),
    }),
    noun: { one: 'E-mail or call', many: 'E-mails and calls' },
  }),
  audit: personTable({
    table: staffAudit,
    isOf: isAuditOf,
    newest: staffAudit.id,
    title: 'What our staff did',
    exported: ({ at, action }) => ({ at, action }),
    isKept: true,
  }),
};

type PersonTables = typeof sentTables & typeof tablesAbout;

export type StoredPerson = {
  [Name in keyof PersonTables]: PersonTables[Name]['table']['$inferSelect'][];
};

/**
 * Every table with rows of a person: the person's page, the file of their data and the erasure follow. In
 * the order of the file; an erasure deletes the other way round, as what is about a record is found by it.
 */
export const allPersonTables: readonly (readonly [keyof StoredPerson, PersonTable<SQLiteTable>])[] =
  [
    ...SENT_NAMES.map((name) => {
      const { [name]: sent } = sentTables;
      const { table, newest, title, noun } = sent;
      const isOf = (contacts: readonly string[]) => isSentBy(sent, contacts);
      return [name, { table, isOf, newest, title, noun }] as const;
    }),
    ...(Object.entries(tablesAbout) as [keyof typeof tablesAbout, PersonTable<SQLiteTable>][]),
  ];

/** Records of each kind, newest first; an export has all of them. */
export const SHOWN_OF_EACH_KIND = 200;
const EXPORTED_OF_EACH_KIND = 100_000;

/** Everything that is stored of a person. @param each how many rows of each table, newest first */
export async function readPerson(
  db: Database,
  contacts: readonly string[],
  each: number = EXPORTED_OF_EACH_KIND,
): Promise<StoredPerson> {
  const results = await runBatch(
    db,
    allPersonTables.map(([, { table, isOf, newest }]) =>
      db.select().from(table).where(isOf(contacts)).orderBy(desc(newest)).limit(each),
    ),
  );
  // By name, as TypeScript cannot follow which table each result is of.
  return Object.fromEntries(
    allPersonTables.map(([name], index) => [name, results[index] ?? []]),
  ) as unknown as StoredPerson;
}
