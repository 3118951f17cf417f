import type { ProviderFailure } from '../../shared/provider-failure.ts';
import type { Result } from '../../shared/result.ts';

/** What the provider says of a token. Absent fields were not sent. */
export interface CaptchaVerdict {
  success: boolean;
  score?: number;
  action?: string;
  hostname?: string;
  errorCodes: string[];
}

/** The captcha role. */
export interface Captcha {
  /** Spends a token: a second call with the same one has the error code 'timeout-or-duplicate'. */
  verify(token: string): Promise<Result<CaptchaVerdict, ProviderFailure>>;
}
