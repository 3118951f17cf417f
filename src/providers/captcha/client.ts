import type { Config } from '../../config.ts';
import { failure, success, type Result } from '../../shared/result.ts';
import {
  call,
  jsonIn,
  notConfigured,
  statusFailure,
  type ProviderAnswer,
  type ProviderFailure,
} from '../http.ts';
import { verifyAnswer, verifyBody } from './api-types.ts';

/** A visitor waits for it, with the delivery after it still to come. */
const DEADLINE_MS = 7000;
const MAX_BYTES = 64 * 1024;

/** What the provider says of a token. Absent fields were not sent. */
export interface CaptchaVerdict {
  success: boolean;
  score?: number;
  action?: string;
  hostname?: string;
  errorCodes: string[];
}

export interface Captcha {
  configured: boolean;
  /** Spends a token: a second call with the same one is told 'timeout-or-duplicate'. */
  verify(token: string): Promise<Result<CaptchaVerdict, ProviderFailure>>;
}

function parse(answer: ProviderAnswer): CaptchaVerdict | null {
  const { success: known, data } = verifyAnswer.safeParse(jsonIn(answer));
  if (!known) return null;
  return {
    success: data.success,
    ...(typeof data.score === 'number' ? { score: data.score } : {}),
    ...(data.action ? { action: data.action } : {}),
    ...(data.hostname ? { hostname: data.hostname } : {}),
    errorCodes: data['error-codes'] ?? [],
  };
}

/** The captcha role, played by Google reCAPTCHA v3 (providers.md, section 4). */
export function createCaptcha(config: Config, outbound: typeof fetch): Captcha {
  const secret = config.RECAPTCHA_SECRET_KEY;
  if (!secret)
    return { configured: false, verify: async () => failure(notConfigured('recaptcha')) };
  const url = `${config.RECAPTCHA_API_URL}/siteverify`;
  return {
    configured: config.missing.recaptcha.length === 0,
    async verify(token) {
      const answered = await call(
        outbound,
        new Request(url, { method: 'POST', body: verifyBody(secret, token) }),
        { provider: 'recaptcha', deadlineMs: DEADLINE_MS, maxBytes: MAX_BYTES },
      );
      if (!answered.ok) return answered;
      if (answered.value.status !== 200) return failure(statusFailure('recaptcha', answered.value));
      const verdict = parse(answered.value);
      return verdict
        ? success(verdict)
        : failure({
            provider: 'recaptcha',
            reason: 'malformed',
            status: 200,
            message: 'recaptcha answered with something else than a verdict',
            retryable: true,
          });
    },
  };
}
