import { sql, type Column, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { isAddress } from '../db/is-address.ts';
import { affiliateApplications as applications } from '../db/schema/affiliates.ts';
import { contactMessages as messages } from '../db/schema/contact.ts';
import { leads, leadVisits as visits } from '../db/schema/leads.ts';
import { staffNotes } from '../db/schema/notes.ts';
import { outbox } from '../db/schema/outbox.ts';

/**
 * A person is an e-mail address: it ties leads, visits, messages, applications and mail together. URLs
 * name a person by the id of one of these records, because logs store URLs.
 */

interface RecordColumns {
  id: Column;
  email: Column;
  /** A visit has none. */
  searchText?: Column;
}

/** All that people sent, with what their pages are named by. @param which rows, by the columns of each table */
export const recordsWhere = (which: (columns: RecordColumns) => SQL): SQL => sql`(
  select ${leads.id} as record_id, ${leads.id} as person_id, ${leads.name} as person_name, ${leads.email} as person_email, 'Lead' as kind, ${leads.createdAt} as at
  from ${leads} where ${which(leads)}
  union all select ${visits.id}, ${leads.id}, ${leads.name}, ${leads.email}, 'Visit', ${visits.createdAt}
  from ${visits} join ${leads} on ${leads.id} = ${visits.leadId} where ${which({ id: visits.id, email: leads.email })}
  union all select ${messages.id}, ${messages.id}, ${messages.name}, ${messages.email}, 'Message', ${messages.createdAt}
  from ${messages} where ${which(messages)}
  union all select ${applications.id}, ${applications.id}, ${applications.firstName} || ' ' || ${applications.lastName}, ${applications.email}, 'Application', ${applications.createdAt}
  from ${applications} where ${which(applications)}
)`;

/** The record that an address's page is named by: its lead, or the first that it sent. */
export async function findPersonId(db: Database, email: string): Promise<string | undefined> {
  const [first] = await db
    .select({ id: sql<string>`person_id` })
    .from(recordsWhere((of) => isAddress(of.email, email)))
    .orderBy(sql`kind = 'Lead' desc, at`)
    .limit(1);
  return first?.id;
}

/** Who a record is about. */
export interface NamedPerson {
  /** What their page is named by. */
  id: string;
  name: string;
  email: string;
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
      email: sql<string>`person_email`,
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
