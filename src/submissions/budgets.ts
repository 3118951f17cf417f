/** What is counted separately. */
export type SubmissionKind = 'contact' | 'lead' | 'affiliate_application';

/**
 * What one hour may bring over all addresses. Real hours stay far below: a launch day had 200 leads
 * in one. The reasons are in docs/decisions/18-limits.md.
 *
 * - `mails`: so many submissions are announced in an e-mail each; the others in one digest after the
 *   hour. From here on leads and applications need the captcha, which contact messages always need.
 * - `unchecked`: so many are stored in all while some come without a captcha: plain forms, and every
 *   form while the captcha is not set up or does not respond. Messages only while it refuses our own keys.
 */
export const BUDGETS = {
  contact: { mails: 60, unchecked: 30 },
  lead: { mails: 60, unchecked: 600 },
  affiliate_application: { mails: 30, unchecked: 120 },
} as const satisfies Record<SubmissionKind, { mails: number; unchecked: number }>;
