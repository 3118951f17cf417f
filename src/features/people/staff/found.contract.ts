import { endpoint } from '../../../shared/api.ts';

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/** What staff work on: its kind, status and owner. */
export type FoundWork = readonly [kind: string, status: string, owner: string | null];

export type FoundPerson = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** Such as 'Lead,Message'. */
  kinds: string;
  at: string | null;
  work: FoundWork[];
};

/** Whom a search finds; without one, those who came last. */
export type FoundPeople = {
  search: string;
  people: FoundPerson[];
  /** What is known of a whole address or phone number of nobody; null for nothing. */
  note: string | null;
};

export const foundApi = endpoint('GET', '/api/admin/people/found').of<
  { query: { q: string } },
  FoundPeople
>();
