import { desc, eq, sql, type SQL } from 'drizzle-orm';

import { batch, type Database } from '../../../db/client.ts';
import { isAddress } from '../../../db/is-address.ts';
import { recordsWhere } from '../../../people/person-of-record.queries.ts';
import {
  isAuditOf,
  isNoteOn,
  isOutboxRowOf,
  isVisitOf,
  recordIdsOf,
} from '../../../people/rows-of-person.queries.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { contactMessages } from '../../../db/schema/contact.ts';
import { leads, leadVisits } from '../../../db/schema/leads.ts';
import { staffNotes } from '../../../db/schema/notes.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { erasures } from '../../../db/schema/people.ts';
import { staffAudit } from '../../../db/schema/staff.ts';

/** Records of each kind, newest first; an export has all of them. */
export const SHOWN_OF_EACH_KIND = 200;
const EXPORTED_OF_EACH_KIND = 100_000;

/** Everything that is stored of an address. @param each how many rows of each kind, newest first */
export async function readPerson(
  db: Database,
  email: string,
  each: number = EXPORTED_OF_EACH_KIND,
) {
  return batch(db, {
    leads: db.select().from(leads).where(isAddress(leads.email, email)).orderBy(leads.seq),
    visits: db
      .select()
      .from(leadVisits)
      .where(isVisitOf(email))
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
      .where(isNoteOn(recordIdsOf(email)))
      .orderBy(desc(staffNotes.id))
      .limit(each),
  });
}

export type StoredPerson = Awaited<ReturnType<typeof readPerson>>;

/** The name and the address are the first two lines of what staff search. */
function isNamed(column: SQL, text: string): SQL {
  const first = sql`instr(${column}, char(10))`;
  const second = sql`instr(substr(${column} || char(10), ${first} + 1), char(10))`;
  return sql`instr(${column}, ${text}) between 1 and ${first} + ${second} - 1`;
}

/**
 * The people whose name or address contains a text, the one who came last first.
 * @param text as fold makes it
 */
export const searchPeople = (db: Database, text: string, most: number) =>
  db
    .select({
      id: sql<string>`person_id`,
      name: sql<string>`person_name`,
      email: sql<string>`person_email`,
      /** Such as 'Lead,Message'. */
      kinds: sql<string>`group_concat(distinct kind)`,
      /** ms */
      at: sql<number>`max(at)`,
    })
    .from(
      recordsWhere(({ searchText }) =>
        searchText ? isNamed(sql`${searchText}`, text) : sql`false`,
      ),
    )
    .groupBy(sql`lower(person_email)`)
    .orderBy(sql`5 desc`)
    .limit(most);

export type FoundPerson = Awaited<ReturnType<typeof searchPeople>>[number];

/** When (ms) an address was last erased; undefined if it never was. */
export async function lastErasure(db: Database, addressHash: string): Promise<number | undefined> {
  const row = await db
    .select({ at: erasures.at })
    .from(erasures)
    .where(eq(erasures.addressHash, addressHash))
    .orderBy(desc(erasures.at))
    .limit(1)
    .get();
  return row?.at;
}
