import { actorOf } from '../../../audit/actor.ts';
import type { StoredAudit } from '../../../audit/audit.queries.ts';
import type { AppContext } from '../../../http/context.ts';
import { timeStyle } from '../../../staff/time-style.ts';
import { UNDO_MS } from '../../../outbox/mail.contract.ts';
import { findApplications, type StoredApplication } from '../stored-applications.queries.ts';
import { applicationTexts, type Refusal } from './affiliates-admin.contract.ts';
import { readRows } from './application-row.ts';
import { conflictText } from './decision-texts.ts';
import { decide, type WrittenDecision } from './decisions.ts';
import { decisionsOn } from './decisions.queries.ts';
import { decisionOf } from './review.contract.ts';

/** Of many that were refused, so many are returned as they are now. */
const ROWS_RETURNED = 50;

/** Why nothing was done about some applications, and how they are now. */
export async function refusals(
  c: AppContext,
  ids: readonly string[],
  textOf: (application: StoredApplication, decided: StoredAudit | undefined) => string,
): Promise<Refusal[]> {
  if (ids.length === 0) return [];
  const { db } = c.get('services');
  const [found, entries] = await Promise.all([findApplications(db, ids), decisionsOn(db, ids)]);
  const rows = await readRows(db, found.slice(0, ROWS_RETURNED));
  const applications = new Map(found.map((application) => [application.id, application]));
  // The newest of each application comes last, and stays.
  const decided = new Map(entries.toReversed().map((entry) => [entry.subjectId, entry]));
  const shown = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const application = applications.get(id);
    const entry = decided.get(id);
    return {
      id,
      error: application ? textOf(application, entry) : applicationTexts.gone,
      application: shown.get(id) ?? null,
    };
  });
}

/** Takes a decision, and says of each application that was not decided on why. */
export async function decideIn(
  c: AppContext,
  ids: readonly string[],
  written: WrittenDecision,
  { changeId, undoMs = UNDO_MS }: { changeId: string; undoMs?: number },
) {
  const { made, late, refused } = await decide(c.get('services'), ids, written, {
    by: actorOf(c),
    changeId,
    undoMs,
  });
  const { from } = decisionOf(written.decision);
  const reader = { from, own: actorOf(c).session, style: timeStyle(c) };
  const tooLate = await refusals(c, late, (application, entry) =>
    conflictText(application, entry, reader),
  );
  const unwritten = refused.map(({ id, problem }): Refusal => ({
    id,
    error: problem,
    application: null,
  }));
  return { made, refused: [...unwritten, ...tooLate] };
}
