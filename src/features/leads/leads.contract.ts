import { endpoint } from '../../shared/api.ts';
import { site } from '../../shared/content/site.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import {
  defineForm,
  emailField,
  requiredText,
  type FormContent,
  type FormValues,
} from '../../shared/form.ts';
import type { HoneypotBody } from '../../shared/honeypot.ts';
import { paths } from '../../shared/paths.ts';
import { personName } from '../../shared/text/person-name.ts';

export const LEAD_TEXTS = {
  invalid: 'Please check the fields and try again.',
  failed: 'Something went wrong. Please try again.',
  busy: `Very many forms arrive at this moment. Please try again in an hour, or write to ${site.email}.`,
  plansRequested: 'Your request for the plans has been sent.',
  received: withConfirmed('Your details have arrived.', 'followUp'),
} as const;

/** What opened the form: one source per opener, and one for callers that name none. */
export const LEAD_SOURCES = {
  unnamed: 'hero_cta',
  hero: 'RiC_Hero_CTA',
  guarantee: 'guarantee_cta',
  header: 'header_cta',
  pricingCard: 'pricing_card',
  pricingTable: 'pricing_table',
  pricingUpdate: 'pricing_update',
  /** Asks the team for the plans, because the payment table is blocked. */
  plansRequest: 'plans_request',
  getStarted: 'get_started',
} as const;

/** The form's own page, with the name of what leads to it. */
export const formPageFor = (source: string): string => `${paths.getStarted}?source=${source}`;

/** The source that the query of the form's page names. */
export function sourceOfPage(query: URLSearchParams): string {
  const named = query.get('source');
  return Object.values(LEAD_SOURCES).find((source) => source === named) ?? LEAD_SOURCES.getStarted;
}

/** The name of a lead, whoever writes it. */
export const leadName = {
  label: 'Name',
  normalize: personName,
  max: 200,
  tooLong: 'Name is too long',
  autoComplete: 'name',
} as const;

export const leadForm = defineForm({
  fields: {
    name: requiredText({ ...leadName, missing: 'Please enter your name' }),
    email: emailField({
      label: 'Work email',
      missing: 'Please enter your email',
      invalid: 'Please enter a valid email address',
    }),
  },
  problem: LEAD_TEXTS.invalid,
  purpose: `Asks ${site.brand} to get started: its team gets the name and the e-mail address`,
});

export type LeadFields = typeof leadForm.fields;
export type LeadValues = FormValues<LeadFields>;
export type LeadContent = FormContent<LeadFields>;

/** Where a visit came from: optional, and flat in the request. */
export const ATTRIBUTION_FIELDS = [
  'landing_page',
  'referrer',
  'first_partner_key',
  'last_partner_key',
  'first_utm_source',
  'first_utm_medium',
  'first_utm_campaign',
  'first_utm_term',
  'first_utm_content',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
/** Also of the page's path. */
export const MAX_ATTRIBUTION_LENGTH = 500;
export type Attribution = Partial<Record<(typeof ATTRIBUTION_FIELDS)[number], string>>;

export const leadsApi = {
  /** Returns the lead as it was sent, whether or not the e-mail was known. */
  save: endpoint('POST', '/api/leads').of<
    {
      body: LeadValues &
        Attribution &
        HoneypotBody & {
          source?: string;
          page?: string;
          partner_key?: string | null;
          /** Where a refusal asked for it (CAPTCHA_REQUIRED). */
          captcha_token?: string;
        };
    },
    { lead: { name: string; email: string; source: string; partner_key: string | null } }
  >(),
  /** Keeps the browser's partner in a cookie. @param partner as cookieText writes it */
  keepPartner: endpoint('POST', '/api/partner').of<{ body: { partner: string } }, null>(),
} as const;

/** Only /pricing restores from it, so only its requests carry name and e-mail. */
export const LEAD_COOKIE = {
  name: 'lead_data',
  maxAge: 30 * 24 * 60 * 60,
  path: paths.pricing,
  sameSite: 'Strict',
  secure: true,
} as const;

/** The pages after a plain form post. */
export const LEAD_RECEIVED = `${paths.getStarted}/received`;
export const PLANS_REQUESTED = `${paths.getStarted}/requested`;
