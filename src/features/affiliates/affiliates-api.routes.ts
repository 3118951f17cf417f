import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { enforceRateLimit, rateLimit } from '../../http/rate-limit.ts';
import { rejectBots } from '../../http/honeypot.ts';
import { jsonBody } from '../../http/request-guards.ts';
import { REPLAYED, idempotencyKey } from '../../http/idempotency-key.ts';
import { validJson } from '../../http/validate.ts';
import { FIELD_TEXTS } from '../../shared/fields.ts';
import { HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { APPLICATION_API, APPLICATION_TEXTS } from './affiliates.contract.ts';
import { takeApplication, type TakenApplication } from './submit-application.ts';
import type { ApplicationValues } from './affiliates.contract.ts';

/** Two long texts in the longest encoding of JSON or of a form, and the rest. */
export const MAX_BODY_BYTES = 192 * 1024;

const badFormat = { error: FIELD_TEXTS.pattern };
/** What is missing is checked like what is empty: the rules have the texts. */
const text = z
  .string(badFormat)
  .nullish()
  .transform((value) => value ?? '');

/** What else is sent (a status, a partner id) is dropped: the Worker decides on those (AFF-38). */
const application = z.object({
  firstName: text,
  lastName: text,
  email: text,
  company: text,
  website: text,
  experience: text,
  audience: text,
  motivation: text,
  [HONEYPOT_FIELD]: text,
  terms: z
    .boolean(badFormat)
    .nullish()
    .transform((agreed) => agreed === true),
});

const LIMIT = ['affiliate', APPLICATION_TEXTS.failed(APPLICATION_TEXTS.reasons.tooMany)] as const;

/** The limit of the plain form, which counts with that of the API. @throws AppError too_many */
export const refuseApplicationFlood = (c: AppContext): Promise<void> =>
  enforceRateLimit(c, ...LIMIT);

/** Takes an application that the limit let pass: spam check, rules, store. @throws AppError for people to read */
export async function acceptApplication(
  c: AppContext,
  values: ApplicationValues,
  trap: string,
): Promise<TakenApplication> {
  const { failed, reasons } = APPLICATION_TEXTS;
  rejectBots(c, trap, failed(reasons.spamCheck));
  return takeApplication(c.get('services'), values, {
    key: idempotencyKey(c),
    later: (work) => c.executionCtx.waitUntil(work),
  });
}

export const affiliatesApi = new Hono<AppEnv>();

affiliatesApi.post(
  APPLICATION_API,
  rateLimit(...LIMIT),
  jsonBody(MAX_BODY_BYTES),
  validJson(application, APPLICATION_TEXTS.invalid),
  async (c) => {
    const { [HONEYPOT_FIELD]: trap, ...values } = c.req.valid('json');
    const { application, again } = await acceptApplication(c, values, trap);
    return c.json({ application }, 201, again ? REPLAYED : {});
  },
);
