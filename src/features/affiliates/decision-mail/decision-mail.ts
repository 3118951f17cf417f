import { AppError } from '../../../http/errors.tsx';
import { deliverNow } from '../../../outbox/drain.ts';
import { mailHandler, recipient, sendMailNow } from '../../../outbox/mail.ts';
import type { Message } from '../../../outbox/mail.port.ts';
import type { Services } from '../../../services.ts';
import { site } from '../../../shared/content/site.ts';
import { isEmail } from '../../../shared/fields.ts';
import { isoOf } from '../../../shared/iso.ts';
import { logWarning, traceOf } from '../../../shared/log.ts';
import type { MailText } from '../../../shared/text/mail-text.ts';
import type { StoredApplication } from '../admin/application-changes.queries.ts';
import { UNDO_MS } from '../review/review.contract.ts';
import {
  filled,
  mailTexts,
  type DecisionMailRequest,
  type MailedDecision,
} from './decision-mail.contract.ts';
import { namedIn } from './remembered.contract.ts';
import { decisionMail, decisionMailOf, readTemplates } from './decision-mail.queries.ts';

/** The e-mails of a decision, by the id of the application. */
export interface PlannedMails {
  mails: ReadonlyMap<string, Message>;
  /** The text to remember for the next decisions. */
  remembered: MailText | null;
  /** Those who cannot be written to so, of several. */
  unusable: readonly { application: StoredApplication; problem: string }[];
}

const MAX_SUBJECT = 200;

/** @param field what staff would have to change */
const invalid = (field: string, text: string): AppError =>
  new AppError('invalid', text, { fields: { [field]: text } });

const personOf = ({ firstName, lastName, email }: StoredApplication) => ({
  first_name: firstName,
  last_name: lastName,
  email,
});

/** @throws AppError invalid */
function messageTo(application: StoredApplication, template: MailText, reason: string): Message {
  const { id, name, email, company, createdAt } = application;
  if (!isEmail(email)) throw invalid('mail', 'No e-mail can be sent to this address');
  const applicant = { ...personOf(application), company, created_at: isoOf(createdAt) };
  const { subject, text } = filled(template, applicant, reason);
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
 * The e-mails that tell applicants the decision.
 * @throws AppError not_configured where no one but the team can be written to; invalid where the text is
 * of no use, or the only applicant cannot be written to
 */
export async function planMails(
  { db, providers }: Services,
  applicants: readonly StoredApplication[],
  {
    status,
    reason,
    mail,
  }: { status: MailedDecision; reason: string | null; mail: DecisionMailRequest },
): Promise<PlannedMails> {
  if (!providers.email.reachesPeople) throw new AppError('not_configured', mailTexts.cannotSend);
  const template = mail === 'template' ? (await readTemplates(db))[status] : mail;
  const remembers = mail !== 'template' && mail.remember === true;
  const named = remembers
    ? applicants.map((each) => namedIn(template, personOf(each))).find(Boolean)
    : undefined;
  if (named !== undefined) throw invalid('remember', named);
  const mails = new Map<string, Message>();
  const unusable: { application: StoredApplication; problem: string }[] = [];
  for (const application of applicants) {
    try {
      mails.set(application.id, messageTo(application, template, reason ?? ''));
    } catch (error) {
      if (applicants.length === 1 || !(error instanceof AppError)) throw error;
      unusable.push({ application, problem: `${application.name}: ${error.message}` });
    }
  }
  const { subject, text } = template;
  return { mails, remembered: remembers ? { subject, text } : null, unusable };
}

/** The row is due by then, whatever the clocks' resolution. */
const MARGIN_MS = 100;

/** Sends the e-mails when the time to undo is over. Cron does it if this run stops. */
export async function mailWhenDue(services: Services, ids: readonly string[]): Promise<void> {
  await scheduler.wait(UNDO_MS + MARGIN_MS);
  try {
    for (const id of ids)
      await deliverNow(services, mailHandler, decisionMailOf(id), { ifDue: true });
  } catch (error) {
    logWarning('decision_mail_left_to_cron', traceOf(error));
  }
}

/** Sends the e-mail of an approval that PartnerStack has confirmed. */
export const mailNow = (services: Services, id: string) =>
  sendMailNow(services, decisionMailOf(id));
