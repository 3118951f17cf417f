import { actorName } from '../../../audit/actor.ts';
import type { StoredAudit } from '../../../audit/audit.queries.ts';
import { shownTime, type DisplayTime } from '../../../shared/display-time.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { StoredApplication } from '../stored-applications.queries.ts';

/** The state of an application, after 'was' or 'is'. */
export function statusText({
  status,
  partnerstackId,
}: Pick<StoredApplication, 'status' | 'partnerstackId'>): string {
  switch (status) {
    case 'pending':
      return 'still pending';
    case 'sending':
      return 'approved and is being sent to PartnerStack';
    case 'approved':
      return partnerstackId === null
        ? 'approved without sending'
        : 'approved and sent to PartnerStack';
    case 'rejected':
      return 'rejected';
    default:
      return status satisfies never;
  }
}

/**
 * What happened, when, and who did it, after a decision that came too late.
 * @param entry of the decision that came first
 * @param own the reader's own short session
 */
export function conflictText(
  application: StoredApplication,
  entry: StoredAudit | undefined,
  { from, own, style }: { from: 'pending' | 'approved'; own: string | null; style: DisplayTime },
): string {
  const { name, status, updatedAt } = application;
  const who = entry?.session ? actorName(entry) : null;
  const by = who === null ? '' : ` by ${entry?.session === own ? `you (${who})` : who}`;
  const on = `on ${shownTime(isoOf(entry?.at ?? updatedAt), style)}${by}`;
  if (status === 'sending')
    return `${name} was already approved ${on} and is being sent to PartnerStack. Nothing was changed.`;
  if (status !== 'pending')
    return `${name} was already ${statusText(application)} ${on}. Nothing was changed.`;
  return from === 'approved'
    ? `${name} is still pending. Approve and send the application instead.`
    : `The approval of ${name} ${on} may have reached PartnerStack, which gives no answer now. Nothing was changed; try again later.`;
}

/** Why a decision could not be undone. */
export function tooLateText(application: StoredApplication, hasAppliedAgain: boolean): string {
  const { name, status } = application;
  if (status === 'pending') return `${name} is already pending.`;
  const since = hasAppliedAgain ? ' and has applied again since' : '';
  const way = status === 'rejected' && !hasAppliedAgain ? ' It can be reopened.' : '';
  return `It is too late to undo: ${name} was ${statusText(application)}${since}.${way}`;
}
