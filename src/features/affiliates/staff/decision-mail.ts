import { AppError } from '../../../http/app-error.ts';
import { recipient } from '../../../outbox/mail.ts';
import type { Message } from '../../../outbox/mail.port.ts';
import type { Services } from '../../../services.ts';
import { site } from '../../../shared/content/site.ts';
import { isEmail } from '../../../shared/text/email-address.ts';
import { isoOf } from '../../../shared/iso.ts';
import { filledText, type MailText } from '../../../shared/text/mail-text.ts';
import { type StoredApplication, decisionMail } from '../stored-applications.queries.ts';
import {
  applicantFilling,
  mailTexts,
  reasonProblem,
  type DecisionMailRequest,
  type MailedDecision,
} from './decision-mail.contract.ts';
import { readTemplates } from './decision-mail.queries.ts';

const MAX_SUBJECT = 200;

/** @param field what staff would have to change */
const invalid = (field: string, text: string): AppError =>
  new AppError('invalid', text, { fields: { [field]: text } });

/** @throws AppError invalid */
function messageTo(application: StoredApplication, template: MailText, reason: string): Message {
  const { id, name, email, firstName, lastName, company, createdAt } = application;
  if (!isEmail(email)) throw invalid('mail', 'No e-mail can be sent to this address');
  const applicant = {
    first_name: firstName,
    last_name: lastName,
    company,
    created_at: isoOf(createdAt),
  };
  const { subject, text } = filledText(template, { ...applicantFilling(applicant), reason });
  if (subject === '' || text === '') throw invalid('text', 'Nothing is left of this text');
  return {
    kind: decisionMail,
    to: recipient({ name, email }),
    replyTo: { name: site.brand, email: site.affiliatesEmail },
    subject: Array.from(subject).slice(0, MAX_SUBJECT).join(''),
    text,
    fields: { application_id: id },
  };
}

/**
 * The e-mails that tell applicants the decision, by id, and of several applicants those who cannot be
 * written to so.
 * @throws AppError not_configured where no one but the team can be written to; invalid where the text is
 * of no use, or the only applicant cannot be written to
 */
export async function planMails(
  { db, providers }: Pick<Services, 'db' | 'providers'>,
  applicants: readonly StoredApplication[],
  {
    text: name,
    reason,
    mail,
  }: { text: MailedDecision; reason: string | null; mail: DecisionMailRequest },
) {
  if (!providers.email.reachesPeople) throw new AppError('not_configured', mailTexts.cannotSend);
  const template = mail === 'template' ? (await readTemplates(db))[name] : mail;
  const problem = reasonProblem(reason ?? '', template);
  if (problem !== undefined) throw invalid('reason', problem);
  const mails = new Map<string, Message>();
  const unusable: { id: string; problem: string }[] = [];
  for (const application of applicants) {
    try {
      mails.set(application.id, messageTo(application, template, reason ?? ''));
    } catch (error) {
      if (applicants.length === 1 || !(error instanceof AppError)) throw error;
      unusable.push({ id: application.id, problem: `${application.name}: ${error.message}` });
    }
  }
  return { mails, unusable };
}
