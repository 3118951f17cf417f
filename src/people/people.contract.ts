import { endpoint } from '../shared/api.ts';
import { staffPages } from '../shared/staff-pages.ts';

export const peopleTexts = {
  failed: 'Failed to read this person',
  gone: 'There is nobody here: the record is unknown, or it was erased.',
  notFound: {
    email: 'Nothing is stored of this address.',
    phone: 'Nothing is stored of this phone number.',
  },
  noMatch: 'Type it exactly as it is shown.',
  eraseFailed: 'Nothing was erased. Please try again.',
  erased: 'Everything that was stored of this person has been erased.',
} as const;

/** The page of a person, by the id of one of their records: logs store URLs, so no address in them. */
export const personPath = <Id extends string>(id: Id) => `${staffPages.people.path}/${id}` as const;
export const erasePath = <Id extends string>(id: Id) => `${personPath(id)}/erase` as const;
/** Everything that is stored of the person, as a file. */
export const exportPath = <Id extends string>(id: Id) => `${personPath(id)}/data.html` as const;

export const peopleApi = {
  /** People by a part of their name, address or, without one, phone; `kinds` is such as 'Lead,Message'. */
  search: endpoint('GET', '/api/admin/people').of<
    { query: { q: string } },
    { id: string; name: string; email: string | null; phone: string | null; kinds: string }[]
  >(),
} as const;

/** The question whether a lead takes another one in, and what undoes that. */
export const mergePath = <Id extends string>(kept: Id, other: Id) =>
  `${staffPages.leads.path}/merge/${kept}/${other}` as const;
export const undoMergePath = <Id extends string>(id: Id) =>
  `${staffPages.leads.path}/merged/${id}/undo` as const;

/** What a lead's page says of the form that led to it. */
export const DONE_BEFORE = {
  added: 'The lead was added.',
  unmerged: 'Undone. These are two leads again.',
} as const;
export const doneHash = <Name extends string>(name: Name) => `#done-${name}` as const;

const MERGED = '#merged-';
/** Has the list say which lead was merged into the open one, with the undo. */
export const mergedHash = (id: string): string => MERGED + id;
/** The lead that it names; null for none. */
export const mergedIn = (hash: string): string | null =>
  hash.startsWith(MERGED) ? hash.slice(MERGED.length) : null;

/** Other leads that may be the same person, and those that were merged into this one. Types, as an island has them. */
export type RelatedLeads = {
  duplicates: { id: string; name: string; contact: string; why: string }[];
  merged: { id: string; name: string; contact: string; by: string; at: string | null }[];
};
