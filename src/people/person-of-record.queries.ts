import { eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../db/client.ts';
import { isAddress } from '../db/is-address.ts';
import { affiliateApplications } from '../db/schema/affiliates.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { leads, leadVisits } from '../db/schema/leads.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { outbox } from '../db/schema/outbox.ts';

/**
 * A person is an e-mail address: it ties leads, visits, messages, applications and mail together. URLs
 * name a person by the id of one of these records, because logs store URLs.
 */

/** The record that an address's page is named by: its lead, or the first that it sent. */
export async function findPersonId(db: Database, email: string): Promise<string | undefined> {
  const { lead, application, message } = await batch(db, {
    lead: db.select({ id: leads.id }).from(leads).where(isAddress(leads.email, email)).limit(1),
    application: db
      .select({ id: affiliateApplications.id })
      .from(affiliateApplications)
      .where(isAddress(affiliateApplications.email, email))
      .orderBy(affiliateApplications.seq)
      .limit(1),
    message: db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(isAddress(contactMessages.email, email))
      .orderBy(contactMessages.createdAt)
      .limit(1),
  });
  return (lead[0] ?? application[0] ?? message[0])?.id;
}

/** Who a record is about. */
export interface NamedPerson {
  /** What their page is named by. */
  id: string;
  name: string;
  email: string;
}

type Named = { recordId: string; id: string; name: string; email: string };

/** Who each of these records or replies is about, by its id; a record that is gone has no one. */
export async function peopleOf(
  db: Database,
  recordIds: readonly string[],
): Promise<Map<string, NamedPerson>> {
  if (recordIds.length === 0) return new Map();
  // One parameter: D1 takes a hundred at most.
  const given = sql`(select value from json_each(${JSON.stringify([...new Set(recordIds)])}))`;
  const asked = sql`(select * from ${given} union all select ${staffNotes.subjectId} from ${staffNotes} where ${staffNotes.id} in ${given})`;
  // A batch returns rows as objects: columns of one name would overwrite each other.
  const columns = (recordId: Column, id: Column, name: SQL, email: Column) => ({
    recordId: sql<string>`${recordId}`.as('record_id'),
    id: sql<string>`${id}`.as('person_id'),
    name: sql<string>`${name}`.as('person_name'),
    email: sql<string>`${email}`.as('person_email'),
  });
  const readFrom = (table: SQLiteTable, id: Column, name: SQL, email: Column) =>
    db
      .select(columns(id, id, name, email))
      .from(table)
      .where(sql`${id} in ${asked}`);
  const application = affiliateApplications;
  const applicant = sql`${application.firstName} || ' ' || ${application.lastName}`;
  const { replied, ...found } = await batch(db, {
    replied: db
      .select({ id: staffNotes.id, subjectId: staffNotes.subjectId })
      .from(staffNotes)
      .where(sql`${staffNotes.id} in ${given}`),
    leads: readFrom(leads, leads.id, sql`${leads.name}`, leads.email),
    visits: db
      .select(columns(leadVisits.id, leads.id, sql`${leads.name}`, leads.email))
      .from(leadVisits)
      .innerJoin(leads, eq(leads.id, leadVisits.leadId))
      .where(sql`${leadVisits.id} in ${asked}`),
    messages: readFrom(
      contactMessages,
      contactMessages.id,
      sql`${contactMessages.name}`,
      contactMessages.email,
    ),
    applications: readFrom(application, application.id, applicant, application.email),
  });
  const named: readonly Named[] = Object.values(found).flat();
  const people = new Map(named.map(({ recordId, ...person }) => [recordId, person]));
  for (const { id, subjectId } of replied) {
    const person = people.get(subjectId);
    if (person) people.set(id, person);
  }
  return people;
}

/** Who a record is about, for a link to their page; null where there is no one. */
export function namedIn(
  people: ReadonlyMap<string, NamedPerson>,
  recordId: string | null | undefined,
): { id: string; name: string } | null {
  const person = people.get(recordId ?? '');
  return person ? { id: person.id, name: person.name } : null;
}

/** The subjects of outbox rows, by the row's id. */
export async function subjectsOf(
  db: Database,
  rowIds: readonly string[],
): Promise<Map<string, string>> {
  if (rowIds.length === 0) return new Map();
  const rows = await db
    .select({ id: outbox.id, subjectId: outbox.subjectId })
    .from(outbox)
    .where(sql`${outbox.id} in (select value from json_each(${JSON.stringify(rowIds)}))`);
  return new Map(rows.map(({ id, subjectId }) => [id, subjectId]));
}
