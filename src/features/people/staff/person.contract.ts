import { endpoint } from '../../../shared/api.ts';
import type { RelatedLeads } from '../../../people/people.contract.ts';
import type { WorkRow } from '../../../staff/work/work.contract.ts';

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

export type Fact = readonly [name: string, value: string];

/** Something that happened, in a person's history. */
export type Moment = {
  id: string;
  at: string | null;
  /** In words, such as 'Application rejected'. */
  what: string;
  /** Whether its text repeats to our team what the person sent. */
  isCopy: boolean;
  /** Who of the staff did it, and what it set: 'Ana: status won'; '' for what is in the facts. */
  line: string;
  facts: readonly Fact[];
  /** What was written. */
  text: string | null;
  /** The record in its list. */
  href: string | null;
};

/** What a reply from a record begins with. */
export type ReplyStart = {
  /** The subject of what the person wrote; '' for none. */
  about: string;
  /** What they wrote; '' for nothing to quote. */
  quote: string;
  /** Further placeholders, with what they become. */
  filling: { [placeholder: string]: string };
};

/** A record of a person that staff work on. */
export type PersonRecord = {
  /** The list that it is in. */
  list: string;
  what: string;
  /** In its list. */
  href: string;
  /** With what staff set on it. */
  row: WorkRow;
  /** What came of it besides. */
  outcome: readonly Fact[];
  reply: ReplyStart;
  /** Of a lead. */
  related: RelatedLeads | null;
};

/** A person as staff see them. */
export type Person = {
  /** What their page is named by. */
  id: string;
  name: string;
  email: string | null;
  /** Who they are without an address. */
  phone: string | null;
  /** All addresses, and phone numbers of leads without one, that are this person's; the first is that of their lead. */
  contacts: readonly string[];
  records: readonly PersonRecord[];
  /** How much there is of each kind. */
  counts: readonly Fact[];
  /** Where they came from first. */
  origin: readonly Fact[];
  moments: readonly Moment[];
  /** Whether older moments were left out. */
  isCut: boolean;
};

export const personApi = endpoint('GET', '/api/admin/people/:id').of<object, Person>();
