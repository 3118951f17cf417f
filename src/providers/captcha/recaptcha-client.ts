import { z } from 'zod';

import type { Captcha, CaptchaVerdict } from '../../features/captcha/captcha.port.ts';
import { failure, success } from '../../shared/result.ts';
import { callProvider, jsonIn, statusFailure, type ProviderResponse } from '../http.ts';
import { notConfigured } from '../../shared/provider-failure.ts';
import type { SettingsOf } from '../provider.ts';
import { recaptcha } from './recaptcha.ts';

const PROVIDER = recaptcha.id;
/** A visitor waits for it, with the delivery after it still to come. */
const DEADLINE_MS = 7000;
const MAX_BYTES = 64 * 1024;

/** The response of siteverify; what else Google sends is ignored. */
const verdictBody = z.object({
  success: z.boolean(),
  score: z.number().nullish(),
  action: z.string().nullish(),
  hostname: z.string().nullish(),
  'error-codes': z.array(z.string()).nullish(),
});

function verdictIn(response: ProviderResponse): CaptchaVerdict | null {
  const { success: isVerdict, data } = verdictBody.safeParse(jsonIn(response));
  if (!isVerdict) return null;
  return {
    success: data.success,
    ...(typeof data.score === 'number' ? { score: data.score } : {}),
    ...(data.action ? { action: data.action } : {}),
    ...(data.hostname ? { hostname: data.hostname } : {}),
    errorCodes: data['error-codes'] ?? [],
  };
}

/** The check of a visitor's token, by Google's siteverify. */
export function createCaptcha(
  settings: SettingsOf<typeof recaptcha>,
  outbound: typeof fetch,
): Captcha {
  const secret = settings.RECAPTCHA_SECRET_KEY;
  if (!secret) return { verify: async () => failure(notConfigured(PROVIDER)) };
  const url = `${settings.RECAPTCHA_API_URL}/siteverify`;
  return {
    async verify(token) {
      // A form: siteverify reads a JSON body as an empty one.
      const body = new URLSearchParams({ secret, response: token });
      const received = await callProvider(outbound, new Request(url, { method: 'POST', body }), {
        provider: PROVIDER,
        deadlineMs: DEADLINE_MS,
        maxBytes: MAX_BYTES,
      });
      if (!received.ok) return received;
      if (received.value.status !== 200) return failure(statusFailure(PROVIDER, received.value));
      const verdict = verdictIn(received.value);
      return verdict
        ? success(verdict)
        : failure({
            provider: PROVIDER,
            reason: 'malformed',
            status: 200,
            message: 'recaptcha answered with something else than a verdict',
          });
    },
  };
}
