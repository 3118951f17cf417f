import { z } from 'zod';

import { defineProvider } from '../provider.ts';
import { optional, urlOr } from '../settings.ts';

export const emailjs = defineProvider({
  id: 'emailjs',
  role: 'email',
  name: 'EmailJS',
  use: 'mail',
  settings: {
    EMAILJS_SERVICE_ID: optional,
    EMAILJS_TEMPLATE_ID: optional,
    EMAILJS_PEOPLE_TEMPLATE_ID: optional,
    EMAILJS_PUBLIC_KEY: optional,
    EMAILJS_PRIVATE_KEY: optional,
    EMAILJS_API_URL: urlOr('https://api.emailjs.com'),
    // One request a second, and what a network may shorten the distance between two of them.
    EMAILJS_PACE_MS: optional
      .transform((text) => text ?? '1100')
      .pipe(z.coerce.number<string>().int().min(0).max(60_000)),
  },
  keys: ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_PRIVATE_KEY'],
});
