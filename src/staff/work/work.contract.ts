import { countText } from '../list/list-texts.contract.ts';
import type { ListResponse } from '../list/list.contract.ts';
import type { ValuesOf, WorkValues } from './values.contract.ts';

/** What staff do with records of any kind. */

/** How many records one call may change by name. */
export const CHANGED_AT_ONCE = 500;
/** How many it may change by the filter of a list. */
export const MATCHED_AT_ONCE = 5000;
export const NOTE_MAX = 4000;

export const workTexts = {
  noteTooLong: 'A note has at most 4,000 characters',
  noteEmpty: 'Write a note',
  tooOld: 'This page is older than the site. Reload it and try again.',
} as const;

/** @param count how many changes have not been sent */
export const offlineText = (count: number): string =>
  `You are offline. ${
    count === 0
      ? 'What you change is'
      : count === 1
        ? '1 change waits and is'
        : `${countText(count)} changes wait and are`
  } sent when the connection is back.`;

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
      /** Of the next automatic try. */
      next_at: string | null;
      /** For how long (ms) the reply can be taken back. */
      undo_ms: number | null;
    } | null;
  } | null;
};

/** What staff sent about a record and did not leave: its row of the outbox, what it is, since when (ms), why, and the next automatic try. */
export type Unsent = {
  id: string;
  what: string;
  at: number;
  problem: string;
  next_at: string | null;
};

/** A record as staff see it in a list; times that are none are null. */
export type WorkRow = {
  id: string;
  name: string;
  /** Null for a lead with a phone number only. */
  email: string | null;
  created_at: string | null;
  status: string;
  owner: string | null;
  waits: 'them' | null;
  /** Grows with each change. */
  version: number;
  changed_at: string | null;
  /** Null before any change, and after a visit. */
  changed_by: string | null;
  /** Where a search found it, if its name and address do not say: 'Campaign: spring'. */
  found_in?: string;
  /** Where something was not sent; null once it was. */
  unsent?: Unsent | null;
};
/** The same of a kind, with what staff set on it. */
export type RowWith<Values extends WorkValues> = Omit<WorkRow, keyof ValuesOf<Values>> &
  ValuesOf<Values>;
export type DetailsOf<Row> = Row & { history: WorkEntry[] };

/** Values that staff set, by name; null for none. */
export type Given = { [name: string]: string | null };

/** A change of one record. With `was`, it is made only where the record has these values still. */
export type Change = { id: string; set: Given; was?: Given | undefined };

/** A record that someone else gave another value in the meantime; nothing of it was changed. */
export type ChangeConflict = {
  id: string;
  name: string;
  /** What was to be set, and what it is. */
  set: Given;
  theirs: Given;
  by: string | null;
};

export type Changed = {
  /**
   * What the change changed; undone by the same change with `set` and `was` the other way round. A record
   * that had these values already is not in it.
   */
  made: { id: string; set: Given; was: Given }[];
  conflicts: ChangeConflict[];
  /** The ids of records that are no longer there. */
  gone: string[];
  /** The ids of those that could not be stored, while others were. */
  failed: string[];
};

/** What a refused change has in its error besides: where staff can go on. */
export type RefusedChange = { link?: { label: string; href: string } };

export type WorkResponse<Row, Filter extends string = string> = ListResponse<Row> & {
  meta: { counts: Readonly<Record<Filter, number>> };
};
