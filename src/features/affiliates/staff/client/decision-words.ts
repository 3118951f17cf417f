import type { ApplicationRow } from '../affiliates-admin.contract.ts';
import { decisionOf, type DecisionRequest } from '../review.contract.ts';
import { nextTryText, problemText } from '../../../../shared/text/unsent-text.ts';
import { outboxLabel } from '../../../../shared/outbox-kinds.ts';
import { shownTime, type DisplayTime } from '../../../../shared/display-time.ts';

/** What became of the e-mail about a decision. */
export const MAIL_WORDS = {
  pending: 'E-mail waits',
  sending: 'E-mail is being sent',
  sent: 'E-mail sent',
  failed: 'E-mail could not be sent',
} as const;

/** What was made of a rejected application, and what its applicant knows by then. */
export const reopenedText = ({ name, mail }: Pick<ApplicationRow, 'name' | 'mail'>): string => {
  const made = 'A new pending application was made.';
  if (mail === null || mail === 'failed') return made;
  const told = mail === 'sent' ? 'has' : 'gets';
  return `${made} ${name} ${told} the e-mail about the rejection: write to them.`;
};

export const SENDING_FAILED = 'Sending failed';

/** When and why sending failed, and what comes next. */
export function sendingFailureText(
  { failure, failed_at, unsent }: Pick<ApplicationRow, 'failure' | 'failed_at' | 'unsent'>,
  time: DisplayTime,
): string {
  const isIt = unsent?.what === outboxLabel('partner_registration');
  const next = nextTryText(isIt ? unsent.next_at : null, time);
  return `on ${shownTime(failed_at, time)}: ${problemText(failure ?? '')}. ${next}`;
}

/** A version as its document names it: 'November 1, 2026'. */
const termsDate = (version: string): string =>
  new Date(version).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Which terms an applicant accepted, and when. */
export const termsText = (
  { terms_accepted_at, terms_version }: Pick<ApplicationRow, 'terms_accepted_at' | 'terms_version'>,
  time: DisplayTime,
): string =>
  terms_version === null
    ? 'Not recorded'
    : `Version of ${termsDate(terms_version)}, accepted on ${shownTime(terms_accepted_at, time)}`;

/** 'Ada Byron', '12 applications'. */
export const aboutText = (targets: readonly { name: string }[], count: number): string =>
  count === 1 && targets[0] ? targets[0].name : `${count.toLocaleString('en-US')} applications`;

/** 'Rejected: Ada Byron', 'Approved, to be sent with an e-mail: 12 applications'. */
export const decisionText = ({ decision, mail }: DecisionRequest, about: string): string =>
  `${decisionOf(decision).done}${mail ? ' with an e-mail' : ''}: ${about}`;
