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
import { UNDO_MS } from '../review/review.contract.ts';
import {
  filled,
  mailTexts,
  type DecisionMailRequest,
  type MailedDecision,
} from './decision-mail.contract.ts';
import { namedIn } from './remembered.contract.ts';
import { decisionMailOf, readTemplates } from './decision-mail.queries.ts';

/** Who is written to, as the database has it. */
export interface MailedApplicant {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  createdAt: number;
}

/** The e-mail of a decision, and the text to remember for the next ones. */
export interface PlannedMail {
  message: Message;
  remembered: MailText | null;
}

const MAX_SUBJECT = 200;

/** @param field what staff would have to change */
const unusable = (field: string, text: string): AppError =>
  new AppError('invalid', text, { fields: { [field]: text } });

/**
 * The e-mail that tells an applicant the decision.
 * @throws AppError not_configured where no one but the team can be written to, or invalid
 */
export async function planMail(
  { db, providers }: Services,
  applicant: MailedApplicant,
  {
    status,
    reason,
    mail,
  }: { status: MailedDecision; reason: string | null; mail: DecisionMailRequest },
): Promise<PlannedMail> {
  if (!providers.email.reachesPeople) throw new AppError('not_configured', mailTexts.cannotSend);
  const { id, firstName, lastName, email, company, createdAt } = applicant;
  if (!isEmail(email)) throw unusable('mail', 'No e-mail can be sent to this address');
  const template = mail === 'template' ? (await readTemplates(db))[status] : mail;
  const remembers = mail !== 'template' && mail.remember === true;
  const person = { first_name: firstName, last_name: lastName };
  const named = remembers ? namedIn(template, { ...person, email }) : undefined;
  if (named !== undefined) throw unusable('remember', named);
  const { subject, text } = filled(
    template,
    { ...person, company, created_at: isoOf(createdAt) },
    reason ?? '',
  );
  if (subject === '' || text === '') throw unusable('text', 'Nothing is left of this text');
  return {
    message: {
      kind: 'application_decision',
      to: recipient({ name: `${firstName} ${lastName}`, email }),
      replyTo: { name: site.brand, email: site.affiliatesEmail },
      subject: Array.from(subject).slice(0, MAX_SUBJECT).join(''),
      text,
      fields: { application_id: id },
    },
    remembered: remembers ? { subject: template.subject, text: template.text } : null,
  };
}

/** The row is due by then, whatever the clocks' resolution. */
const MARGIN_MS = 100;

/** Sends the e-mail when the time to undo is over. Cron does it if this run stops. */
export async function mailWhenDue(services: Services, id: string): Promise<void> {
  await scheduler.wait(UNDO_MS + MARGIN_MS);
  try {
    await deliverNow(services, mailHandler, decisionMailOf(id), { ifDue: true });
  } catch (error) {
    logWarning('decision_mail_left_to_cron', traceOf(error));
  }
}

/** Sends the e-mail of an approval that PartnerStack has confirmed. */
export const mailNow = (services: Services, id: string) =>
  sendMailNow(services, decisionMailOf(id));
