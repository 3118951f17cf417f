import {
  applicationForm,
  type ApplicationValues,
} from '../../src/features/affiliates/application.contract.ts';
import { contactForm, type ContactValues } from '../../src/features/contact/contact.contract.ts';
import { leadForm, type LeadValues } from '../../src/features/leads/leads.contract.ts';
import { checkForm } from '../../src/shared/form.ts';
import type { BodyShape } from './bad-input.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  goodApplication,
  goodLead,
  goodMessage,
  LEADS_API,
} from './submissions.ts';

/** A form's endpoint as tests of bad input need to know it. */
export interface FormShape extends BodyShape {
  path: string;
  /** Wrong values that are specific to a field. */
  own: readonly (readonly [field: string, value: unknown])[];
}

export const contactShape: FormShape = {
  path: CONTACT_API,
  good: goodMessage,
  texts: ['name', 'email', 'subject', 'message'],
  rules: (values) => checkForm(contactForm, values as unknown as ContactValues),
  spoil: (_field, text) => `${text}\u202Ex`,
  strict: true,
  own: [
    ['captcha_token', 5],
    ['captcha_token', []],
    ['captcha_token', null],
    ['captcha_token', 'x'.repeat(8193)],
    ['timestamp', 'yesterday'],
    ['timestamp', '2026-02-31T00:00:00Z'],
    ['timestamp', '2026-11-21'],
    ['timestamp', '12026-11-21T00:00:00Z'],
    ['timestamp', 1_700_000_000_000],
    ['timestamp', ''],
    ['user_agent', 5],
    ['user_agent', 'x'.repeat(2001)],
    ['limit_key', 'somebody@else.example'],
    ['id', '0190-mine'],
    ['status', 'sent'],
  ],
};

export const leadShape: FormShape = {
  path: LEADS_API,
  good: goodLead,
  texts: ['name', 'email'],
  rules: (values) => checkForm(leadForm, values as unknown as LeadValues),
  spoil: (field, text) => (field === 'name' ? 'x'.repeat(201) : `${text} @`),
  strict: true,
  own: [
    ['source', null],
    ['source', 5],
    ['source', 'x'.repeat(65)],
    ['source', '<b>'],
    ['source', '=cmd()'],
    ['source', 'a\u0000b'],
    ['source', 'a\nb'],
    ['partner_key', 5],
    ['partner_key', []],
    ['partner_key', 'x'.repeat(201)],
    ['landing_page', 'x'.repeat(501)],
    ['referrer', {}],
    ['utm_source', ['a', 'b']],
    ['utm_medium', null],
    ['first_utm_campaign', true],
    ['utm_content', 'x'.repeat(501)],
    ['created_at', 0],
    ['id', 'mine'],
  ],
};

export const applicationShape: FormShape = {
  path: APPLICATIONS_API,
  good: goodApplication,
  texts: ['firstName', 'lastName', 'email', 'experience', 'audience', 'motivation'],
  rules: (values) => checkForm(applicationForm, values as unknown as ApplicationValues),
  spoil: (field, text) => (field === 'email' ? `${text} @` : `${text}\u202Ex`),
  strict: false,
  own: [
    ['terms', 'true'],
    ['terms', 1],
    ['terms', []],
    ['terms', null],
    ['terms', false],
    ['company', 5],
    ['company', 'x'.repeat(201)],
    ['company', 'a\u202Eb'],
    ['website', {}],
    ['website', `https://${'x'.repeat(500)}.example`],
    ['experience', 'Beginner'],
    ['experience', ['beginner']],
  ],
};
