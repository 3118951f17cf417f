import { desc, sql, type Column, type SQL } from 'drizzle-orm';

import { batch, type Database } from '../db/client.ts';
import { isOfContacts, type ContactColumns } from '../db/is-address.ts';
import { PHONE_KEY } from '../db/phone-key.ts';
import { leads, mergedLeads } from '../db/schema/leads.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { SentTable } from '../db/sent-table.ts';
import { unionAll } from '../db/union-all.ts';
import { contactOf } from '../shared/text/person-contact.ts';
import { allSentTables, sentTables } from './sent-tables.ts';

/**
 * A person is an e-mail address or, for records without one, a phone number, with those of the leads that
 * were merged into theirs: these tie what they sent, mail and notes together.
 * A row with neither is of nobody.
 * URLs name a person by the id of one of these records, because logs store URLs.
 */

interface RecordColumns extends ContactColumns {
  id: Column;
  newest: Column;
  /** A visit has none. */
  searchText: Column | SQL | undefined;
}

function recordsOf(
  {
    table,
    name,
    email,
    phone,
    newest,
    searchText: declared,
    partOf,
    keptBy,
    noun,
    record,
    isStaged,
  }: SentTable,
  which: (columns: RecordColumns) => SQL,
): SQL {
  const personId = keptBy?.by ?? (partOf?.table ?? table).id;
  const contact = phone
    ? sql`coalesce(${email}, ${phone} || ' ' || ${PHONE_KEY(phone)})`
    : sql`${email}`;
  const work = record
    ? sql`json_array(${sql.raw(`'${record.kind}'`)}, ${record.status}, ${record.owner})`
    : sql`null`;
  const searchText =
    declared ?? (partOf ? undefined : sql`lower(${name} || char(10) || ${contact})`);
  const joined = partOf && sql`join ${partOf.table} on ${partOf.table.id} = ${partOf.by}`;
  return sql`
    select ${table.id} as record_id, ${personId} as person_id, ${name} as person_name, ${email} as person_email,
      ${phone ?? sql`null`} as person_phone, ${phone ? sql`coalesce(lower(${email}), ${PHONE_KEY(phone)})` : sql`lower(${email})`} as person_contact,
      ${sql.raw(`'${noun.one}'`)} as kind, ${table.createdAt} as at, ${work} as work, ${sql.raw(isStaged ? '1' : '0')} as is_staged
    from ${table} ${joined} where ${which({ id: table.id, newest, email, phone, searchText })} and (${contact}) is not null`;
}

/** All that people sent, with what their pages are named by. @param which rows, by the columns of each table */
export const recordsWhere = (which: (columns: RecordColumns) => SQL): SQL =>
  sql`(${unionAll(allSentTables.map((each) => recordsOf(each, which)))})`;

/** The record that a person's page is named by: their lead, or the first that they sent. */
export async function findPersonId(
  db: Database,
  contacts: readonly string[],
): Promise<string | undefined> {
  const [first] = await db
    .select({ id: sql<string>`person_id` })
    .from(recordsWhere((of) => isOfContacts(of, contacts)))
    .orderBy(sql`kind = ${sentTables.leads.noun.one} desc, is_staged, at`)
    .limit(1);
  return first?.id;
}

/**
 * All contacts of the person with this one, first those of the lead that others were merged into; and
 * their leads, the newest first.
 */
export async function leadsOf(
  db: Database,
  contact: string,
): Promise<{ contacts: string[]; leadIds: string[] }> {
  const kept = sql`(
    select ${leads.id} from ${leads} where ${isOfContacts(leads, [contact])}
    union select ${mergedLeads.keptId} from ${mergedLeads} where ${isOfContacts(mergedLeads, [contact])})`;
  const { own, merged } = await batch(db, {
    own: db
      .select({ id: leads.id, email: leads.email, phone: leads.phone })
      .from(leads)
      .where(sql`${leads.id} in ${kept}`)
      .orderBy(desc(leads.seq)),
    merged: db
      .select({ email: mergedLeads.email, phone: mergedLeads.phone })
      .from(mergedLeads)
      .where(sql`${mergedLeads.keptId} in ${kept}`),
  });
  const all = [...own, ...merged].map(contactOf);
  return {
    contacts: all.length === 0 ? [contact] : [...new Set([...all, contact])],
    leadIds: own.map(({ id }) => id),
  };
}

/** All contacts of the person with this one. */
export const contactsOf = async (db: Database, contact: string): Promise<string[]> =>
  (await leadsOf(db, contact)).contacts;

/** Who a record is about. */
export interface NamedPerson {
  /** What their page is named by. */
  id: string;
  name: string;
  email: string | null;
  /** Who they are without an address. */
  phone: string | null;
}

/** Who each of these records, replies or outbox rows is about, by its id; where a record is gone, no one. */
export async function peopleOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, NamedPerson>> {
  if (ids.length === 0) return new Map();
  // One parameter: D1 takes a hundred at most.
  const given = sql`(select value from json_each(${JSON.stringify([...new Set(ids)])}))`;
  const aliases = sql`(
    select value as alias, value as about from ${given}
    union all select ${staffNotes.id}, ${staffNotes.subjectId} from ${staffNotes} where ${staffNotes.id} in ${given}
    union all select ${outbox.id}, coalesce(${staffNotes.subjectId}, ${outbox.subjectId})
    from ${outbox} left join ${staffNotes} on ${staffNotes.id} = ${outbox.subjectId} where ${outbox.id} in ${given}
  )`;
  const rows = await db
    .select({
      alias: sql<string>`alias`,
      id: sql<string>`person_id`,
      name: sql<string>`person_name`,
      email: sql<string | null>`person_email`,
      phone: sql<string | null>`person_phone`,
    })
    .from(recordsWhere(({ id }) => sql`${id} in (select about from ${aliases})`))
    .innerJoin(aliases, sql`about = record_id`);
  return new Map(rows.map(({ alias, ...person }) => [alias, person]));
}

/** Who a record is about, for a link to their page; null where there is no one. */
export function namedIn(
  people: ReadonlyMap<string, NamedPerson>,
  recordId: string | null | undefined,
): { id: string; name: string } | null {
  const person = people.get(recordId ?? '');
  return person ? { id: person.id, name: person.name } : null;
}
