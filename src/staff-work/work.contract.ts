import type { ListResponse } from '../staff-list/list.contract.ts';
import type { ValuesOf, WorkValues } from './values.contract.ts';

/** What staff do with records of any kind. */

/** How many records one change may be about. */
export const CHANGED_AT_ONCE = 100;
export const NOTE_MAX = 4000;

export const workTexts = {
  noteTooLong: 'A note has at most 4,000 characters',
  noSuchChange: 'There is nothing to undo',
  nothing: 'Nothing was changed.',
  undone: 'Undone.',
} as const;

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/** One entry of what staff did with a record, newest first in a history. */
export type WorkEntry = {
  id: string;
  at: string | null;
  who: string;
  /** A note or a reply as it was written, or a change in words. */
  text: string;
  is_note: boolean;
  /** Of a reply to the person: its subject, and what became of its e-mail. */
  reply: {
    subject: string;
    mail: {
      id: string;
      status: 'pending' | 'sending' | 'sent' | 'failed';
      problem: string | null;
    } | null;
  } | null;
};

/** A record as staff see it in a list; times that are none are null. */
export type WorkRow = {
  id: string;
  name: string;
  email: string;
  created_at: string | null;
  status: string;
  owner: string | null;
  /** Grows with each change. */
  version: number;
  changed_at: string | null;
  /** Null before any change, and after a visit. */
  changed_by: string | null;
};
/** The same of a kind, with what staff set on it. */
export type RowWith<Values extends WorkValues> = Omit<WorkRow, keyof ValuesOf<Values>> &
  ValuesOf<Values>;
export type DetailsOf<Row> = Row & { history: WorkEntry[] };

/** What a change of several records came to. */
export type Changed<Row> = {
  data: Row[];
  /** Those that were not changed, and why; the record as it is now, unless it is gone. */
  conflicts: { id: string; error: string; record: Row | null }[];
  /** Names the change, to undo it; null where nothing was changed. */
  change: string | null;
};

/** The response to a change that another one came before: what happened, and the record as it is. */
export type Conflict<Row> = { error: string; record: Row };

export type WorkResponse<Row, Filter extends string = string> = ListResponse<Row> & {
  meta: { counts: Readonly<Record<Filter, number>> };
};
