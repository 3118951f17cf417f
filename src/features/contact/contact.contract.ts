import { endpoint } from '../../shared/api.ts';
import { isReversed, lengthOf, oneLine } from '../../shared/fields.ts';
import {
  defineForm,
  emailField,
  requiredText,
  type FormContent,
  type FormValues,
  type ShownFields,
} from '../../shared/form.ts';
import type { HoneypotBody } from '../../shared/honeypot.ts';
import { personName } from '../../shared/text/person-name.ts';
import {
  checkMessage,
  checkName,
  checkSubject,
  messageProblem,
  NAME_PATTERN,
  nameProblem,
  subjectProblem,
} from './contact-rules.contract.ts';

export const CONTACT_TEXTS = {
  invalid: 'Please fix the errors above before submitting.',
  sent: "Your message has been sent successfully! We'll get back to you soon.",
  failed: 'There was an error sending your message. Please check your information and try again.',
  withoutScript:
    'Your message was not sent: this form checks that you are human, and needs JavaScript to do so.',
  /** @param minutes whole minutes left, 1 to 15 */
  tooMany: (minutes: number) =>
    `Too many submissions. Please wait ${minutes} minutes before trying again.`,
} as const;

/** Per e-mail address. */
export const CONTACT_LIMIT = { submissions: 3, windowMs: 15 * 60_000 } as const;

export const DEMO_SUBJECT = 'Demo Request';

const SUBJECT_MAX = 100;
export const MESSAGE_MAX = 2000;

export const contactForm = defineForm({
  fields: {
    name: requiredText({
      label: 'Name',
      helper: 'Enter your full name',
      min: 2,
      max: 50,
      normalize: personName,
      pattern: NAME_PATTERN,
      check: checkName,
      explain: nameProblem,
      autoComplete: 'name',
    }),
    email: emailField({
      label: 'Email',
      helper: 'Enter a valid email address',
      invalid: 'Invalid email format',
      isStrict: true,
    }),
    subject: requiredText({
      label: 'Subject',
      helper: 'Brief description of your inquiry (5-100 characters)',
      min: 5,
      max: SUBJECT_MAX,
      check: checkSubject,
      explain: subjectProblem,
    }),
    message: requiredText({
      label: 'Message',
      helper: 'Detailed message (minimum 10 characters, maximum 2000)',
      min: 10,
      max: MESSAGE_MAX,
      check: checkMessage,
      explain: messageProblem,
      rows: 7,
    }),
  },
  problem: CONTACT_TEXTS.invalid,
  purpose: 'Sends a message or a demo request to the team',
});

export type ContactFields = typeof contactForm.fields;
export type ContactValues = FormValues<ContactFields>;
export type ContactContent = FormContent<ContactFields>;

export const CONTACT_SHOWN: ShownFields<ContactFields> = {
  name: { pane: 'own', person: 'fact' },
  email: { pane: 'own', person: 'no' },
  subject: { pane: 'own', person: 'fact' },
  message: { pane: 'own', person: 'own' },
};

export const contactApi = {
  /** `timestamp` is ISO 8601. */
  send: endpoint('POST', '/api/contact').of<
    {
      body: ContactValues &
        HoneypotBody & { captcha_token: string; timestamp: string; user_agent: string };
    },
    { message: string }
  >(),
} as const;

/** '' unless the link's subject could be one that the form accepts. */
export function subjectFromQuery(value = ''): string {
  const subject = oneLine(value);
  return lengthOf(subject) > SUBJECT_MAX || isReversed(subject) ? '' : subject;
}
