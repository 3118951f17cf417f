import { endpoint } from '../../shared/api.ts';
import type { MailResponse, MailRow, MailStatus } from '../staff/staff.contract.ts';

export const mailApi = {
  list: endpoint('GET', '/api/admin/mail').of<
    { query: { status?: MailStatus; cursor?: string; limit?: string } },
    MailResponse
  >(),
  retry: endpoint('POST', '/api/admin/mail/:id/retry').of<object, { mail: MailRow }>(),
  retryFailed: endpoint('POST', '/api/admin/mail/retry-failed').of<object, { queued: number }>(),
} as const;
