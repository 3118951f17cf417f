/** What staff do with leads and messages alike. */

/** How many records one change may be about. */
export const CHANGED_AT_ONCE = 100;

export const workTexts = {
  noteTooLong: 'A note has at most 4,000 characters',
  nextStepTooLong: 'A next step has at most 200 characters',
  ownerTooLong: 'A name has at most 60 characters',
  day: 'Write a day as YYYY-MM-DD',
  nothing: 'Nothing was changed.',
  undone: 'Undone.',
  tooLateToUndo: 'This can no longer be undone: it was changed again.',
} as const;

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/** One entry of what staff did with a record, newest first in a history. */
export type WorkEntry = {
  id: string;
  at: string | null;
  who: string;
  /** A note as it was written, or a change in words. */
  text: string;
  is_note: boolean;
};

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
