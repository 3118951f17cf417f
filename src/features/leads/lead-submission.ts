import { z } from 'zod';

import {
  badFormat,
  formSchema,
  honeypot,
  type BodyShape,
} from '../../http/submission/form-schema.ts';
import { defineSubmission } from '../../http/submission/submission.ts';
import { MAX_TOKEN_LENGTH } from '../captcha/captcha.contract.ts';
import { tidy, withoutControls } from '../../shared/fields.ts';
import { paths } from '../../shared/paths.ts';
import { BOT_TEXT, HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { admissionOf } from '../../submissions/admission.ts';
import {
  creditedOf,
  fromCookieText,
  MAX_PARTNER_KEY_LENGTH,
  partnerVisitIn,
} from '../../shared/partner-visit.ts';
import {
  ATTRIBUTION_FIELDS,
  LEAD_SOURCES,
  LEAD_TEXTS,
  MAX_ATTRIBUTION_LENGTH,
  leadForm,
  sourceOfPage,
  type Attribution,
  type leadsApi,
} from './leads.contract.ts';
import { submitLead } from './submit-lead.ts';

const MAX_USER_AGENT = 512;
/** Of all fields together, in UTF-8. Real visits have a few hundred. */
const MAX_ATTRIBUTION_BYTES = 4096;

const short = (length: number) =>
  z.string(badFormat).max(length, badFormat).transform(withoutControls);
const attribution = Object.fromEntries(
  ATTRIBUTION_FIELDS.map((field) => [field, short(MAX_ATTRIBUTION_LENGTH).optional()]),
) as Record<keyof Attribution, z.ZodOptional<ReturnType<typeof short>>>;

/**
 * What is known of the visit, in the order of the fields, up to a size: the lead matters more than
 * the tail of a long address.
 */
function attributionWithin(
  visit: Readonly<Record<string, string | undefined>>,
): Attribution | null {
  const encoder = new TextEncoder();
  let bytes = 0;
  const known = Object.entries(visit).filter(([, value]) => {
    if (!value) return false;
    bytes += encoder.encode(value).byteLength;
    return bytes <= MAX_ATTRIBUTION_BYTES;
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** Of a text that a browser adds: null where it is empty. */
const added = (length: number) =>
  short(length)
    .nullish()
    .transform((text) => tidy(text ?? '') || null);

const body = z
  .strictObject({
    ...formSchema(leadForm),
    ...honeypot,
    ...attribution,
    source: z
      .string(badFormat)
      .regex(/^[\w .:-]{0,64}$/u, badFormat)
      .optional()
      .transform((text) => tidy(text ?? '') || LEAD_SOURCES.unnamed),
    page: added(MAX_ATTRIBUTION_LENGTH),
    partner_key: added(MAX_PARTNER_KEY_LENGTH),
    captcha_token: short(MAX_TOKEN_LENGTH).optional(),
  } satisfies BodyShape<typeof leadsApi.save>)
  .transform(({ name, email, source, page, partner_key, captcha_token, ...rest }) => {
    const { [HONEYPOT_FIELD]: hidden, ...visit } = rest;
    return {
      [HONEYPOT_FIELD]: hidden,
      captchaToken: captcha_token,
      lead: {
        content: { name, email },
        source,
        page,
        partnerKey: partner_key,
        attribution: attributionWithin(visit),
      },
    };
  });

/** Returns the lead as it was sent, which does not reveal that an e-mail is known. */
export const leadSubmission = defineSubmission({
  form: leadForm,
  schema: body,
  maxBodyBytes: 32 * 1024,
  limit: { counter: 'lead', text: LEAD_TEXTS.failed },
  botText: BOT_TEXT,
  submit: async (c, { lead, captchaToken }, key) => {
    const submitted = await submitLead(
      c.get('services'),
      {
        ...lead,
        userAgent: (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT),
        key,
        admission: await admissionOf(c, 'lead', captchaToken),
      },
      (work) => c.executionCtx.waitUntil(work),
    );
    const { content, source, partnerKey } = lead;
    return {
      body: { lead: { ...content, source, partner_key: partnerKey } },
      replayed: submitted === 'replayed',
    };
  },
});

/** What the query of a plain form post says of the visit. */
export function visitIn(query: URLSearchParams) {
  const utm = ATTRIBUTION_FIELDS.filter((field) => field.startsWith('utm_')).map((field) => [
    field,
    (query.get(field) ?? '').trim().slice(0, MAX_ATTRIBUTION_LENGTH),
  ]);
  return {
    visit: {
      ...Object.fromEntries(utm),
      source: sourceOfPage(query),
      page: paths.getStarted,
    } as { source: string } & Record<string, string>,
    partner: partnerVisitIn(query, Date.now()),
  };
}

/** The partner of a plain form post: its query's, and the cookie's of the 90 days before. */
export const partnerOfPost = (
  arrived: ReturnType<typeof visitIn>['partner'],
  cookie: string | undefined,
): string | null => creditedOf(fromCookieText(cookie, Date.now()), arrived)?.key ?? null;
