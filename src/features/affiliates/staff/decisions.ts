import type { Actor } from '../../../audit/audit.queries.ts';
import type { Services } from '../../../services.ts';
import type { DecisionMailRequest } from './decision-mail.contract.ts';
import { planMails } from './decision-mail.ts';
import { registerNow } from '../registration/partner-registration.ts';
import { decisionOf, UNDO_MS, type DecisionChoice, type DecisionName } from './review.contract.ts';
import { findApplication, findApplications } from '../registration/application-changes.queries.ts';
import { storeDecision } from './decisions.queries.ts';

/** A decision with what staff wrote about it. */
export interface WrittenDecision {
  decision: DecisionName;
  reason?: string | null | undefined;
  mail?: DecisionMailRequest | null | undefined;
}

/** The ids that a decision was taken on, those that it came too late for, and who cannot be written to. */
export interface Decided {
  made: string[];
  late: string[];
  unusable: { id: string; problem: string }[];
}

/** Applications that one batch decides on: each may have an e-mail of some kilobytes in it. */
const IN_ONE_BATCH = 100;
/** PartnerStack is asked about so many earlier approvals. */
const SETTLED_AT_ONCE = 50;

/**
 * Takes a decision; of each application, the first one counts, and so does its e-mail.
 * @param undoMs for how long it can be undone; then PartnerStack is called and the applicant written to
 * @throws when the database does, and AppError when the e-mail cannot be sent as it is
 */
export async function decide(
  services: Services,
  ids: readonly string[],
  { decision: name, reason = null, mail = null }: WrittenDecision,
  by: Actor,
  undoMs = UNDO_MS,
): Promise<Decided> {
  const { db } = services;
  const decision = decisionOf(name);
  const result: Decided = { made: [], late: [], unusable: [] };
  const take = async (some: readonly string[]): Promise<string[]> => {
    const { mails, unusable } = mail
      ? await planMails(services, await findApplications(db, some), {
          text: decision.text,
          reason,
          mail,
        })
      : { mails: null, unusable: [] };
    result.unusable.push(...unusable);
    const usable = some.filter((id) => unusable.every((each) => each.id !== id));
    const decided = { decision, ids: usable, by, reason, mails, undoMs };
    const made = new Set(await storeDecision(db, decided, Date.now()));
    result.made.push(...made);
    return usable.filter((id) => !made.has(id));
  };
  for (let start = 0; start < ids.length; start += IN_ONE_BATCH)
    result.late.push(...(await take(ids.slice(start, start + IN_ONE_BATCH))));
  for (const id of result.late.slice(0, SETTLED_AT_ONCE)) {
    if (await isSettled(services, id, decision)) await take([id]);
  }
  result.late = result.late.filter((id) => !result.made.includes(id));
  return result;
}

/** An earlier approval may have reached PartnerStack, or another decision was undone just now. */
async function isSettled(services: Services, id: string, { from, to }: DecisionChoice) {
  const application = await findApplication(services.db, id);
  if (application?.status !== from) return false;
  if (to === 'sending') return true;
  const settled = await registerNow(services, id);
  return settled.ok || settled.error.final === true;
}
