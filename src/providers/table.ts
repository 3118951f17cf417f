import { recaptcha } from './captcha/recaptcha.ts';
import { storychief } from './cms/storychief.ts';
import { emailjs } from './email/emailjs.ts';
import { partnerstack } from './partners/partnerstack.ts';
import type { Role } from './provider.ts';

/** Every third party. Settings, health, the staff page and the sandbox read this table. */
export const PROVIDERS = [storychief, emailjs, recaptcha, partnerstack] as const;

/** The name of the third party that has a role. */
export const providerName = (role: Role): string =>
  PROVIDERS.find((provider) => provider.role === role)?.name ?? role;

export type ProviderId = (typeof PROVIDERS)[number]['id'];
