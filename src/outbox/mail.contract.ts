import { endpoint } from '../shared/api.ts';

export const mailApi = {
  /** Tries a row again at once. */
  retry: endpoint('POST', '/api/admin/mail/:id/retry').of<object, null>(),
} as const;
