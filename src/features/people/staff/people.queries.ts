import { or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { isOfContacts } from '../../../db/is-address.ts';
import { recordsWhere } from '../../../people/person-of-record.queries.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { FoundWork } from './found.contract.ts';

/** The name and the address, or else the phone, are the first two lines of what staff search. */
function isNamed(column: SQL, text: string): SQL {
  const first = sql`instr(${column}, char(10))`;
  const second = sql`instr(substr(${column} || char(10), ${first} + 1), char(10))`;
  return sql`instr(${column}, ${text}) between 1 and ${first} + ${second} - 1`;
}

const workIn = (stored: string): FoundWork[] =>
  (JSON.parse(stored) as string[])
    .toSorted((a, b) => a.localeCompare(b))
    .map((each) => JSON.parse(each) as FoundWork);

/** The people of some records, the one who came last first, and those of rows that nobody checked at the end. */
const readPeople = (db: Database, records: SQL, most: number) =>
  db
    .select({
      id: sql<string>`person_id`,
      name: sql<string>`person_name`,
      email: sql<string | null>`person_email`,
      phone: sql<string | null>`person_phone`,
      /** Such as 'Lead,Message'. */
      kinds: sql<string>`group_concat(distinct kind)`,
      at: sql`at`.mapWith((ms: number) => isoOf(ms)),
      work: sql`json_group_array(distinct work) filter (where work is not null)`.mapWith(workIn),
    })
    .from(records)
    .groupBy(sql`person_contact`)
    // Beside a lone max(), SQLite takes the other columns from the row that has it.
    .orderBy(sql`max((not is_staged) || printf('%015d', at)) desc`)
    .limit(most);

/**
 * The people whose name, address or phone contains one of some texts, the one who came last first.
 * @param texts as searchForms makes them
 */
export const searchPeople = (db: Database, texts: readonly string[], most: number) =>
  readPeople(
    db,
    recordsWhere(({ searchText }) =>
      searchText
        ? sql`(${or(...texts.map((text) => isNamed(sql`${searchText}`, text)))})`
        : sql`false`,
    ),
    most,
  );

/** The people who came last, with all that each of them sent. */
export async function newestPeople(db: Database, most: number) {
  const newest = await db
    .selectDistinct({ contact: sql<string>`person_contact` })
    .from(
      recordsWhere(
        ({ id, newest: order }) =>
          sql`${id} in (select ${id} from ${id.table} order by ${order} desc limit ${most})`,
      ),
    );
  const contacts = newest.map(({ contact }) => contact);
  return readPeople(
    db,
    recordsWhere((of) => isOfContacts(of, contacts)),
    most,
  );
}
