import { endpoint } from '../../../shared/api.ts';
import type { WorkRow } from '../../../staff/work/work.contract.ts';

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/** A part of somebody's day: records of one kind, or of any, that wait for one reason. */
export type DayPart = {
  title: string;
  /** The lists that have its records, each in the filter that finds them. */
  lists: { title: string; href: string }[];
  /** How many there are, of which some are in the records. */
  total: number;
};

export type DayRecord = {
  list: string;
  /** The title of its part. */
  part: string;
  /** In its list. */
  href: string;
  /** What is to be done, or what it is about. */
  about: string | null;
  /** Since when it waits: a time (ms), or a day ('YYYY-MM-DD'). */
  since: number | string;
  /** Whether a later day of its next step takes it out of its part. */
  can_be_put_off: boolean;
  row: WorkRow & { next_step?: string | null; next_at?: string | null };
};

/** What somebody has to do today: the most urgent part first, and of each the longest waiting. */
export type Day = { parts: DayPart[]; records: DayRecord[] };

export const dayTexts = {
  failed: 'Failed to read what there is to do.',
  /** The title of the part with what was not sent. */
  unsent: 'Could not be sent',
} as const;

/** Of each part, at first and with each further press. */
export const SHOWN_AT_FIRST = 20;
/** Of a part; its list has the others. */
export const MOST_SHOWN = 500;

/** The query has how many are read of a part, by its title. */
export const dayApi = endpoint('GET', '/api/admin/day').of<
  { query: Readonly<Record<string, string>> },
  Day
>();
