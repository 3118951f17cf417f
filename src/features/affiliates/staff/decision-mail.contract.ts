import { endpoint } from '../../../shared/api.ts';
import { site } from '../../../shared/content/site.ts';
import { defineForm, optionalText } from '../../../shared/form.ts';
import { mailFields, placeholderProblem, type MailText } from '../../../shared/text/mail-text.ts';
import type { StandardText } from '../../../staff/work/record-kind.contract.ts';

/** The decisions that an applicant can be written to about. */
export type MailedDecision = 'approved' | 'rejected';

/** What stands in braces in a text, with what it becomes. */
export const PLACEHOLDERS = {
  first_name: 'the first name',
  last_name: 'the last name',
  company: 'the company',
  applied_on: 'the day of the application',
  reason: 'your reason',
} as const;

/** The texts that are stored: one for each decision, and a question. */
export const TEMPLATE_NAMES = ['approved', 'rejected', 'more_info'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];
export type MailTemplates = Record<TemplateName, MailText>;

/** Who is written to, and about what. */
export type Applicant = {
  first_name: string;
  last_name: string;
  company: string | null;
  /** ISO 8601 */
  created_at: string | null;
};

const dayText = (iso: string | null): string =>
  iso === null
    ? ''
    : new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What the placeholders become that are not of a decision. */
export const applicantFilling = ({ first_name, last_name, company, created_at }: Applicant) =>
  ({
    first_name,
    last_name,
    company: company ?? '',
    applied_on: dayText(created_at),
  }) satisfies Partial<Record<keyof typeof PLACEHOLDERS, string>>;

const { brand } = site;
const greeting = 'Hello {first_name},';
const closing = `You can reply to this e-mail.\n\nThe ${brand} team`;

/** The texts until staff remember others. */
export const DEFAULT_TEMPLATES: MailTemplates = {
  approved: {
    subject: `Your application to the ${brand} affiliate program is approved`,
    text: `${greeting}\n\nThank you for your application of {applied_on} to the ${brand} affiliate program. We have approved it.\n\n${closing}`,
  },
  rejected: {
    subject: `Your application to the ${brand} affiliate program`,
    text: `${greeting}\n\nThank you for your application of {applied_on} to the ${brand} affiliate program. We have decided not to accept it.\n\n{reason}\n\n${closing}`,
  },
  more_info: {
    subject: `A question about your application to the ${brand} affiliate program`,
    text: `${greeting}\n\nThank you for your application of {applied_on} to the ${brand} affiliate program. Before we decide, please tell us more about whom you reach, and how.\n\n${closing}`,
  },
};

/** Whom a text is shown for where it is written for everyone. */
export const SAMPLE_APPLICANT: Applicant = {
  first_name: 'Dana',
  last_name: 'García',
  company: 'Northwind Talent',
  created_at: '2026-11-03T09:30:00.000Z',
};

const sampleFilling = {
  ...applicantFilling(SAMPLE_APPLICANT),
  reason: 'We look for partners who write about hiring.',
} satisfies Record<keyof typeof PLACEHOLDERS, string>;

/** The texts as the page of stored texts has them. */
export const STANDARD_TEXTS: Readonly<Record<TemplateName, StandardText>> = {
  approved: {
    name: 'The approval of an application',
    text: DEFAULT_TEMPLATES.approved,
    filling: sampleFilling,
  },
  rejected: {
    name: 'The rejection of an application',
    text: DEFAULT_TEMPLATES.rejected,
    filling: sampleFilling,
  },
  more_info: {
    name: 'A question to an applicant',
    text: DEFAULT_TEMPLATES.more_info,
    filling: sampleFilling,
    isForReplies: true,
  },
};

/** The fields of an e-mail, with the rules of the browser and of the Worker. */
export const mailForm = defineForm({
  fields: mailFields((text) => placeholderProblem(text, Object.keys(PLACEHOLDERS))),
});

/** The reason is for the team; an e-mail quotes it only where its text has {reason}. */
export const reasonForm = defineForm({
  fields: { reason: optionalText({ label: 'Reason', max: 1000, maxBytes: 4000, rows: 2 }) },
});

/** Whether the applicant reads the reason. */
export const quotesReason = ({ subject, text }: MailText): boolean =>
  `${subject}\n${text}`.includes('{reason}');

/** What is wrong with a reason that goes into an e-mail: placeholders in it are not filled. */
export const reasonProblem = (reason: string, mail: MailText): string | undefined =>
  quotesReason(mail) ? placeholderProblem(reason, []) : undefined;

/** The stored text, or one for this decision. */
export type DecisionMailRequest = 'template' | MailText;

export const mailTexts = {
  cannotSend: 'E-mails to applicants are not set up yet: an engineer can do it.',
  failed: 'Failed to read the texts of the e-mails',
  stored: 'It is the text for the next ones.',
  notStored: 'The text could not be stored',
} as const;

export const decisionMailApi = {
  templates: endpoint('GET', '/api/admin/application-texts').of<
    object,
    { templates: MailTemplates; can_send: boolean }
  >(),
  /** Stores a text for the next applicants. `ids` are of those whose names and addresses it must not have. */
  remember: endpoint('POST', '/api/admin/application-texts/:name').of<
    { body: MailText & { ids: readonly string[] } },
    object
  >(),
} as const;
