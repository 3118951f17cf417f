import { desc, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { AUDITED_RECORDS } from '../../audit/audit.queries.ts';
import { batch, type Database } from '../../db/client.ts';
import { isAddress } from '../../db/is-address.ts';
import { peopleOf } from '../../people/person-of-record.queries.ts';
import { isNoteOn, isOutboxRowOf, leadIdsOf, recordIdsOf } from './record-ids.queries.ts';
import { affiliateApplications as applications } from '../../db/schema/affiliates.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { leads, leadVisits } from '../../db/schema/leads.ts';
import { staffNotes } from '../../db/schema/notes.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { erasures } from '../../db/schema/people.ts';
import { staffAudit } from '../../db/schema/staff.ts';

/** Records of each kind, newest first; an export has all of them. */
export const SHOWN_OF_EACH_KIND = 200;
const EXPORTED_OF_EACH_KIND = 100_000;

/** Who a record is about; undefined when there is no such record. */
export async function findPerson(db: Database, recordId: string) {
  return (await peopleOf(db, [recordId])).get(recordId);
}

/**
 * The people whose name or address contains a text, the one who came last first.
 * @param text as fold makes it
 */
export async function searchPeople(db: Database, text: string, most: number) {
  /** The name and the address are the first two lines of what staff search. */
  const isNamed = (column: SQLiteColumn) => {
    const first = sql`instr(${column}, char(10))`;
    const second = sql`instr(substr(${column} || char(10), ${first} + 1), char(10))`;
    return sql`instr(${column}, ${text}) between 1 and ${first} + ${second} - 1`;
  };
  const { firstName, lastName } = applications;
  return db
    .select({
      id: sql<string>`id`,
      name: sql<string>`name`,
      email: sql<string>`email`,
      /** Such as 'Lead, Message'. */
      kinds: sql<string>`group_concat(distinct kind)`,
      /** ms */
      at: sql<number>`max(at)`,
    })
    .from(sql`(
      select ${leads.id} as id, ${leads.name} as name, ${leads.email} as email, 'Lead' as kind, ${leads.createdAt} as at
      from ${leads} where ${isNamed(leads.searchText)}
      union all select ${contactMessages.id}, ${contactMessages.name}, ${contactMessages.email}, 'Message', ${contactMessages.createdAt}
      from ${contactMessages} where ${isNamed(contactMessages.searchText)}
      union all select ${applications.id}, ${firstName} || ' ' || ${lastName}, ${applications.email}, 'Application', ${applications.createdAt}
      from ${applications} where ${isNamed(applications.searchText)}
    )`)
    .groupBy(sql`lower(email)`)
    .orderBy(sql`5 desc`)
    .limit(most);
}

export type FoundPerson = Awaited<ReturnType<typeof searchPeople>>[number];

/** When (ms) an address was last erased; undefined if it never was. */
export async function lastErasure(db: Database, addressHash: string): Promise<number | undefined> {
  const row = await db
    .select({ at: erasures.at })
    .from(erasures)
    .where(sql`${erasures.addressHash} = ${addressHash}`)
    .orderBy(desc(erasures.at))
    .limit(1)
    .get();
  return row?.at;
}

/** The audit records about an address's records or their mail. */
export const isAuditOf = (email: string): SQL =>
  sql`${staffAudit.subjectKind} in (${sql.join(
    AUDITED_RECORDS.map((kind) => sql`${kind}`),
    sql`, `,
  )}) and (${staffAudit.subjectId} in (${recordIdsOf(email)}) or ${staffAudit.subjectId} in (select ${outbox.id} from ${outbox} where ${isOutboxRowOf(email)}))`;

/** Everything that is stored of an address. @param each how many rows of each kind, newest first */
export async function readPerson(
  db: Database,
  email: string,
  each: number = EXPORTED_OF_EACH_KIND,
) {
  const ids = recordIdsOf(email);
  return batch(db, {
    leads: db.select().from(leads).where(isAddress(leads.email, email)).orderBy(leads.seq),
    visits: db
      .select()
      .from(leadVisits)
      .where(sql`${leadVisits.leadId} in (${leadIdsOf(email)})`)
      .orderBy(desc(leadVisits.seq))
      .limit(each),
    messages: db
      .select()
      .from(contactMessages)
      .where(isAddress(contactMessages.email, email))
      .orderBy(desc(contactMessages.createdAt))
      .limit(each),
    applications: db
      .select()
      .from(applications)
      .where(isAddress(applications.email, email))
      .orderBy(desc(applications.seq))
      .limit(each),
    mail: db.select().from(outbox).where(isOutboxRowOf(email)).orderBy(desc(outbox.id)).limit(each),
    audit: db
      .select()
      .from(staffAudit)
      .where(isAuditOf(email))
      .orderBy(desc(staffAudit.id))
      .limit(each),
    notes: db
      .select()
      .from(staffNotes)
      .where(isNoteOn(ids))
      .orderBy(desc(staffNotes.id))
      .limit(each),
  });
}

export type StoredPerson = Awaited<ReturnType<typeof readPerson>>;
