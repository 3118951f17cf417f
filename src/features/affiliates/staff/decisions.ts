import type { Actor } from '../../../audit/audit.queries.ts';
import type { DeliveryServices } from '../../../outbox/handler.ts';
import type { DecisionMailRequest } from './decision-mail.contract.ts';
import { logError, traceOf } from '../../../shared/log.ts';
import { applicationTexts } from './affiliates-admin.contract.ts';
import { planMails } from './decision-mail.ts';
import { registerNow } from '../registration/partner-registration.ts';
import { decisionOf, type DecisionChoice, type DecisionName } from './review.contract.ts';
import { findApplications } from '../stored-applications.queries.ts';
import { doneOn, storeDecision } from './decisions.queries.ts';

/** A decision with what staff wrote about it. */
export interface WrittenDecision {
  decision: DecisionName;
  reason?: string | null | undefined;
  mail?: DecisionMailRequest | null | undefined;
}

/** The ids that a decision was taken on, those that it came too late for, and those that it was refused for, with why. */
export interface DecisionOutcome {
  made: string[];
  late: string[];
  refused: { id: string; problem: string }[];
}

/** Applications that one batch decides on: each may have an e-mail of some kilobytes in it. */
const IN_ONE_BATCH = 100;
/** PartnerStack is asked about so many earlier approvals, and not after this time (ms). */
const SETTLED_AT_ONCE = 50;
const SETTLING_MS = 10_000;

interface Deciding {
  by: Actor;
  changeId: string;
  /** For how long it can be undone; then PartnerStack is called and the applicant written to. */
  undoMs: number;
}

/** Decides on some applications in one batch. */
async function decideOn(
  services: DeliveryServices,
  ids: readonly string[],
  { decision: name, reason = null, mail = null }: WrittenDecision,
  { by, changeId, undoMs }: Deciding,
): Promise<DecisionOutcome> {
  const { db } = services;
  const decision = decisionOf(name);
  const { mails, unusable } = mail
    ? await planMails(services, await findApplications(db, ids), {
        text: decision.text,
        reason,
        mail,
      })
    : { mails: null, unusable: [] };
  const unwritten = new Set(unusable.map(({ id }) => id));
  const usable = ids.filter((id) => !unwritten.has(id));
  const decided = { decision, ids: usable, by, changeId, reason, mails, undoMs };
  const made = new Set(await storeDecision(db, decided, Date.now()));
  return { made: [...made], late: usable.filter((id) => !made.has(id)), refused: unusable };
}

/**
 * Of those that a decision came too late for, the ones that it can be taken on after all: another
 * decision was undone just now, or an earlier approval has not reached PartnerStack.
 */
async function settle(
  services: DeliveryServices,
  late: readonly string[],
  { from, to }: DecisionChoice,
): Promise<string[]> {
  const stored = await findApplications(services.db, late.slice(0, SETTLED_AT_ONCE));
  const open = stored.filter(({ status }) => status === from).map(({ id }) => id);
  if (to === 'sending') return open;
  const until = Date.now() + SETTLING_MS;
  const settled: string[] = [];
  for (const id of open) {
    if (Date.now() > until) break;
    const registered = await registerNow(services, id);
    if (registered.ok || registered.error.final === true) settled.push(id);
  }
  return settled;
}

/**
 * Takes a decision; of each application, the first one counts, and so does its e-mail. When the store
 * fails after some were decided on, the others are refused. What was decided before is not decided again.
 * @throws when the database does, and AppError when the e-mail cannot be sent as it is
 */
export async function decide(
  services: DeliveryServices,
  ids: readonly string[],
  written: WrittenDecision,
  deciding: Deciding,
): Promise<DecisionOutcome> {
  const done = await doneOn(services.db, deciding.changeId, ids);
  const open = ids.filter((id) => !done.has(id));
  const result: DecisionOutcome = { made: [...done], late: [], refused: [] };
  const add = ({ made, late, refused }: DecisionOutcome) => {
    result.made.push(...made);
    result.late.push(...late);
    result.refused.push(...refused);
  };
  for (let start = 0; start < open.length; start += IN_ONE_BATCH) {
    try {
      add(await decideOn(services, open.slice(start, start + IN_ONE_BATCH), written, deciding));
    } catch (error) {
      if (result.made.length === 0) throw error;
      logError('decisions_not_stored', traceOf(error));
      const left = open.slice(start);
      result.refused.push(...left.map((id) => ({ id, problem: applicationTexts.updateFailed })));
      return result;
    }
  }
  const settled = new Set(await settle(services, result.late, decisionOf(written.decision)));
  if (settled.size === 0) return result;
  result.late = result.late.filter((id) => !settled.has(id));
  add(await decideOn(services, [...settled], written, deciding));
  return result;
}
