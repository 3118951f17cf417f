import { isoOf } from '../../../shared/iso.ts';
import type { ListedApplication } from './applications.queries.ts';
import type { ApplicationContent } from '../application.contract.ts';
import { applicationText } from '../submit-application.ts';
import { UNDO_MS, type ApplicationRow } from './affiliates-admin.contract.ts';

/** How long (ms) the last decision can still be undone. */
function undoLeft({ status, partnerstackId, updatedAt }: ListedApplication): number | null {
  if (status === 'pending' || partnerstackId !== null) return null;
  const left = updatedAt + UNDO_MS - Date.now();
  return left > 0 ? left : null;
}

/** What the applicant sent while the application was open. */
function sentAgain({ resent, resentAt }: ListedApplication): ApplicationRow['sent_again'] {
  if (resent === null || resentAt === null) return null;
  const content = JSON.parse(resent) as ApplicationContent;
  const texts = [`Audience: ${content.audience}`, `Motivation: ${content.motivation}`];
  return { at: isoOf(resentAt), text: [...applicationText(content), ...texts].join('\n') };
}

/** An application as staff see it. */
export function applicationRow(application: ListedApplication): ApplicationRow {
  return {
    id: application.id,
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email,
    company: application.company,
    website: application.website,
    experience: application.experience,
    audience: application.audience,
    motivation: application.motivation,
    terms_accepted_at:
      application.termsAcceptedAt === null ? null : isoOf(application.termsAcceptedAt),
    terms_version: application.termsVersion,
    status: application.status,
    partnerstack_id: application.partnerstackId,
    created_at: isoOf(application.createdAt),
    updated_at: isoOf(application.updatedAt),
    failure: application.failure,
    failed_at: application.failedAt === null ? null : isoOf(application.failedAt),
    sent_again: sentAgain(application),
    undo_ms: undoLeft(application),
  };
}
