import { endpoint } from '../../shared/api.ts';
import type { ListParameters, ListResponse } from '../../staff-list/list.contract.ts';

export const MAIL_STATUSES = ['pending', 'sending', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const mailTexts = { failed: 'Failed to fetch outgoing mail' } as const;

/** What a row is about, in words. */
export const MAIL_KINDS = {
  contact: 'Contact message',
  reply: 'Reply',
  lead: 'Lead',
  affiliate_application: 'Affiliate application',
  application_decision: 'Decision, to the applicant',
  digest: 'Hourly digest',
  partner_registration: 'Partner registration',
  webhook: 'Notification',
} as const;

/** A row of the outbox. Its content stays there: it quotes people. */
export type MailRow = {
  id: string;
  kind: keyof typeof MAIL_KINDS;
  subject_id: string;
  /** Who it is about; null where the record is gone. */
  person: { id: string; name: string } | null;
  status: MailStatus;
  attempts: number;
  last_error: string | null;
  /** While it waits for its next attempt. */
  next_attempt_at: string | null;
  created_at: string | null;
  sent_at: string | null;
};

export type MailResponse = {
  data: MailRow[];
  meta: ListResponse<MailRow>['meta'] & { counts: Record<MailStatus, number> };
};

export const mailApi = {
  list: endpoint('GET', '/api/admin/mail').of<
    { query: Pick<ListParameters, 'offset' | 'limit'> & { status?: MailStatus } },
    MailResponse
  >(),
  retry: endpoint('POST', '/api/admin/mail/:id/retry').of<object, { mail: MailRow }>(),
  retryFailed: endpoint('POST', '/api/admin/mail/retry-failed').of<object, { queued: number }>(),
} as const;
