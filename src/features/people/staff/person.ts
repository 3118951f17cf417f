import {
  findPersonId,
  leadsOf,
  peopleOf,
  type NamedPerson,
} from '../../../people/person-of-record.queries.ts';
import { readRelatedLeads } from '../../../people/duplicates.queries.ts';
import type { RelatedLeads } from '../../../people/people.contract.ts';
import { SENT_NAMES, sentTables, type SentName } from '../../../people/sent-tables.ts';
import { contactOf } from '../../../shared/text/person-contact.ts';
import { recordKinds } from '../../../record-kinds.contract.ts';
import type { Database } from '../../../db/client.ts';
import { workRowOf } from '../../../staff/work/work-row.ts';
import { momentsOf } from './moments.ts';
import type { Fact, Person, PersonRecord, ReplyStart } from './person.contract.ts';
import {
  allPersonTables,
  readPerson,
  SHOWN_OF_EACH_KIND,
  type StoredPerson,
} from './person-tables.queries.ts';
import { findMentions } from './quotes.queries.ts';
import { originOf, recordHref, SHOWN, type RowOfPerson } from './shown-rows.ts';

/** The records of one table that staff work on, with what they set on each. */
function recordsIn<Name extends SentName>(
  name: Name,
  rows: readonly (RowOfPerson<Name> & { id: string })[],
  related: ReadonlyMap<string, RelatedLeads>,
): PersonRecord[] {
  const { record, noun } = sentTables[name];
  const kind = recordKinds.find((each) => each.name === record?.kind);
  if (!kind) return [];
  const { [name]: shown } = SHOWN;
  return rows.map((row) => ({
    list: kind.list,
    what: shown?.heading?.(row) ?? noun.one,
    href: recordHref(kind.name, row.id),
    row: workRowOf(kind, row),
    outcome: shown?.outcome?.(row) ?? [],
    reply: shown?.reply?.(row) ?? NO_REPLY,
    related: related.get(row.id) ?? null,
  }));
}

/** Most people have one. */
const LEADS_LOOKED_AT = 3;

const NO_REPLY: ReplyStart = { about: '', quote: '', filling: {} };

/** A person as staff see them. */
function shownPerson(
  { id, name, email, phone }: NamedPerson,
  contacts: readonly string[],
  stored: StoredPerson,
  related: ReadonlyMap<string, RelatedLeads>,
): Person {
  const { leads, visits, messages, applications } = stored;
  const first = leads[0] ?? visits.at(-1);
  const lead = leads[0] ?? { email, phone };
  return {
    id,
    name: leads[0]?.name ?? applications[0]?.name ?? messages[0]?.name ?? name,
    email: lead.email,
    phone: lead.phone,
    contacts,
    records: SENT_NAMES.flatMap((each) => recordsIn(each, stored[each], related)),
    counts: allPersonTables.flatMap(([table, { noun }]): Fact[] => {
      const { length } = stored[table];
      if (!noun || length === 0) return [];
      return [[length === 1 ? noun.one : noun.many, String(length)]];
    }),
    origin: first ? originOf(first) : [],
    moments: momentsOf(stored),
    isCut: Object.values(stored).some((rows) => rows.length >= SHOWN_OF_EACH_KIND),
  };
}

/** Whom a record is about. */
interface FoundPerson extends NamedPerson {
  contacts: readonly string[];
  /** Their leads, the newest first. */
  leadIds: readonly string[];
}

/** The person that a record is about; undefined when there is no such record. */
export async function findPerson(db: Database, recordId: string): Promise<FoundPerson | undefined> {
  const found = (await peopleOf(db, [recordId])).get(recordId);
  return found && { ...found, id: recordId, ...(await leadsOf(db, contactOf(found))) };
}

/** The page of a person. */
export async function showPerson(db: Database, found: FoundPerson): Promise<Person> {
  const { contacts, leadIds } = found;
  const [id = found.id, stored, ...related] = await Promise.all([
    findPersonId(db, contacts),
    readPerson(db, contacts, SHOWN_OF_EACH_KIND),
    ...leadIds
      .slice(0, LEADS_LOOKED_AT)
      .map(async (leadId) => [leadId, await readRelatedLeads(db, leadId)] as const),
  ]);
  return shownPerson({ ...found, id }, contacts, stored, new Map(related));
}

/** Where other people's records quote one of these contacts, to be read before it is erased. */
export async function mentionsOf(db: Database, contacts: readonly string[]) {
  const found = await findMentions(db, contacts);
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
