import { apiRow } from '../../../db/api-row.ts';
import {
  findPersonId,
  peopleOf,
  type NamedPerson,
} from '../../../people/person-of-record.queries.ts';
import { SENT_NAMES, sentTables, type SentName } from '../../../people/sent-tables.ts';
import { recordKinds } from '../../../record-kinds.contract.ts';
import type { Database } from '../../../db/client.ts';
import { valueFacts } from '../../../staff/work/words.contract.ts';
import { momentsOf } from './moments.ts';
import {
  allPersonTables,
  readPerson,
  SHOWN_OF_EACH_KIND,
  type StoredPerson,
} from './person-tables.queries.ts';
import { findMentions } from './quotes.queries.ts';
import { originOf, recordHref, SHOWN, type Fact, type RowOfPerson } from './shown-rows.ts';

/** The records of one table that staff work on, with what they set on each. */
function recordsIn<Name extends SentName>(
  name: Name,
  rows: readonly (RowOfPerson<Name> & { id: string })[],
) {
  const { record, noun } = sentTables[name];
  const kind = recordKinds.find((each) => each.name === record?.kind);
  if (!kind) return [];
  const { [name]: shown } = SHOWN;
  return rows.map((row) => ({
    what: shown?.heading?.(row) ?? noun.one,
    facts: [...valueFacts(kind.values, apiRow(row)), ...(shown?.outcome?.(row) ?? [])],
    href: recordHref(kind.name, row.id),
  }));
}

/** A person as staff see them. */
function shownPerson({ id, name, email }: NamedPerson, stored: StoredPerson) {
  const { leads, visits, messages, applications } = stored;
  const first = leads[0] ?? visits.at(-1);
  return {
    id,
    name: leads[0]?.name ?? applications[0]?.name ?? messages[0]?.name ?? name,
    email,
    records: SENT_NAMES.flatMap((each) => recordsIn(each, stored[each])),
    /** How much there is of each kind. */
    counts: allPersonTables.flatMap(([table, { noun }]): Fact[] => {
      const { length } = stored[table];
      if (!noun || length === 0) return [];
      return [[length === 1 ? noun.one : noun.many, String(length)]];
    }),
    /** Where they came from first. */
    origin: first ? originOf(first) : [],
    moments: momentsOf(stored),
    /** Whether older moments were left out. */
    isCut: Object.values(stored).some((rows) => rows.length >= SHOWN_OF_EACH_KIND),
  };
}

export type Person = ReturnType<typeof shownPerson>;

/** The page of the person that a record is about; undefined when there is no such record. */
export async function showPerson(db: Database, recordId: string): Promise<Person | undefined> {
  const found = (await peopleOf(db, [recordId])).get(recordId);
  if (!found) return undefined;
  const { name, email } = found;
  const id = (await findPersonId(db, email)) ?? recordId;
  const stored = await readPerson(db, email, SHOWN_OF_EACH_KIND);
  return shownPerson({ id, name, email }, stored);
}

/** Where other people's records quote an address, to be read before it is erased. */
export async function mentionsOf(db: Database, email: string) {
  const found = await findMentions(db, email);
  const people = await peopleOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, what, kind, text }) => ({
    id,
    what,
    text,
    name: people.get(id)?.name ?? '',
    href: recordHref(kind, id),
  }));
}

export type Mention = Awaited<ReturnType<typeof mentionsOf>>[number];
