import { endpoint } from '../shared/api.ts';
import type { DisplayTime } from '../shared/display-time.ts';
import type { ListState } from './list/list.contract.ts';

/** A session lasts this long, on the server and as the browser's hint. */
export const SESSION_HOURS = 24;
export const SESSION_MS = SESSION_HOURS * 3_600_000;

/** Staff pages store the browser's time zone in it, for the next page and the export. */
export const ZONE_COOKIE = 'staffTimeZone';
/** Set where staff want to be asked for their name later. */
export const NAMELESS_COOKIE = 'staffNameLater';

export const texts = {
  actionFailed: 'This could not be done. Please try again.',
} as const;

export const sessionApi = {
  signIn: endpoint('POST', '/api/admin/session').of<
    { body: { password: string; name?: string | null } },
    null
  >(),
  /** Whose session the browser has, and who it may be; 401 without one. */
  read: endpoint('GET', '/api/admin/session').of<
    object,
    { name: string | null; names: string[] }
  >(),
  signOut: endpoint('DELETE', '/api/admin/session').of<object, null>(),
} as const;

/** Where the plain forms of the staff area go, without JavaScript too. */
export const staffForms = {
  signIn: '/admin/sign-in',
  signOut: '/admin/sign-out',
} as const;

/** A one-time message shown after a redirect. */
export type Flash = {
  text: string;
  isProblem: boolean;
  /** The id of the row that it is about: where that shows, staff go on there. */
  at?: string | undefined;
};

/** The record that a list's URL has open next to it; `problem` says why there are no details. */
export type OpenedRecord<Details> = {
  id: string;
  details: Details | null;
  problem: string | null;
};

/** What the screen of records that staff work on is rendered with. */
export type WorkedListProps<Data, Details> = {
  /** Null when the list could not be read. */
  response: Data | null;
  /** What the page's URL asks for. */
  state: ListState;
  time: DisplayTime;
  open: OpenedRecord<Details> | null;
  /** The reader's own name, and those that records can be given to. */
  me: string;
  names: string[];
  /** What the reader's name is in a text; '' without one. */
  signature: string;
};
