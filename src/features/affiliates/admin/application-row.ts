import { isoOf } from '../../../shared/iso.ts';
import type { ListedApplication } from './applications.queries.ts';
import { UNDO_MS, type ApplicationRow } from './affiliates-admin.contract.ts';

/** How long (ms) the last decision can still be undone. */
function undoLeft({ status, partnerstackId, updatedAt }: ListedApplication): number | null {
  if (status === 'pending' || partnerstackId !== null) return null;
  const left = updatedAt + UNDO_MS - Date.now();
  return left > 0 ? left : null;
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
    undo_ms: undoLeft(application),
  };
}
