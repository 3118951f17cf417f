import { endpoint } from '../../shared/api.ts';

/** How often (ms) a page that is seen polls. */
export const POLL_MS = 5000;

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/** What a page that polls compares. */
export type PollState = {
  /** The ETag of this response, for the next poll. */
  tag: string;
  /** By the list's name: another text after each of its changes. */
  versions: { [list: string]: string };
  /** How much is new or failed, by the path of its page. */
  waiting: { [path: string]: number };
  /** How much of it has waited for too long. */
  overdue: { [path: string]: number };
  /** The reader's own replies that were lately not sent: who was to get them, why, and about which record. */
  unsent: { id: string; name: string; problem: string; list: string; record: string }[];
};

/** With If-None-Match: 304 while no list has changed. */
export const pollApi = endpoint('GET', '/api/admin/changes').of<object, PollState>();
