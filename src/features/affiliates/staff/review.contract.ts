import type { DecisionMailRequest } from './decision-mail.contract.ts';

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/**
 * What staff decide: its key, its label, what is said once it was decided, the label in the dialog, where an e-mail is sent too, from which status
 * to which, the audit action, and which stored text its e-mail has. An application that was approved without
 * sending is sent later.
 */
export const DECISIONS = [
  {
    name: 'approve-and-send',
    key: 'a',
    label: 'Approve and send',
    done: 'Approved, to be sent',
    inDialog: 'Approve and send to PartnerStack',
    from: 'pending',
    to: 'sending',
    audit: 'approval_decided',
    text: 'approved',
  },
  {
    name: 'approve',
    key: 'y',
    label: 'Approve without sending',
    done: 'Approved without sending',
    inDialog: 'Approve without PartnerStack',
    from: 'pending',
    to: 'approved',
    audit: 'application_approved',
    text: 'approved',
  },
  {
    name: 'reject',
    key: 'r',
    label: 'Reject',
    done: 'Rejected',
    inDialog: 'Reject',
    from: 'pending',
    to: 'rejected',
    audit: 'application_rejected',
    text: 'rejected',
  },
  {
    name: 'send',
    key: 'p',
    label: 'Send to PartnerStack',
    done: 'To be sent to PartnerStack',
    inDialog: 'Send to PartnerStack',
    from: 'approved',
    to: 'sending',
    audit: 'sending_started',
    text: 'approved',
  },
] as const;
export type DecisionChoice = (typeof DECISIONS)[number];
export type DecisionName = DecisionChoice['name'];
export const DECISION_NAMES = DECISIONS.map(({ name }) => name);

export const decisionOf = (name: DecisionName): DecisionChoice =>
  DECISIONS.find((each) => each.name === name) ?? DECISIONS[0];

/** What staff decide, and write about it. */
export type DecisionRequest = {
  decision: DecisionName;
  /** Stored with the decision; the applicant reads it only where the e-mail has {reason}. */
  reason?: string;
  /** The e-mail to the applicant; none is sent without it. */
  mail?: DecisionMailRequest;
};

/** Asks for the decision on an application, as the key of the list does. */
export const QUESTION = { key: 'Shift+A', label: 'Decide...' } as const;

/** What staff can do with an application that was rejected by mistake. */
export const REOPENING = {
  key: 'n',
  label: 'Reopen as a new application',
  words: 'undo rejected reject wrong mistake pending again',
} as const;

/** What may be wrong with an application. */
export const DOUBTS = {
  address: 'Same address',
  name: 'Same name',
  website: 'Same website',
  lead: 'Is a lead',
  throwaway: 'Throw-away address',
} as const;
export type Doubt = keyof typeof DOUBTS;

/** Another application that shares something with this one. */
type RelatedApplication = { id: string; name: string; email: string; status: string };

/** What an application shares with others, of which the newest five are listed. */
export type RelatedApplications = Record<'address' | 'name' | 'website', RelatedApplication[]>;

/** How long a pending application has waited: 'due' from two business days on, 'overdue' after three. */
export type Waiting = { business_days: number; state: 'new' | 'due' | 'overdue' };

/** '3 business days', and what that means. */
export function waitingText({ business_days: days, state }: Waiting): string {
  const waited = `${days} business day${days === 1 ? '' : 's'}`;
  return state === 'new' ? waited : `${waited}, ${state}`;
}
