import { FIELD_TEXTS, isEmail, lengthOf, tidy, type FieldErrors } from '../../shared/fields.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';

/** The application's texts, in the order in which they are asked for (second document, section 2). */
export const APPLICATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'website',
  'experience',
  'audience',
  'motivation',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** The form's state: the texts as typed, and whether the terms are agreed to. */
export type ApplicationValues = Record<ApplicationField, string> & { terms: boolean };
export type ApplicationErrors = FieldErrors<ApplicationField | 'terms'>;

/** The levels of experience (AFF-10). */
export const EXPERIENCE_LEVELS = [
  { value: 'beginner', label: 'Beginner (0-1 years)' },
  { value: 'intermediate', label: 'Intermediate (2-5 years)' },
  { value: 'advanced', label: 'Advanced (5+ years)' },
] as const;
export type Experience = (typeof EXPERIENCE_LEVELS)[number]['value'];

/** What the programme pays, as the specification prints it (AFF-02, X-10). */
export const TIERS = [
  { name: 'Bronze', referrals: '1-10', commission: '10%' },
  { name: 'Silver', referrals: '11-25', commission: '15%' },
  { name: 'Gold', referrals: '25+', commission: '20%' },
] as const;

export const REVIEW_TIME = '2-3 business days';

/** Where the form posts to without JavaScript, and where that leads when all went well. */
export const APPLICATION_ANCHOR = 'apply';
export const APPLICATION_FORM = `${paths.affiliates}#${APPLICATION_ANCHOR}`;
export const APPLICATION_API = '/api/affiliates/applications';
export const APPLICATION_RECEIVED = `${paths.affiliates}/received`;

/** The terms as a file (SHELL-21). */
export const TERMS_FILE = '/AffiliateTOS.pdf';

/** The form's texts, word for word (second document, sections 5 and 8). */
export const APPLICATION_TEXTS = {
  noFirstName: 'First name is required',
  noLastName: 'Last name is required',
  noEmail: 'Email is required',
  invalidEmail: 'Please enter a valid email address',
  noExperience: 'Experience level is required',
  noAudience: 'Audience description is required',
  noMotivation: 'Motivation is required',
  invalidWebsite: 'Please enter a website address, such as example.com',
  noTerms: 'Please agree to the affiliate terms',
  missing: 'Please fill in all required fields',
  invalid: 'Please check the fields that are marked',
  submit: 'Submit application',
  submitting: 'Submitting...',
  sent: `Application submitted successfully! We'll review your application and get back to you within ${REVIEW_TIME}.`,
  /** @param reason without a full stop */
  failed: (reason: string) =>
    `Failed to submit application: ${reason}. Please try again or contact us directly at ${site.affiliatesEmail}`,
  reasons: {
    notSaved: 'Failed to save application to database - no data returned',
    noDatabase: (message: string) => `Database connection failed: ${message}`,
    tooMany: 'Too many applications came from your network within a minute',
    spamCheck: 'Our spam check stopped it',
    unknown: 'Unknown error',
  },
} as const;

/** In code points. Names are cut to 50 for PartnerStack; the long texts fit into one e-mail. */
const MAX_LENGTHS: Partial<Record<ApplicationField, number>> = {
  firstName: 100,
  lastName: 100,
  company: 200,
  website: 500,
  audience: 5000,
  motivation: 5000,
};

const REQUIRED: Partial<Record<ApplicationField, string>> = {
  firstName: APPLICATION_TEXTS.noFirstName,
  lastName: APPLICATION_TEXTS.noLastName,
  email: APPLICATION_TEXTS.noEmail,
  experience: APPLICATION_TEXTS.noExperience,
  audience: APPLICATION_TEXTS.noAudience,
  motivation: APPLICATION_TEXTS.noMotivation,
};
const MISSING_TEXTS = new Set<string>(Object.values(REQUIRED));

