import { endpoint } from '../../shared/api.ts';

/** A session lasts this long, on the server and as the browser's hint (ADM-07). */
export const SESSION_HOURS = 24;
export const SESSION_MS = SESSION_HOURS * 3_600_000;

/** Sent with what a page asks by itself, such as polling: it does not count as use of the session. */
export const BACKGROUND_HEADER = 'x-background';

/** Staff pages store the browser's time zone in it, for the next page and the export. */
export const ZONE_COOKIE = 'staffTimeZone';

export const texts = {
  actionFailed: 'This could not be done. Please try again.',
} as const;

export const sessionApi = {
  signIn: endpoint('POST', '/api/admin/session').of<
    { body: { password: string; name?: string | null; code?: string | null } },
    null
  >(),
  /** Whether the browser has a session: 204, or 401. */
  read: endpoint('GET', '/api/admin/session').of<object, null>(),
  signOut: endpoint('DELETE', '/api/admin/session').of<object, null>(),
} as const;

/** Where the plain forms of the staff area go, without JavaScript too. */
export const staffForms = {
  signIn: '/admin/sign-in',
  signOut: '/admin/sign-out',
} as const;

/** A one-time message shown after a redirect. `undo` is where a plain form undoes what the message is about. */
export type Flash = { text: string; isProblem: boolean; undo?: string };
