import { defineProvider } from '../provider.ts';
import { optional, urlOr } from '../settings.ts';

/** Google reCAPTCHA v3. */
export const recaptcha = defineProvider({
  id: 'recaptcha',
  role: 'captcha',
  name: 'reCAPTCHA',
  use: 'forms',
  settings: {
    RECAPTCHA_SITE_KEY: optional,
    RECAPTCHA_SECRET_KEY: optional,
    RECAPTCHA_API_URL: urlOr('https://www.google.com/recaptcha/api'),
    RECAPTCHA_SCRIPT_URL: urlOr('https://www.google.com/recaptcha/api.js'),
  },
  keys: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
});
