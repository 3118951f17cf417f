import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../../http/context.ts';
import { AppError, providerErrorCode } from '../../../http/errors.tsx';
import { jsonBody } from '../../../http/request-guards.ts';
import { validJson } from '../../../http/validate.ts';
import { FIELD_TEXTS, isEmail, tidy } from '../../../shared/fields.ts';
import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import { endAttempt } from './partner-attempts.queries.ts';
import { begin, letGo, register, settleFailure } from './partner-registration.ts';

/** Two long texts in the longest encoding of JSON, and the rest. */
const MAX_BODY_BYTES = 192 * 1024;
const MAX_DETAIL = 10_000;

const badFormat = { error: FIELD_TEXTS.pattern };
const detail = z.string(badFormat).max(MAX_DETAIL, badFormat).nullish();

const applicant = z.object({
  email: z
    .string(badFormat)
    .refine(isEmail, { error: 'Please enter a valid email address' })
    .transform(tidy),
  first_name: detail,
  last_name: detail,
  company: detail,
  website: detail,
  experience: detail,
  audience: detail,
  motivation: detail,
  application_id: detail,
});

/** The call of the second document, section 7, number 4. */
export const partners = new Hono<AppEnv>();

/** Registers an applicant with PartnerStack (ADA-21 to ADA-23); the staff guard stands before it. */
partners.post(
  '/api/partnerstack/affiliates',
  jsonBody(MAX_BODY_BYTES),
  validJson(applicant, 'The applicant cannot be sent as given'),
  async (c) => {
    const services = c.get('services');
    const { email, first_name, last_name, ...details } = c.req.valid('json');
    const by = actorOf(c);
    const attempt = await begin(services, { email, by, of: null });
    if (!attempt) {
      throw new AppError('conflict', 'This applicant is on the way to PartnerStack. Try again.');
    }
    const person = {
      email,
      firstName: tidy(first_name ?? ''),
      lastName: tidy(last_name ?? ''),
      details: Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, tidy(value ?? '')]),
      ),
    };
    const registered = await register(services, person, attempt);
    if (!registered.ok) {
      await settleFailure(services, attempt, registered.error, { by });
      const { reason, message } = registered.error.error;
      throw new AppError(providerErrorCode(reason), message);
    }
    const { id, partnerKey, alreadyExisted } = registered.value;
    const entry = { by, action: 'partner_sent', detail: { partnerstack_id: id } } as const;
    try {
      await services.db.batch([
        recordAudit(services.db, entry, Date.now()),
        endAttempt(services.db, attempt),
      ]);
    } catch (error) {
      await letGo(services, attempt);
      throw error;
    }
    return c.json({ alreadyExisted, partnerstack_id: id, partner_key: partnerKey ?? null });
  },
);
