import { isoOf } from '../../../shared/iso.ts';
import type { Conflict } from './decisions.ts';
import { type DisplayTime, shownTime } from '../../../shared/display-time.ts';
import type { ApplicationStatus } from './affiliates-admin.contract.ts';

const DECIDED = {
  pending: 'still pending',
  sending: 'being sent to PartnerStack',
  approved: 'approved without sending',
  rejected: 'rejected',
} as const;

/** What became of an application. @param sent whether an approval went to PartnerStack */
export const decidedWords = (status: ApplicationStatus, sent: boolean): string =>
  sent ? 'approved and sent to PartnerStack' : DECIDED[status];

/**
 * What happened, when and by whom, for somebody whose decision came too late.
 * @param own the reader's own session, in short
 */
export function conflictText(
  { what, application, at, session, sent }: Conflict,
  own: string | null,
  style: DisplayTime,
): string {
  const name = `${application.firstName} ${application.lastName}`;
  const time = shownTime(isoOf(at), style);
  const who =
    session === null
      ? ''
      : ` by ${session === own ? `you (session ${session})` : `session ${session}`}`;
  switch (what) {
    case 'decided':
      return `${name} was already ${decidedWords(application.status, sent)} on ${time}${who}. Nothing was changed.`;
    case 'sending':
      return `${name} is being decided on since ${time}${who}. Nothing was changed; look again in a moment.`;
    case 'namesake':
      return `Another application with the e-mail of ${name} is on its way to PartnerStack${who}. Nothing was changed; try again in a moment.`;
    case 'doubt':
      return `The approval of ${name} on ${time}${who} may have reached PartnerStack, which gives no answer now. Nothing was changed; try again later.`;
    default:
      return what satisfies never;
  }
}
