import { endpoint } from '../../shared/api.ts';

export const captchaApi = {
  verify: endpoint('POST', '/api/verify-captcha').of<
    { body: { token: string } },
    { success: boolean; score?: number; 'error-codes': string[] }
  >(),
} as const;

export const CAPTCHA_TEXTS = {
  notLoaded: 'reCAPTCHA not loaded. Please try again.',
  noToken: 'Failed to verify you are human. Please try again.',
  notVerified: 'Security verification failed. Please try again.',
  tooMany: 'Too many checks. Please wait a minute before trying again.',
} as const;

export const DEFAULT_ACTION = 'form_submit';

/** Real tokens have about 2,000 characters. */
export const MAX_TOKEN_LENGTH = 8192;

/** What a form that has to be sent again with a token needs to get one. */
export interface CaptchaSource {
  siteKey: string;
  /** The address of the provider's script. */
  script: string;
}

/** The `code` of a refusal that a token lifts, and the `captcha` that comes with it. */
export const CAPTCHA_REQUIRED = 'captcha_required';

export interface CaptchaDemand {
  code: typeof CAPTCHA_REQUIRED;
  captcha: CaptchaSource;
}

const LOWEST_SCORE = 0.3;

export interface Verdict {
  success: boolean;
  score?: number | undefined;
  action?: string | undefined;
  hostname?: string | undefined;
}

/**
 * Success with no score or at least 0.3. A token that was made for another form or another
 * site does not pass.
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

/** Codes that are about our keys or domains: no visitor can do anything about them. */
const SETUP_CODES = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'invalid-keys',
  'browser-error',
]);

/**
 * Why a refusal is our own: a wrong key, or a domain that the provider does not know. Undefined where it is
 * about the visitor.
 */
export function setupProblem(
  { success, hostname = '', errorCodes }: Verdict & { errorCodes: readonly string[] },
  hosts: readonly string[],
): string | undefined {
  const code = errorCodes.find((each) => SETUP_CODES.has(each));
  if (code) return code;
  const host = hostname.toLowerCase();
  return success && host && !hosts.includes(host) ? `the key is that of ${host}` : undefined;
}
