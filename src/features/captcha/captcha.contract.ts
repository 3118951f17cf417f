/** What the three failures of the human check are called (first document, section 8). */
export const CAPTCHA_TEXTS = {
  notLoaded: 'reCAPTCHA not loaded. Please try again.',
  noToken: 'Failed to verify you are human. Please try again.',
  notVerified: 'Security verification failed. Please try again.',
} as const;

/** The action that a token is asked for unless the form has one of its own (CAP-02). */
export const DEFAULT_ACTION = 'form_submit';

/** The longest token that is looked at; real ones are about 2,000 characters. */
export const MAX_TOKEN_LENGTH = 8192;

const LOWEST_SCORE = 0.3;

export interface Verdict {
  success: boolean;
  score?: number | undefined;
  action?: string | undefined;
  hostname?: string | undefined;
}

/**
 * Whether a verdict lets a form pass: success, and no score or at least 0.3 (CAP-04). What else the
 * verdict names must be ours: a token made for another form or another site is not.
 */
export function isHuman(
  verdict: Verdict,
  expected: { actions: readonly string[]; hosts: readonly string[] },
): boolean {
  if (!verdict.success) return false;
  if (verdict.score !== undefined && !(verdict.score >= LOWEST_SCORE)) return false;
  const action = verdict.action?.toLowerCase();
  if (action && !expected.actions.includes(action)) return false;
  const host = verdict.hostname?.toLowerCase();
  return !host || expected.hosts.includes(host);
}
