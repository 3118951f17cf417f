import { recordProviderFailure } from '../db/provider-failures.ts';
import { clientAddress, isShared } from '../http/client-address.ts';
import type { AppContext } from '../http/context.ts';
import { AppError } from '../http/app-error.ts';
import { mediaType } from '../http/request-guards.ts';
import type { Services } from '../services.ts';
import type { Config } from '../config.ts';
import {
  CAPTCHA_REQUIRED,
  CAPTCHA_TEXTS,
  DEFAULT_ACTION,
  isHuman,
  setupProblem,
  type CaptchaDemand,
  type CaptchaSource,
} from '../features/captcha/captcha.contract.ts';
import { logError, logWarning } from '../shared/log.ts';
import { BUDGETS, type SubmissionKind } from './budgets.ts';
import { HOUR_MS, hourStart, type HourShare } from './hours.queries.ts';

const ACTIONS = [DEFAULT_ACTION, 'contact'];

/**
 * 'spent': the token was verified before. 'unavailable': the provider did not say. 'misconfigured': it
 * refuses our keys or domains, and so everybody.
 */
type Check = 'human' | 'spent' | 'refused' | 'unavailable' | 'misconfigured';

/** @param host the host name that the site was called by */
export async function checkHuman(
  { db, providers, config }: Pick<Services, 'config' | 'db' | 'providers'>,
  token: string,
  host: string,
): Promise<Check> {
  const verdict = await providers.captcha.verify(token);
  if (!verdict.ok) {
    await recordProviderFailure(db, verdict.error);
    logError('captcha_unavailable', { reason: verdict.error.reason, status: verdict.error.status });
    return 'unavailable';
  }
  const hosts = [host, new URL(config.SITE_ORIGIN).hostname];
  if (isHuman(verdict.value, { actions: ACTIONS, hosts })) return 'human';
  const { errorCodes } = verdict.value;
  const problem = setupProblem(verdict.value, hosts);
  if (problem) {
    const message = `reCAPTCHA refuses everybody (${problem}): check both keys and the domains in its console. Messages are stored unchecked`;
    await recordProviderFailure(db, { provider: 'recaptcha', reason: 'status', message });
    logError('captcha_misconfigured', { problem });
    return 'misconfigured';
  }
  logWarning('captcha_not_verified', { codes: errorCodes });
  return errorCodes.includes('timeout-or-duplicate') ? 'spent' : 'refused';
}

/** The captcha's key and script; undefined where it is not set up. */
export function captchaSource(config: Config): CaptchaSource | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SCRIPT_URL: script } = config;
  return siteKey && config.missing.recaptcha.length === 0
    ? { siteKey, script: `${script}?render=${encodeURIComponent(siteKey)}` }
    : undefined;
}

/** How far a submission was checked, and so how much of the hour is open to it. */
export type Admission = Pick<HourShare, 'isCounted' | 'most' | 'canCheck'>;

/**
 * @param token from a form that was asked for one; empty otherwise
 * @throws AppError refused, for a token that does not pass
 */
export async function admissionOf(
  c: AppContext,
  kind: SubmissionKind,
  token: string | undefined,
): Promise<Admission> {
  const services = c.get('services');
  if (isShared(clientAddress(c))) return { isCounted: false, most: null, canCheck: false };
  const { withoutCaptcha, unchecked } = BUDGETS[kind];
  if (token) {
    const check = await checkHuman(services, token, new URL(c.req.url).hostname);
    if (check === 'human') return { isCounted: true, most: null, canCheck: false };
    if (check === 'spent' || check === 'refused')
      throw new AppError('refused', CAPTCHA_TEXTS.notVerified);
  }
  // A plain form comes from a browser without JavaScript, which has no captcha.
  const isPlain = mediaType(c) === 'application/x-www-form-urlencoded';
  const canCheck = captchaSource(services.config) !== undefined && !isPlain && !token;
  return { isCounted: true, most: canCheck ? withoutCaptcha : unchecked, canCheck };
}

/**
 * The refusal of a submission in a full hour: the page's code gets a token and sends
 * it again. A form that cannot have one is refused until the hour ends.
 * @param busyText for the visitor
 */
export function fullHour(
  config: Config,
  { kind, most, canCheck, now }: HourShare,
  busyText: string,
): AppError {
  const captcha = captchaSource(config);
  logWarning('hour_full', { kind, most });
  if (captcha && canCheck) {
    return new AppError('refused', CAPTCHA_TEXTS.noToken, {
      body: { code: CAPTCHA_REQUIRED, captcha } satisfies CaptchaDemand,
    });
  }
  const waitMs = hourStart(now) + HOUR_MS - now;
  return new AppError('too_many', busyText, {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });
}
