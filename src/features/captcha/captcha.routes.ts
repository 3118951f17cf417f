import { Hono } from 'hono';
import { z } from 'zod';

import { recordProviderFailure } from '../../db/provider-failures.ts';
import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { providerErrorCode } from '../../http/errors.tsx';
import type { BodyShape } from '../../http/submission/form-schema.ts';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { readJson } from '../../http/read-body.ts';
import { refuseCrossSite } from '../../http/request-guards.ts';
import { respond } from '../../http/respond.ts';
import { fieldError } from '../../http/validate.ts';
import { FIELD_TEXTS } from '../../shared/fields.ts';
import { logError } from '../../shared/log.ts';
import { captchaApi, CAPTCHA_TEXTS, MAX_TOKEN_LENGTH } from './captcha.contract.ts';

const body = z.strictObject({
  token: z
    .string({ error: fieldError })
    .min(1, { error: FIELD_TEXTS.required })
    .max(MAX_TOKEN_LENGTH, { error: FIELD_TEXTS.pattern }),
} satisfies BodyShape<typeof captchaApi.verify>);

export const captcha = new Hono<AppEnv>();

/** Reports the provider's verdict. Each form decides for itself what passes. */
captcha.post(captchaApi.verify.path, async (c) => {
  refuseCrossSite(c);
  await enforceRateLimit(c, 'captcha', CAPTCHA_TEXTS.tooMany);
  const { token } = await readJson(c, body, {
    maxBytes: 16 * 1024,
    problem: CAPTCHA_TEXTS.noToken,
  });
  const { db, providers } = c.get('services');
  const verdict = await providers.captcha.verify(token);
  if (!verdict.ok) {
    await recordProviderFailure(db, verdict.error);
    const { reason, status } = verdict.error;
    logError('captcha_unavailable', { reason, status });
    throw new AppError(providerErrorCode(reason), CAPTCHA_TEXTS.notVerified);
  }
  const { success, score, errorCodes } = verdict.value;
  return respond(c, captchaApi.verify, {
    success,
    ...(score === undefined ? {} : { score }),
    'error-codes': errorCodes,
  });
});
