import { endpoint } from '../shared/api.ts';

/** How long (ms) what staff send to a person can be taken back: it leaves after that. */
export const UNDO_MS = 10_000;

export const mailApi = {
  /** Tries a row again at once. */
  retry: endpoint('POST', '/api/admin/mail/:id/retry').of<object, null>(),
} as const;
