import { paths } from '../../shared/paths.ts';
import { isEmail, lengthOf, oneLine, tidy, type FieldErrors } from '../../shared/fields.ts';

/** The lead form's texts, word for word (first document, sections 5 and 8). */
export const LEAD_TEXTS = {
  noName: 'Please enter your name',
  longName: 'Name is too long',
  noEmail: 'Please enter your email',
  invalidEmail: 'Please enter a valid email address',
  invalid: 'Please check the fields and try again.',
  failed: 'Something went wrong. Please try again.',
  received: 'Your details have arrived. A recruiter will be in touch.',
} as const;

/** Where leads come from: what the modal sends, and what is stored when a caller says nothing. */
export const LEAD_SOURCES = { modal: 'RiC_Hero_CTA', unnamed: 'hero_cta' } as const;

const MAX_NAME = 200;

export type LeadValues = {
  name: string;
  email: string;
};
export type LeadErrors = FieldErrors<keyof LeadValues>;

/** Per field of the lead form, the first thing that is wrong; empty when both are right (LEAD-02..04). */
export function checkLead(values: LeadValues): LeadErrors {
  const errors: LeadErrors = {};
  const name = oneLine(values.name);
  if (name === '') errors.name = LEAD_TEXTS.noName;
  else if (lengthOf(name) > MAX_NAME) errors.name = LEAD_TEXTS.longName;
  if (tidy(values.email) === '') errors.email = LEAD_TEXTS.noEmail;
  else if (!isEmail(values.email)) errors.email = LEAD_TEXTS.invalidEmail;
  return errors;
}

/** Where a visit came from; each is optional, flat in the request and at most this long. */
export const ATTRIBUTION_FIELDS = [
  'landing_page',
  'referrer',
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
export const MAX_ATTRIBUTION_LENGTH = 500;
export type Attribution = Partial<Record<(typeof ATTRIBUTION_FIELDS)[number], string>>;

export const MAX_PARTNER_KEY_LENGTH = 200;

/** What POST /api/leads is sent. */
export interface LeadRequest extends LeadValues, Attribution {
  source?: string;
  partner_key?: string | null;
}

/** What it answers: the lead as it was sent, whether or not its e-mail was known (Y-10). */
export interface LeadResponse {
  lead: { name: string; email: string; source: string; partner_key: string | null };
}

/** Where a lead goes that was posted without JavaScript. */
export const LEAD_RECEIVED = `${paths.getStarted}/received`;

/** What the lead form needs to know of the settings. */
export const leadProps = (config: {
  SIGN_UP_URL?: string | undefined;
  PARTNERSTACK_SCRIPT_URL: string;
  PARTNERSTACK_PUBLIC_KEY?: string | undefined;
}) => ({
  signUpUrl: config.SIGN_UP_URL ?? paths.signUp,
  partner: {
    script: config.PARTNERSTACK_PUBLIC_KEY ? config.PARTNERSTACK_SCRIPT_URL : '',
    publicKey: config.PARTNERSTACK_PUBLIC_KEY ?? '',
  },
});
