import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { paths } from '../../../shared/paths.ts';
import { actorOf } from '../../../audit/actor.ts';
import { conflictText, decidedWords } from './conflict-text.ts';
import { renderDecision } from './DecisionPage.tsx';
import { findApplication, type StoredApplication } from './decisions.queries.ts';
import type { Conflict } from './decisions.ts';
import {
  DECISIONS,
  type DecisionChoice,
  applicationTexts,
  decisionPath,
} from './affiliates-admin.contract.ts';
import type { Flash } from '../../staff/staff.contract.ts';
import { staffDestination } from '../../staff/sections.ts';
import { noSuchApplication, takeDecision } from './take-decision.ts';
import { timeStyle } from '../../staff/time-style.ts';
import { setFlash } from '../../staff/flash.ts';

const ADDRESS = `${paths.adminAffiliates}/:id`;

/**
 * What an address asks: the decision, and the list to go back to. It holds both, so that a sign-in in
 * between comes back to the same question.
 */
function asked(c: AppContext): { id: string; choice: DecisionChoice | undefined; back: string } {
  const { decision, next = '' } = c.req.query();
  return {
    id: c.req.param('id') ?? '',
    choice: DECISIONS.find(({ name }) => name === decision),
    back: staffDestination(next, paths.adminAffiliates),
  };
}

async function application(c: AppContext, id: string): Promise<StoredApplication> {
  const found = await findApplication(c.get('services').db, id).catch(() => {
    throw new AppError('store_failed', applicationTexts.oneFailed);
  });
  if (!found) throw noSuchApplication();
  return found;
}

const decided = ({ firstName, lastName, status, partnerstackId }: StoredApplication): Flash => ({
  text: `${firstName} ${lastName} was ${decidedWords(status, partnerstackId !== null)}.`,
  isProblem: false,
});

/** Whether the decision that came first is this very one, sent twice by the same session. */
const isRepeat = (
  conflict: Conflict,
  { decision }: DecisionChoice,
  session: string | null,
): boolean =>
  conflict.what === 'decided' &&
  conflict.session !== null &&
  conflict.session === session &&
  conflict.application.status === decision.status &&
  conflict.sent === decision.send;

/** Takes the decision as PATCH /api/admin/applications/{id} does, and says what came of it. */
async function outcome(c: AppContext, id: string, choice: DecisionChoice): Promise<Flash> {
  const result = await takeDecision(c, id, choice.decision);
  switch (result.is) {
    case 'done':
      return decided(result.application);
    case 'conflict': {
      const { session } = actorOf(c);
      if (isRepeat(result.conflict, choice, session)) return decided(result.conflict.application);
      return { text: conflictText(result.conflict, session, timeStyle(c)), isProblem: true };
    }
    case 'not_sent': {
      const { firstName, lastName } = result.application;
      const { message } = result.error;
      return { text: `${firstName} ${lastName} is still pending: ${message}`, isProblem: true };
    }
    case 'unknown':
      return { text: noSuchApplication().message, isProblem: true };
    default:
      return result satisfies never;
  }
}

/**
 * Decisions without JavaScript (ADA-13 to ADA-17, ADA-20): a question in the place of the ten seconds
 * that a script gives to undo, then the decision, then the list again with what came of it.
 */
export const decisionForms = new Hono<AppEnv>();

decisionForms.get(ADDRESS, async (c) => {
  const { id, choice, back } = asked(c);
  if (!choice) return c.redirect(back, 303);
  const query = new URLSearchParams({ decision: choice.name, next: back });
  const action = `${decisionPath(id)}?${query.toString()}`;
  return renderDecision(c, { application: await application(c, id), choice, action, back });
});

decisionForms.post(ADDRESS, async (c) => {
  const { id, choice, back } = asked(c);
  if (!choice) throw new AppError('invalid', 'This is no decision that can be taken');
  const told = await outcome(c, id, choice).catch((error: unknown): Flash => {
    if (!(error instanceof AppError)) throw error;
    return { text: error.message, isProblem: true };
  });
  setFlash(c, told);
  return c.redirect(back, 303);
});
