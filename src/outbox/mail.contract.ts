import { endpoint } from '../shared/api.ts';

/** How long (ms) what staff send to a person can be taken back: it leaves after that. */
export const UNDO_MS = 10_000;

export const mailApi = {
  /** Tries a row again at once, and says why it failed; null where it left. */
  retry: endpoint('POST', '/api/admin/mail/:id/retry').of<object, { problem: string | null }>(),
} as const;