/** What nobody sees: blanks of every kind, and signs that only steer other signs. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Control signs and signs that turn the direction of reading have no place in one line. */
const CONTROL = /[\p{Cc}\p{Co}\u202A-\u202E\u2066-\u2069]/u;
/** The same in a text of several lines. */
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]|\p{Co}/u;

/** What was typed, as it is checked and stored; '' where there is nothing to see. */
function typed(value: string): string {
  const text = tidy(value);
  return text.replace(INVISIBLE, '') === '' ? '' : text;
}

const isExperience = (text: string): text is Experience =>
  EXPERIENCE_LEVELS.some((level) => level.value === text);

/**
 * A website as it is stored: as typed, with https:// before it where no scheme was typed.
 * Undefined where no browser could open it as a website.
 */
export function normalWebsite(value: string): string | undefined {
  const text = typed(value);
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (/\s/.test(text) || !URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  return !username && !password && /^[^.].*\.[^.]+\.?$/.test(hostname) ? address : undefined;
}

/** What else is wrong with a field that has a text. */
function complaint(field: ApplicationField, text: string): string | undefined {
  const max = MAX_LENGTHS[field];
  if (max !== undefined && lengthOf(text) > max) return FIELD_TEXTS.max(max);
  switch (field) {
    case 'email':
      return isEmail(text) ? undefined : APPLICATION_TEXTS.invalidEmail;
    case 'experience':
      return isExperience(text) ? undefined : APPLICATION_TEXTS.noExperience;
    case 'website':
      return normalWebsite(text) ? undefined : APPLICATION_TEXTS.invalidWebsite;
    case 'audience':
    case 'motivation':
      return CONTROL_BUT_LINES.test(text) ? FIELD_TEXTS.pattern : undefined;
    default:
      return CONTROL.test(text) ? FIELD_TEXTS.pattern : undefined;
  }
}

/** Per field of the application, the first thing that is wrong; empty when all are right (AFF-11 to AFF-18). */
export function checkApplication(values: ApplicationValues): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const field of APPLICATION_FIELDS) {
    const text = typed(values[field]);
    const error = text === '' ? REQUIRED[field] : complaint(field, text);
    if (error) errors[field] = error;
  }
  if (!values.terms) errors.terms = APPLICATION_TEXTS.noTerms;
  return errors;
}

/** The form's own message over its fields' errors: the specification's where something is missing (AFF-21). */
export function applicationProblem(errors: ApplicationErrors): string | undefined {
  const texts = Object.values(errors);
  if (texts.length === 0) return undefined;
  return texts.some((text) => MISSING_TEXTS.has(text))
    ? APPLICATION_TEXTS.missing
    : APPLICATION_TEXTS.invalid;
}

/** An application as it is stored; what was left out is null. */
export interface ApplicationContent {
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  website: string | null;
  experience: Experience;
  audience: string;
  motivation: string;
}

/** What was typed, as it is stored (AFF-22), or undefined unless the rules let it pass. */
export function applicationContent(values: ApplicationValues): ApplicationContent | undefined {
  const experience = typed(values.experience);
  if (applicationProblem(checkApplication(values)) || !isExperience(experience)) return undefined;
  return {
    firstName: typed(values.firstName),
    lastName: typed(values.lastName),
    email: typed(values.email),
    company: typed(values.company) || null,
    website: normalWebsite(values.website) ?? null,
    experience,
    audience: typed(values.audience),
    motivation: typed(values.motivation),
  };
}

/** What POST /api/affiliates/applications is sent; what else a caller adds is ignored (AFF-38). */
export type ApplicationRequest = Partial<Record<'company' | 'website', string>> &
  Record<Exclude<ApplicationField, 'company' | 'website'>, string> & { terms: boolean };

/** An application as calls speak of it (AFF-36); times are UTC ISO 8601. */
export interface Application {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  website: string | null;
  experience: Experience;
  audience: string;
  motivation: string;
  status: 'pending';
  created_at: string;
  updated_at: string;
}
