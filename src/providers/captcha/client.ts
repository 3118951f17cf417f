import type { Config } from '../../config.ts';

export interface Captcha {
  configured: boolean;
}

export function createCaptcha(config: Config, _outbound: typeof fetch): Captcha {
  return { configured: config.missing.recaptcha.length === 0 };
}
