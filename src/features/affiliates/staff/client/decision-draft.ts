import type { ApplicationRow } from '../affiliates-admin.contract.ts';
import {
  mailForm,
  reasonForm,
  reasonProblem,
  type MailedDecision,
} from '../decision-mail.contract.ts';
import type { DecisionName, DecisionRequest } from '../review.contract.ts';
import { checkForm } from '../../../../shared/form.ts';
import type { MailText } from '../../../../shared/text/mail-text.ts';

/** What is typed about a decision, as it is kept until the decision is final. */
export type Written = {
  reason: string;
  /** What the reason is for: it never stands below another decision than it was typed for. */
  decision?: DecisionName;
} & Partial<Record<MailedDecision, MailText>>;

/** A stored draft; what an older page stored counts as none. */
export function writtenIn(draft: string | null): Written {
  try {
    return { reason: '', ...(JSON.parse(draft ?? '{}') as Partial<Written>) };
  } catch {
    return { reason: '' };
  }
}

/** Under what name it is kept: one application has a draft of its own, all selections share one. */
export const decisionDraftKey = (targets: readonly ApplicationRow[], isAll: boolean): string =>
  `applications ${targets.length === 1 && !isAll ? targets[0]?.id : 'many'} decision`;

interface WrittenDecision {
  name: DecisionName;
  reason: string;
  /** Null for none. */
  mail: MailText | null;
}

export type DecisionProblems = Partial<Record<'reason' | keyof MailText, string>>;

/** What is wrong with it, by field. */
export function problemsOf({ reason, mail }: WrittenDecision): DecisionProblems {
  const unfilled = mail && reasonProblem(reason, mail);
  return {
    ...(unfilled ? { reason: unfilled } : {}),
    ...checkForm(reasonForm, { reason }),
    ...(mail ? checkForm(mailForm, mail) : {}),
  };
}

export const decisionRequest = ({ name, reason, mail }: WrittenDecision): DecisionRequest => ({
  decision: name,
  ...(reason.trim() ? { reason } : {}),
  ...(mail ? { mail } : {}),
});
