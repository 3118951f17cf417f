import { shownTime, type DisplayTime } from '../../../shared/display-time.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { Conflict } from './decisions.ts';
import type { StoredApplication } from './application-changes.queries.ts';

type Decided = Pick<StoredApplication, 'status' | 'partnerstackId'>;

/** The state of an application, after 'was' or 'is'. */
export function statusText({ status, partnerstackId }: Decided): string {
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
 * @param own the reader's own short session
 */
export function conflictText(
  { what, application, at, session, who }: Conflict,
  own: string | null,
  style: DisplayTime,
): string {
  const { name } = application;
  const time = shownTime(isoOf(at), style);
  const by =
    session === null || who === null ? '' : ` by ${session === own ? `you (${who})` : who}`;
  switch (what) {
    case 'decided':
      return `${name} was already ${statusText(application)} on ${time}${by}. Nothing was changed.`;
    case 'sending':
      return `${name} was already approved on ${time}${by} and is being sent to PartnerStack. Nothing was changed.`;
    case 'undecided':
      return `${name} is still pending. Approve and send the application instead.`;
    case 'doubt':
      return `The approval of ${name} on ${time}${by} may have reached PartnerStack, which gives no answer now. Nothing was changed; try again later.`;
    default:
      return what satisfies never;
  }
}

/** Why a decision could not be undone. */
export const tooLateText = (application: StoredApplication): string =>
  application.status === 'pending'
    ? `${application.name} is already pending.`
    : `It is too late to undo: ${application.name} was ${statusText(application)}.`;
