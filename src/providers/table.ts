import { recaptcha } from './captcha/recaptcha.ts';
import { storychief } from './cms/storychief.ts';
import { emailjs } from './email/emailjs.ts';
import { partnerstack } from './partners/partnerstack.ts';

/** Every third party. Settings, health, the staff page and the sandbox read this table. */
export const PROVIDERS = [storychief, emailjs, recaptcha, partnerstack] as const;

export type ProviderId = (typeof PROVIDERS)[number]['id'];
