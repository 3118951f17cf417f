import { desc, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import { runBatch, type Database } from '../../../db/client.ts';
import { isAddress } from '../../../db/is-address.ts';
import { affiliateApplications } from '../../../db/schema/affiliates.ts';
import { contactMessages } from '../../../db/schema/contact.ts';
import { leads, leadVisits } from '../../../db/schema/leads.ts';
import { staffNotes } from '../../../db/schema/notes.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { staffAudit } from '../../../db/schema/staff.ts';
import { readMessage } from '../../../outbox/mail.port.ts';
import {
  isAuditOf,
  isNoteOn,
  isOutboxRowOf,
  isVisitOf,
  recordIdsOf,
} from '../../../people/rows-of-person.queries.ts';

interface PersonTable<Table extends SQLiteTable> {
  table: Table;
  /** Its rows of an address. */
  isOf: (email: string) => SQL;
  newest: SQLiteColumn;
  /** In the file that a person gets of their data. */
  title: string;
  /** What that file has of a row; all of it but bookkeeping by default. */
  // A method: a table of any kind is one of these, too.
  exported?(row: Table['$inferSelect']): object;
  /** How the person's page counts them; not at all by default. */
  counted?: readonly [one: string, many: string];
  /** Rows that an erasure keeps, without the person. */
  isKept?: true;
}

const personTable = <Table extends SQLiteTable>(of: PersonTable<Table>): PersonTable<Table> => of;

/**
 * Every table with rows of a person: the person's page, the file of their data and the erasure follow. In
 * the order of the file; an erasure deletes the other way round, as what is about a record is found by it.
 */
export const personTables = {
  leads: personTable({
    table: leads,
    isOf: (email) => isAddress(leads.email, email),
    newest: leads.seq,
    title: 'Request to get started',
    counted: ['Lead', 'Leads'],
  }),
  visits: personTable({
    table: leadVisits,
    isOf: isVisitOf,
    newest: leadVisits.seq,
    title: 'Later visits',
    counted: ['Later visit', 'Later visits'],
  }),
  messages: personTable({
    table: contactMessages,
    isOf: (email) => isAddress(contactMessages.email, email),
    newest: contactMessages.createdAt,
    title: 'Messages',
    counted: ['Message', 'Messages'],
  }),
  applications: personTable({
    table: affiliateApplications,
    isOf: (email) => isAddress(affiliateApplications.email, email),
    newest: affiliateApplications.seq,
    title: 'Applications to the affiliate program',
    counted: ['Application', 'Applications'],
  }),
  notes: personTable({
    table: staffNotes,
    isOf: (email) => isNoteOn(recordIdsOf(email)),
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
    counted: ['E-mail or call', 'E-mails and calls'],
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

type PersonTables = typeof personTables;

export type StoredPerson = {
  [Name in keyof PersonTables]: PersonTables[Name]['table']['$inferSelect'][];
};

/** The same without what each table has of its own. */
export const allPersonTables: readonly (readonly [keyof StoredPerson, PersonTable<SQLiteTable>])[] =
  Object.entries(personTables) as [keyof StoredPerson, PersonTable<SQLiteTable>][];

/** Records of each kind, newest first; an export has all of them. */
export const SHOWN_OF_EACH_KIND = 200;
const EXPORTED_OF_EACH_KIND = 100_000;

/** Everything that is stored of an address. @param each how many rows of each table, newest first */
export async function readPerson(
  db: Database,
  email: string,
  each: number = EXPORTED_OF_EACH_KIND,
): Promise<StoredPerson> {
  const results = await runBatch(
    db,
    allPersonTables.map(([, { table, isOf, newest }]) =>
      db.select().from(table).where(isOf(email)).orderBy(desc(newest)).limit(each),
    ),
  );
  // By name, as TypeScript cannot follow which table each result is of.
  return Object.fromEntries(
    allPersonTables.map(([name], index) => [name, results[index] ?? []]),
  ) as unknown as StoredPerson;
}
