import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import { AUDITED_RECORDS } from '../../../audit/audit.queries.ts';
import { batch, type Database } from '../../../db/client.ts';
import { isAddress, isSpelling } from '../../../db/is-address.ts';
import { recordsWhere } from '../../../people/person-of-record.queries.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { contactMessages } from '../../../db/schema/contact.ts';
import { leads, leadVisits } from '../../../db/schema/leads.ts';
import { staffNotes } from '../../../db/schema/notes.ts';
import { outbox, REPLY_ADDRESS } from '../../../db/schema/outbox.ts';
import { erasures } from '../../../db/schema/people.ts';
import { staffAudit } from '../../../db/schema/staff.ts';

/** Records of each kind, newest first; an export has all of them. */
export const SHOWN_OF_EACH_KIND = 200;
const EXPORTED_OF_EACH_KIND = 100_000;

const oneOf = (column: SQLiteColumn, kinds: readonly string[]): SQL =>
  sql`${column} in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** The ids of everything that an address sent, which the outbox, the keys and the audit log refer to. */
export const recordIdsOf = (email: string): SQL => sql`
  select record_id from ${recordsWhere((of) => isAddress(of.email, email))}
  union all select json_extract(${applications.resent}, '$.id') from ${applications}
  where ${applications.resent} is not null and ${isAddress(applications.email, email)}`;

/** The notes on these records, and the replies from them. */
export const isNoteOn = (ids: SQL): SQL =>
  sql`${oneOf(staffNotes.subjectKind, staffNotes.subjectKind.enumValues)} and ${staffNotes.subjectId} in (${ids})`;

const ABOUT_RECORDS = outbox.kind.enumValues.filter(
  (kind) => kind !== 'reply' && kind !== 'digest',
);

/** The outbox rows about these records, and the replies from them; the index starts with the kind. */
export const isOutboxRowAbout = (ids: SQL): SQL =>
  sql`((${oneOf(outbox.kind, ABOUT_RECORDS)} and ${outbox.subjectId} in (${ids})) or (${outbox.kind} = 'reply' and ${outbox.subjectId} in (select ${staffNotes.id} from ${staffNotes} where ${isNoteOn(ids)})))`;

/**
 * The outbox rows about an address: about its records, and e-mails that are answered at it, such as one
 * about an application that was sent again.
 */
export const isOutboxRowOf = (email: string): SQL =>
  sql`(${isOutboxRowAbout(recordIdsOf(email))} or ${isSpelling(REPLY_ADDRESS(outbox), email)})`;

/** The audit records about an address's records or their mail. */
export const isAuditOf = (email: string): SQL =>
  sql`${oneOf(staffAudit.subjectKind, AUDITED_RECORDS)} and (${staffAudit.subjectId} in (${recordIdsOf(email)}) or ${staffAudit.subjectId} in (select ${outbox.id} from ${outbox} where ${isOutboxRowOf(email)}))`;

export const isVisitOf = (email: string): SQL =>
  sql`${leadVisits.leadId} in (select ${leads.id} from ${leads} where ${isAddress(leads.email, email)})`;

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
