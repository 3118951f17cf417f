import { endpoint } from '../../../shared/api.ts';
import { site } from '../../../shared/content/site.ts';
import { oneLine } from '../../../shared/fields.ts';
import { defineForm, optionalText, requiredText } from '../../../shared/form.ts';
import { staffPages } from '../../../shared/staff-pages.ts';

/** The decisions that an applicant can be written to about. */
export const MAILED_DECISIONS = ['approved', 'rejected'] as const;
export type MailedDecision = (typeof MAILED_DECISIONS)[number];

/** What stands in braces in a text, with what it becomes. */
export const PLACEHOLDERS = {
  first_name: 'the first name',
  last_name: 'the last name',
  company: 'the company',
  applied_on: 'the day of the application',
  reason: 'your reason',
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;

/** What an applicant is written, with placeholders or filled in. */
export type MailText = { subject: string; text: string };
export type MailTemplates = Record<MailedDecision, MailText>;

const IN_BRACES = /\{([^{}\n]{0,40})\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);

/** What is wrong with the placeholders of a text; they would reach the applicant as they are. */
function placeholderProblem(text: string): string | undefined {
  const unknown = placeholdersIn(text).find((name) => !isPlaceholder(name));
  if (unknown === undefined) return undefined;
  const known = Object.keys(PLACEHOLDERS).map((name) => `{${name}}`);
  return `There is no placeholder {${unknown}}. Known are ${known.join(', ')}`;
}

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

/**
 * A text for one applicant. A line whose placeholders are all empty is left out. The values of
 * placeholders are not searched for placeholders.
 */
export function filled(
  { subject, text }: MailText,
  { created_at, ...applicant }: Applicant,
  reason: string,
): MailText {
  const values: Record<Placeholder, string> = {
    first_name: applicant.first_name,
    last_name: applicant.last_name,
    company: applicant.company ?? '',
    applied_on: dayText(created_at),
    reason,
  };
  const valueOf = (name: string) => (isPlaceholder(name) ? values[name] : undefined);
  const fill = (line: string) =>
    line.replace(IN_BRACES, (braces, name: string) => valueOf(name) ?? braces);
  const lines = text.split('\n').filter((line) => {
    const names = placeholdersIn(line);
    return names.length === 0 || names.some((name) => valueOf(name) !== '');
  });
  return {
    // On one line, so that no value can add a header.
    subject: oneLine(fill(subject)),
    text: lines
      .map(fill)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

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
    text: `${greeting}\n\nThank you for your application of {applied_on} to the ${brand} affiliate program. We have decided not to accept it.\n\n${closing}`,
  },
};

/** The fields of an e-mail, with the rules of the browser and of the Worker. */
export const mailForm = defineForm({
  fields: {
    subject: requiredText({
      label: 'Subject',
      missing: 'Write a subject',
      max: 150,
      normalize: oneLine,
      check: placeholderProblem,
    }),
    text: requiredText({
      label: 'Text',
      missing: 'Write a text',
      rows: 9,
      max: 4000,
      maxBytes: 12_000,
      check: placeholderProblem,
    }),
  },
});

/** The reason is for the team; an e-mail quotes it only where its text has {reason}. */
export const reasonForm = defineForm({
  fields: { reason: optionalText({ label: 'Reason', max: 1000, maxBytes: 4000, rows: 2 }) },
});

/** The remembered text, or one for this decision, which can be remembered. */
export type DecisionMailRequest = 'template' | (MailText & { remember?: boolean });

export const mailTexts = {
  cannotSend: 'E-mails to applicants need the setting EMAILJS_PEOPLE_TEMPLATE_ID.',
  failed: 'Failed to read the texts of the e-mails',
  stored: 'The text is stored.',
} as const;

/** The page where the texts are written. */
export const TEMPLATES_PATH = `${staffPages.applications.path}/texts` as const;

export const decisionMailApi = {
  templates: endpoint('GET', '/api/admin/application-texts').of<
    object,
    { templates: MailTemplates; can_send: boolean }
  >(),
} as const;
