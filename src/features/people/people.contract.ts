import { staffPages } from '../../shared/staff-pages.ts';

export const peopleTexts = {
  failed: 'Failed to read this person',
  gone: 'There is nobody here: the record is unknown, or it was erased.',
  notFound: 'Nothing is stored of this address.',
  noMatch: 'Type the address exactly as it is shown.',
  eraseFailed: 'Nothing was erased. Please try again.',
  erased: 'Everything that was stored of this person has been erased.',
} as const;

/** The page of a person, by the id of one of their records: logs store URLs, so no address in them. */
export const personPath = <Id extends string>(id: Id) => `${staffPages.people.path}/${id}` as const;
export const erasePath = <Id extends string>(id: Id) => `${personPath(id)}/erase` as const;
/** Everything that is stored of the person, as a file. */
export const exportPath = <Id extends string>(id: Id) => `${personPath(id)}/data.html` as const;

export type Fact = readonly [name: string, value: string];

/** Something that happened, in a person's history. */
export type Moment = {
  id: string;
  at: string | null;
  /** In words, such as 'Lead' or 'Application rejected'. */
  what: string;
  /** Who made it happen. */
  from: 'person' | 'us';
  facts: readonly Fact[];
  /** What was written. */
  text: string | null;
  /** The record in its list. */
  href: string | null;
};

/** What staff work on, with what they set on it. */
export type WorkedRecord = {
  what: string;
  facts: readonly Fact[];
  /** In its list. */
  href: string;
};

export type Person = {
  id: string;
  name: string;
  email: string;
  records: readonly WorkedRecord[];
  /** How much there is of each kind. */
  counts: readonly Fact[];
  /** Where they came from first. */
  origin: readonly Fact[];
  /** Newest first. */
  moments: readonly Moment[];
  /** Whether older moments were left out. */
  isCut: boolean;
};

/** Where another person's record quotes an address. */
export interface Mention {
  id: string;
  /** Such as 'Note'. */
  what: string;
  /** Whose record it is. */
  name: string;
  text: string;
  href: string;
}
