import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import { AppError, providerErrorCode } from '../../http/errors.tsx';
import { rateLimit } from '../../http/rate-limit.ts';
import { jsonBody } from '../../http/request-guards.ts';
import { fieldError, validJson } from '../../http/validate.ts';
import { logError } from '../../shared/log.ts';
import { FIELD_TEXTS } from '../../shared/fields.ts';
import { CAPTCHA_TEXTS, MAX_TOKEN_LENGTH } from './captcha.contract.ts';

const MAX_BODY_BYTES = 16 * 1024;

const body = z.strictObject({
  token: z
    .string({ error: fieldError })
    .min(1, { error: FIELD_TEXTS.required })
    .max(MAX_TOKEN_LENGTH, { error: FIELD_TEXTS.pattern }),
});

export const captcha = new Hono<AppEnv>();

/**
 * What the captcha provider says of a token (CAP-03, API-01). It is told as it is; whether that is
 * enough for a form to pass is decided where the form arrives, never here.
 */
captcha.post(
  '/api/verify-captcha',
  rateLimit('captcha', 'Too many checks. Please wait a minute before trying again.'),
  jsonBody(MAX_BODY_BYTES),
  validJson(body, CAPTCHA_TEXTS.noToken),
  async (c) => {
    const answer = await c.get('services').providers.captcha.verify(c.req.valid('json').token);
    if (!answer.ok) {
      const { reason, status } = answer.error;
      logError('captcha_unavailable', { reason, status });
      throw new AppError(providerErrorCode(reason), CAPTCHA_TEXTS.notVerified);
    }
    const { success, score, errorCodes } = answer.value;
    return c.json({
      success,
      ...(score === undefined ? {} : { score }),
      'error-codes': errorCodes,
    });
  },
);
