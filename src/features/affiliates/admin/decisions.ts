import { auditOf, type Actor, type StoredAudit } from '../../../audit/audit.queries.ts';
import type { Services } from '../../../services.ts';
import {
  findApplication,
  startSending,
  storeDecision,
  type StoredApplication,
} from './decisions.queries.ts';
import { settleRegistration } from './partner-registration.ts';

export type Decision = { status: 'approved'; send: boolean } | { status: 'rejected'; send: false };

/** Why a decision was not taken: what another person did or is doing. */
export interface Conflict {
  /** 'doubt': an earlier approval may have reached PartnerStack, which does not answer now. */
  what: 'decided' | 'sending' | 'doubt';
  application: StoredApplication;
  /** ms since 1970 */
  at: number;
  /** Null if unknown. */
  session: string | null;
}

export type Decided =
  | { is: 'done'; application: StoredApplication }
  | { is: 'conflict'; conflict: Conflict }
  | { is: 'unknown' };

const HISTORY_LENGTH = 50;

/** What happened to an application, newest first. */
export const historyOf = ({ db }: Pick<Services, 'db'>, id: string): Promise<StoredAudit[]> =>
  auditOf(db, { kind: 'application', id }, HISTORY_LENGTH);

const WHAT = {
  pending: { what: 'doubt', action: 'approval_decided' },
  sending: { what: 'sending', action: 'approval_decided' },
  approved: { what: 'decided', action: 'application_approved' },
  rejected: { what: 'decided', action: 'application_rejected' },
} as const;

async function conflictOver(services: Services, id: string): Promise<Decided> {
  const application = await findApplication(services.db, id);
  if (!application) return { is: 'unknown' };
  const { what, action } = WHAT[application.status];
  const entry = (await historyOf(services, id)).find((each) => each.action === action);
  const at = entry?.at ?? application.updatedAt;
  return {
    is: 'conflict',
    conflict: { what, application, at, session: entry?.session ?? null },
  };
}

/**
 * Takes a decision on a pending application; the first one counts (ADA-17).
 * @throws when the database does
 */
export async function decide(
  services: Services,
  id: string,
  { status, send }: Decision,
  by: Actor,
): Promise<Decided> {
  const { db } = services;
  const store = () =>
    send
      ? startSending(db, { id, by }, Date.now())
      : storeDecision(db, { id, status, by }, Date.now());
  const stored = await store();
  if (stored) return { is: 'done', application: stored };
  const application = await findApplication(db, id);
  if (application?.status === 'pending') {
    // An earlier approval may have reached PartnerStack, or another decision was undone just now.
    const settled = send ? undefined : await settleRegistration(services, id);
    const isKnown = settled === undefined || settled.ok || settled.error.final === true;
    const storedNow = isKnown ? await store() : undefined;
    if (storedNow) return { is: 'done', application: storedNow };
  }
  return conflictOver(services, id);
}
