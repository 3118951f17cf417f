import { type ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  DECISIONS,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { shownTime, type DisplayTime } from '../../../src/shared/display-time.ts';
import type { Made, Target } from './decision-state.ts';

export const STATUS_WORDS = {
  pending: 'Pending',
  sending: 'Sending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;

/** How each is marked. */
export const STATUS_TONES = {
  pending: 'fresh',
  sending: 'calm',
  approved: 'good',
  rejected: 'calm',
} as const;

/** The filters of the list, in words. */
export const FILTER_WORDS = {
  '': 'All',
  ...STATUS_WORDS,
  due: 'Due',
  overdue: 'Overdue',
  not_sent: 'Not sent',
} as const;

/** What became of the e-mail about a decision. */
export const MAIL_WORDS = {
  pending: 'E-mail waits',
  sending: 'E-mail is being sent',
  sent: 'E-mail sent',
  failed: 'E-mail could not be sent',
} as const;

export const nameOf = ({ first_name, last_name }: Target): string => `${first_name} ${last_name}`;

/** Why an application that was to be sent has not been. */
export const failureText = (
  { failure, failed_at }: Pick<ApplicationRow, 'failure' | 'failed_at'>,
  time: DisplayTime,
): string => `Not sent on ${shownTime(failed_at, time)}: ${failure ?? ''}`;

/** A version as its document names it: 'November 1, 2026'. */
const termsDate = (version: string): string =>
  new Date(version).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Which terms an applicant accepted, and when (AFF-51). */
export const termsText = (
  { terms_accepted_at, terms_version }: Pick<ApplicationRow, 'terms_accepted_at' | 'terms_version'>,
  time: DisplayTime,
): string =>
  terms_version === null
    ? 'Not recorded'
    : `Version of ${termsDate(terms_version)}, accepted on ${shownTime(terms_accepted_at, time)}`;

const labelOf = ({ status, send, mail }: DecisionRequest): string => {
  const known = DECISIONS.find(
    ({ decision }) => decision.status === status && decision.send === send,
  );
  return `${known?.label ?? status}${mail ? ' with an e-mail' : ''}`;
};

/** 'Reject: Ada Byron', 'Approve and send: 12 applications'. */
export function decisionText(targets: readonly Target[], decision: DecisionRequest): string {
  const [first] = targets;
  const about = targets.length === 1 && first ? nameOf(first) : `${targets.length} applications`;
  return `${labelOf(decision)}: ${about}`;
}

/** '12 approved and sent, 1 rejected'; '' for none. */
export function doneText(done: readonly Made[]): string {
  const count = (label: string, isIt: (decision: DecisionRequest) => boolean) => {
    const number = done.filter(({ decision }) => isIt(decision)).length;
    return number > 0 ? `${number} ${label}` : '';
  };
  return [
    count('approved and sent', ({ send }) => send),
    count('approved without sending', ({ status, send }) => status === 'approved' && !send),
    count('rejected', ({ status }) => status === 'rejected'),
  ]
    .filter(Boolean)
    .join(', ');
}
