import { endpoint } from '../shared/api.ts';

/** What a row of the outbox is about, in words. */
export const MAIL_KINDS = {
  contact: 'Contact message',
  reply: 'Reply',
  lead: 'Lead',
  affiliate_application: 'Affiliate application',
  application_decision: 'Decision, to the applicant',
  digest: 'Hourly digest',
  partner_registration: 'Registration at PartnerStack',
  webhook: 'Notification',
} as const;

export const mailApi = {
  /** Tries a row again at once. */
  retry: endpoint('POST', '/api/admin/mail/:id/retry').of<object, null>(),
} as const;
