import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from './client.ts';
import { affiliateApplications } from './schema/affiliates.ts';
import { contactMessages } from './schema/contact.ts';
import { leads, leadVisits } from './schema/leads.ts';
import { outbox, REPLY_ADDRESS } from './schema/outbox.ts';

/**
 * A person is an e-mail address: it ties leads, visits, messages, applications and mail together. URLs
 * name a person by the id of one of these records, because logs store URLs.
 */

/** SQLite's lower() folds only ASCII, so other letters are looked for in both cases. */
export const isAddress = (column: Column, email: string): SQL =>
  isSpelling(sql`lower(${column})`, email);

/** @param lower an expression in SQLite's lower case, as its index has it */
function isSpelling(lower: SQL, email: string): SQL {
  const text = email.trim();
  const spellings = [...new Set([text, text.toLowerCase(), text.toUpperCase()])];
  return sql`${lower} in (${sql.join(
    spellings.map((spelling) => sql`lower(${spelling})`),
    sql`, `,
  )})`;
}

/** The ids of a person's leads. */
export const leadIdsOf = (email: string): SQL =>
  sql`select ${leads.id} from ${leads} where ${isAddress(leads.email, email)}`;

/**
 * The ids of everything that an address sent, which the outbox, the keys and the audit log refer to.
 * D1 takes five terms in a compound SELECT, and callers add one.
 */
export const recordIdsOf = (email: string): SQL => sql`
  ${leadIdsOf(email)}
  union all select ${leadVisits.id} from ${leadVisits} where ${leadVisits.leadId} in (${leadIdsOf(email)})
  union all select ${contactMessages.id} from ${contactMessages} where ${isAddress(contactMessages.email, email)}
  union all select value from ${affiliateApplications}, json_each(json_array(${affiliateApplications.id}, json_extract(${affiliateApplications.resent}, '$.id'))) where value is not null and ${isAddress(affiliateApplications.email, email)}`;

/** The outbox entries about these records; the index starts with the kind. */
export const isEntryAbout = (ids: SQL): SQL =>
  sql`${outbox.kind} in (${sql.join(
    outbox.kind.enumValues.map((kind) => sql`${kind}`),
    sql`, `,
  )}) and ${outbox.subjectId} in (${ids})`;

/** The digests that quote an address among others; the others stay in their lists. */
export const isDigestWith = (email: string): SQL =>
  sql`${outbox.kind} = 'digest' and instr(lower(${outbox.payload}), lower(${email}))`;

/**
 * The entries about an address: about its records, and e-mails that are answered at it, such as one
 * about an application that was sent again.
 */
export const isEntryOf = (email: string): SQL =>
  sql`((${isEntryAbout(recordIdsOf(email))}) or ${isSpelling(REPLY_ADDRESS(outbox), email)})`;

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

/** Who each of these records is about, by the record's id; a record that is gone has no one. */
export async function peopleOf(
  db: Database,
  recordIds: readonly string[],
): Promise<Map<string, NamedPerson>> {
  if (recordIds.length === 0) return new Map();
  // One parameter: D1 takes a hundred at most.
  const asked = sql`(select value from json_each(${JSON.stringify([...new Set(recordIds)])}))`;
  // A batch returns rows as objects: columns of one name would overwrite each other.
  const columns = (recordId: Column, id: Column, name: SQL, email: Column) => ({
    recordId: sql<string>`${recordId}`.as('record_id'),
    id: sql<string>`${id}`.as('person_id'),
    name: sql<string>`${name}`.as('person_name'),
    email: sql<string>`${email}`.as('person_email'),
  });
  const named = (table: SQLiteTable, id: Column, name: SQL, email: Column) =>
    db
      .select(columns(id, id, name, email))
      .from(table)
      .where(sql`${id} in ${asked}`);
  const application = affiliateApplications;
  const applicant = sql`${application.firstName} || ' ' || ${application.lastName}`;
  const found: Record<string, Named[]> = await batch(db, {
    leads: named(leads, leads.id, sql`${leads.name}`, leads.email),
    visits: db
      .select(columns(leadVisits.id, leads.id, sql`${leads.name}`, leads.email))
      .from(leadVisits)
      .innerJoin(leads, eq(leads.id, leadVisits.leadId))
      .where(sql`${leadVisits.id} in ${asked}`),
    messages: named(
      contactMessages,
      contactMessages.id,
      sql`${contactMessages.name}`,
      contactMessages.email,
    ),
    applications: named(application, application.id, applicant, application.email),
  });
  return new Map(
    Object.values(found)
      .flat()
      .map(({ recordId, ...person }) => [recordId, person]),
  );
}

/** Who a record is about, for a link to their page; null where there is no one. */
export function namedIn(
  people: ReadonlyMap<string, NamedPerson>,
  recordId: string | null | undefined,
): { id: string; name: string } | null {
  const person = people.get(recordId ?? '');
  return person ? { id: person.id, name: person.name } : null;
}

/** The subjects of outbox entries, by the entry's id. */
export async function subjectsOf(
  db: Database,
  entryIds: readonly string[],
): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ id: outbox.id, subjectId: outbox.subjectId })
    .from(outbox)
    .where(and(sql`${outbox.id} in (select value from json_each(${JSON.stringify(entryIds)}))`));
  return new Map(rows.map(({ id, subjectId }) => [id, subjectId]));
}
