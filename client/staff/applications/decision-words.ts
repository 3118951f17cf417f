import {
  type ApplicationRow,
  DECISIONS,
  type DecisionRequest,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import type { Held, QueueState, Target } from './decision-queue.ts';

/** A status as staff read it. */
export const STATUS_WORDS = {
  pending: 'Pending',
  sending: 'Sending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;

/** What the list can be narrowed down to, as staff read it. */
export const FILTER_WORDS = { '': 'All', ...STATUS_WORDS, not_sent: 'Not sent' } as const;

export const nameOf = ({ first_name, last_name }: Target): string => `${first_name} ${last_name}`;

/** Why an application is still pending that was to be sent. */
export const failureText = (
  { failure, failed_at }: Pick<ApplicationRow, 'failure' | 'failed_at'>,
  time: DisplayTime,
): string => `Not sent on ${shownTime(failed_at, time)}: ${failure ?? ''}`;

/** A decision in the words of its button. */
export const labelOf = ({ status, send }: DecisionRequest): string =>
  DECISIONS.find(({ decision }) => decision.status === status && decision.send === send)?.label ??
  status;

/** 'Ada Byron', or '12 applications'. */
const whom = (targets: readonly Target[]): string =>
  targets.length === 1 && targets[0] ? nameOf(targets[0]) : `${targets.length} applications`;

/** 'Reject Ada Byron', 'Approve and send 12 applications'. */
export const heldText = ({ targets, decision }: Pick<Held, 'targets' | 'decision'>): string =>
  `${labelOf(decision)}: ${whom(targets)}`;

/** '12 approved and sent, 1 rejected'; '' when nothing was. */
export const doneText = ({ sent, approved, rejected }: QueueState['done']): string =>
  [
    sent > 0 ? `${sent} approved and sent` : '',
    approved > 0 ? `${approved} approved without sending` : '',
    rejected > 0 ? `${rejected} rejected` : '',
  ]
    .filter(Boolean)
    .join(', ');
