/** What is counted separately. */
export type SubmissionKind = 'contact' | 'lead' | 'affiliate_application';

interface Budget {
  /** So many are announced by an e-mail each; 0 for none. A digest after the hour tells of the others. */
  mails: number;
  /** So many are stored before a form has to show the captcha; 0 where it always has to. */
  withoutCaptcha: number;
  /**
   * So many are stored in all while some come without a captcha: plain forms, and every form while the
   * captcha is not set up or does not respond. Messages only while it refuses our own keys.
   */
  unchecked: number;
}

/**
 * What one hour may bring over all addresses. Real hours stay far below: a launch day had 200 leads
 * in one. The reasons are in docs/decisions/18-limits.md.
 */
export const BUDGETS: Readonly<Record<SubmissionKind, Budget>> = {
  contact: { mails: 60, withoutCaptcha: 0, unchecked: 30 },
  lead: { mails: 60, withoutCaptcha: 60, unchecked: 600 },
  affiliate_application: { mails: 30, withoutCaptcha: 30, unchecked: 120 },
};
