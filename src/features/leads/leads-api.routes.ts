import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { enforceRateLimit, rateLimit } from '../../http/rate-limit.ts';
import { rejectBots } from '../../http/honeypot.ts';
import { jsonBody } from '../../http/request-guards.ts';
import { REPLAYED, idempotencyKey } from '../../http/idempotency-key.ts';
import { fieldError, validJson } from '../../http/validate.ts';
import { FIELD_TEXTS, oneLine, tidy } from '../../shared/fields.ts';
import { BOT_TEXT, HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import {
  ATTRIBUTION_FIELDS,
  LEAD_SOURCES,
  LEAD_TEXTS,
  MAX_ATTRIBUTION_LENGTH,
  MAX_PARTNER_KEY_LENGTH,
  checkLead,
  type Attribution,
  type LeadResponse,
  type LeadRequest,
} from './leads.contract.ts';
import { takeLead } from './submit-lead.ts';

export const MAX_BODY_BYTES = 32 * 1024;
const MAX_USER_AGENT = 512;

const badFormat = { error: FIELD_TEXTS.pattern };
const short = (length: number) => z.string(badFormat).max(length, badFormat);
/** What is wrong with a name or an e-mail that is no text at all. */
const textOr = (missing: string) =>
  z.string({ error: (issue) => (issue.input == null ? missing : fieldError(issue)) });

const attribution = z.strictObject(
  Object.fromEntries(
    ATTRIBUTION_FIELDS.map((field) => [field, short(MAX_ATTRIBUTION_LENGTH).optional()]),
  ) as Record<keyof Attribution, z.ZodOptional<z.ZodString>>,
);

const request = attribution
  .extend({
    name: textOr(LEAD_TEXTS.noName),
    email: textOr(LEAD_TEXTS.noEmail),
    source: z
      .string(badFormat)
      .regex(/^[\w .:-]{0,64}$/u, badFormat)
      .optional(),
    partner_key: short(MAX_PARTNER_KEY_LENGTH).nullish(),
    [HONEYPOT_FIELD]: z.string(badFormat).optional(),
  })
  .superRefine((values, context) => {
    const errors = checkLead(values);
    for (const field of ['name', 'email'] as const) {
      const message = errors[field];
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** What comes through either door of the intake, its fields right. */
export interface IncomingLead {
  values: Pick<LeadRequest, 'name' | 'email' | 'source' | 'partner_key'>;
  visit: { readonly [Field in keyof Attribution]?: string | undefined };
  /** What stood in the field that people do not see. */
  trap: string | undefined;
}

const LIMIT = ['lead', LEAD_TEXTS.failed] as const;

/** The limit of the plain form, which counts with that of the API. @throws AppError too_many */
export const refuseLeadFlood = (c: AppContext): Promise<void> => enforceRateLimit(c, ...LIMIT);

/** Takes a lead that the limit and the rules let pass: spam check, store. @throws AppError for people to read */
export async function acceptLead(
  c: AppContext,
  { values, visit, trap }: IncomingLead,
): Promise<{ lead: LeadResponse['lead']; again: boolean }> {
  rejectBots(c, trap, BOT_TEXT);
  const lead: LeadResponse['lead'] = {
    name: oneLine(values.name),
    email: tidy(values.email),
    source: tidy(values.source ?? '') || LEAD_SOURCES.unnamed,
    partner_key: tidy(values.partner_key ?? '') || null,
  };
  const known = Object.entries(visit).filter(([, value]) => value);
  const taken = await takeLead(
    c.get('services'),
    {
      name: lead.name,
      email: lead.email,
      source: lead.source,
      partnerKey: lead.partner_key,
      attribution: known.length > 0 ? Object.fromEntries(known) : null,
      userAgent: (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT),
      key: idempotencyKey(c),
    },
    (work) => c.executionCtx.waitUntil(work),
  );
  return { lead, again: taken === 'again' };
}

export const leadsApi = new Hono<AppEnv>();

/** Takes a lead. The answer is what was sent, so that it tells nothing of who is known (Y-10). */
leadsApi.post(
  '/api/leads',
  rateLimit(...LIMIT),
  jsonBody(MAX_BODY_BYTES),
  validJson(request, LEAD_TEXTS.invalid),
  async (c) => {
    const {
      name,
      email,
      source,
      partner_key,
      [HONEYPOT_FIELD]: trap,
      ...visit
    } = c.req.valid('json');
    const { lead, again } = await acceptLead(c, {
      values: {
        name,
        email,
        ...(source === undefined ? {} : { source }),
        partner_key: partner_key ?? null,
      },
      visit,
      trap,
    });
    return c.json({ lead } satisfies LeadResponse, 200, again ? REPLAYED : {});
  },
);
