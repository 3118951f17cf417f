import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import type { AppEnv } from '../../../http/context.ts';
import { AppError, providerErrorCode } from '../../../http/errors.tsx';
import { jsonBody } from '../../../http/request-guards.ts';
import { validJson } from '../../../http/validate.ts';
import { FIELD_TEXTS, isEmail, tidy } from '../../../shared/fields.ts';
import { logError } from '../../../shared/log.ts';

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

/** Registers an applicant with PartnerStack at once (ADA-21 to ADA-23); for staff. */
export const partners = new Hono<AppEnv>();

partners.post(
  '/api/partnerstack/affiliates',
  jsonBody(MAX_BODY_BYTES),
  validJson(applicant, 'The applicant cannot be sent as given'),
  async (c) => {
    const { db, providers } = c.get('services');
    const { email, first_name, last_name, ...details } = c.req.valid('json');
    const by = actorOf(c);
    const registered = await providers.partners.createPartnership({
      email,
      firstName: tidy(first_name ?? ''),
      lastName: tidy(last_name ?? ''),
      details: Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, tidy(value ?? '')]),
      ),
    });
    if (!registered.ok) {
      const { reason, status = null, message } = registered.error;
      logError('partner_not_registered', { reason, status });
      await recordAudit(
        db,
        { by, action: 'application_not_sent', detail: { reason, status } },
        Date.now(),
      );
      throw new AppError(providerErrorCode(reason), message);
    }
    const { id, partnerKey, alreadyExisted } = registered.value;
    const entry = { by, action: 'partner_sent', detail: { partnerstack_id: id } } as const;
    await recordAudit(db, entry, Date.now());
    return c.json({ alreadyExisted, partnerstack_id: id, partner_key: partnerKey ?? null });
  },
);
