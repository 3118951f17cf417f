import type { AppContext } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { logError, traceOf } from '../../../shared/log.ts';
import { actorOf } from '../../../audit/actor.ts';
import { decide, type Decided, type Decision } from './decisions.ts';
import { applicationTexts } from './affiliates-admin.contract.ts';

export const noSuchApplication = () => new AppError('not_found', 'There is no such application');

/** Takes a decision in the name of who asks. @throws AppError store_failed when the database does */
export async function takeDecision(
  c: AppContext,
  id: string,
  decision: Decision,
): Promise<Decided> {
  try {
    return await decide(c.get('services'), id, decision, actorOf(c));
  } catch (error) {
    logError('decision_failed', { request: c.get('requestId'), ...traceOf(error) });
    throw new AppError('store_failed', applicationTexts.updateFailed);
  }
}
