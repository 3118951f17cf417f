import type { Config } from '../../config.ts';

export interface Email {
  configured: boolean;
}

export function createEmail(config: Config, _outbound: typeof fetch): Email {
  return { configured: config.missing.emailjs.length === 0 };
}
