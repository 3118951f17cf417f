import { endpoint } from '../../shared/api.ts';
import { site } from '../../shared/content/site.ts';
import {
  agreement,
  choiceField,
  defineForm,
  emailField,
  lacksValue,
  optionalText,
  requiredText,
  type FormContent,
  type FormValues,
  type ShownFields,
} from '../../shared/form.ts';
import type { HoneypotBody } from '../../shared/honeypot.ts';
import { personName } from '../../shared/text/person-name.ts';
import { websiteAddress } from '../../shared/text/website-address.ts';

export const EXPERIENCE_LEVELS = [
  { value: 'beginner', label: 'Beginner (0-1 years)' },
  { value: 'intermediate', label: 'Intermediate (2-5 years)' },
  { value: 'advanced', label: 'Advanced (5+ years)' },
] as const;
export type Experience = (typeof EXPERIENCE_LEVELS)[number]['value'];

/** 5,000 letters of every alphabet; of Chinese, 3,333. */
const paragraphs = { rows: 4, max: 5000, maxBytes: 15_000 };

// PartnerStack takes 50 characters of a name. The long texts fit into one e-mail.
const contentFields = {
  firstName: requiredText({
    normalize: personName,
    label: 'First name',
    missing: 'First name is required',
    max: 100,
    autoComplete: 'given-name',
  }),
  lastName: requiredText({
    normalize: personName,
    label: 'Last name',
    missing: 'Last name is required',
    max: 100,
    autoComplete: 'family-name',
  }),
  email: emailField({
    label: 'Email',
    missing: 'Email is required',
    invalid: 'Please enter a valid email address',
  }),
  company: optionalText({
    label: 'Company',
    max: 200,
    autoComplete: 'organization',
  }),
  // Any text: some have a handle or none, and staff see what they wrote.
  website: optionalText({
    label: 'Website',
    max: 500,
    store: (text) => websiteAddress(text) ?? text,
    inputMode: 'url',
    autoComplete: 'url',
  }),
  experience: choiceField({
    label: 'Experience level',
    helper: 'With affiliate or referral programs.',
    missing: 'Experience level is required',
    options: EXPERIENCE_LEVELS,
    placeholder: 'Choose one',
  }),
  audience: requiredText({
    ...paragraphs,
    label: 'Audience',
    helper: 'Who listens to you, where, and roughly how many of them hire.',
    missing: 'Audience description is required',
  }),
  motivation: requiredText({
    ...paragraphs,
    label: 'Motivation',
    helper: `Why ${site.brand}, and how you would introduce it.`,
    missing: 'Motivation is required',
  }),
} as const;

const fields = {
  ...contentFields,
  terms: agreement({
    label: 'I have read and agree to the affiliate terms',
    missing: 'Please agree to the affiliate terms',
  }),
} as const;

export const applicationForm = defineForm({
  fields,
  // The message about missing values comes first.
  problem: (errors) =>
    lacksValue(fields, errors)
      ? 'Please fill in all required fields'
      : 'Please check the fields that are marked',
  purpose: 'Applies to the affiliate program',
});

/** What is stored of it: all but the agreement. */
export const applicationContentForm = defineForm({ fields: contentFields });

/** A new field that is a 'fact' here shows in the pane, the export and on the person's page by itself. */
export const APPLICATION_SHOWN: ShownFields<typeof contentFields> = {
  firstName: { pane: 'own', person: 'own' },
  lastName: { pane: 'own', person: 'own' },
  email: { pane: 'own', person: 'no' },
  company: { pane: 'own', person: 'own' },
  website: { pane: 'own', person: 'own' },
  experience: { pane: 'own', person: 'own' },
  audience: { pane: 'own', person: 'own' },
  motivation: { pane: 'own', person: 'own' },
};

export type ApplicationFields = typeof applicationForm.fields;
export type ApplicationValues = FormValues<ApplicationFields>;
export type ApplicationContent = FormContent<ApplicationFields>;

/** An application as the API returns it; times are UTC ISO 8601. */
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

type Optional = 'company' | 'website';

export const affiliatesApi = {
  /** Ignores unknown fields such as a status or a partner id. */
  apply: endpoint('POST', '/api/affiliates/applications').of<
    {
      body: Omit<ApplicationValues, Optional> &
        Partial<Pick<ApplicationValues, Optional>> &
        HoneypotBody & { captcha_token?: string };
    },
    { application: Application }
  >(),
} as const;
