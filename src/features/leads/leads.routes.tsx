import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import { pricingTableEmbeds } from '../../http/embeds.ts';
import { refuseFlood } from '../../http/flood-gate.ts';
import { releasePage } from '../../http/kept-pages.ts';
import { jsonBody, refuseCrossSite } from '../../http/request-guards.ts';
import { shareImage } from '../../http/share-image.ts';
import { breadcrumbs } from '../../http/structured-data.ts';
import { REPLAYED, submissionKey } from '../../http/submission-key.ts';
import { fieldError, validJson } from '../../http/valid-json.ts';
import { FIELD_TEXTS, oneLine, tidy } from '../../shared/fields.ts';
import { paths } from '../../shared/paths.ts';
import {
  ATTRIBUTION_FIELDS,
  LEAD_SOURCES,
  LEAD_TEXTS,
  MAX_ATTRIBUTION_LENGTH,
  MAX_PARTNER_KEY_LENGTH,
  checkLead,
  type Attribution,
  type LeadAnswer,
} from './leads.contract.ts';
import { takeLead } from './leads.intake.ts';
import { PricingPage } from './PricingPage.tsx';

const MAX_BODY_BYTES = 32 * 1024;
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
  })
  .superRefine((values, context) => {
    const errors = checkLead(values);
    for (const field of ['name', 'email'] as const) {
      const message = errors[field];
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const leads = new Hono<AppEnv>();

leads.get(paths.pricing, (c) => {
  const { config } = c.get('services');
  const { STRIPE_PRICING_TABLE_ID: tableId, STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  return releasePage(c, () => ({
    meta: {
      title: 'Pricing: plans by how many roles you have open | RiC',
      description:
        'Choose a plan by how many roles you have open. Up to 75+ job boards at $399 per posting are in it, and a $500 credit toward an executive search if you make no hire.',
      path: paths.pricing,
      sheet: 'leads',
      keywords: ['recruiting software pricing', 'AI recruiting plans', 'job posting price'],
      image: shareImage('pricing', 'RiC pricing: plans that end in a hire'),
      structuredData: [breadcrumbs(config.SITE_ORIGIN, ['Pricing', paths.pricing])],
    },
    embeds: pricingTableEmbeds(config),
    body: (
      <PricingPage
        table={
          tableId && publishableKey
            ? { tableId, publishableKey, script: config.STRIPE_SCRIPT_URL }
            : null
        }
      />
    ),
  }));
});

/** Takes a lead. The answer is what was sent, so that it tells nothing of who is known (Y-10). */
leads.post(
  '/api/leads',
  jsonBody(MAX_BODY_BYTES),
  validJson(request, 'Please check the fields and try again.'),
  async (c) => {
    refuseCrossSite(c);
    await refuseFlood(c, 'lead', LEAD_TEXTS.failed);
    const { name, email, source, partner_key, ...visit } = c.req.valid('json');
    const lead: LeadAnswer['lead'] = {
      name: oneLine(name),
      email: tidy(email),
      source: tidy(source ?? '') || LEAD_SOURCES.unnamed,
      partner_key: tidy(partner_key ?? '') || null,
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
        key: submissionKey(c),
      },
      (work) => c.executionCtx.waitUntil(work),
    );
    return c.json({ lead } satisfies LeadAnswer, 200, taken === 'again' ? REPLAYED : {});
  },
);
