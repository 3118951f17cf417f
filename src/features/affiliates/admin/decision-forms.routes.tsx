import { Hono } from 'hono';

import { actorOf } from '../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { paths } from '../../../shared/paths.ts';
import { setFlash } from '../../staff/flash.ts';
import { staffDestination } from '../../staff/sections.ts';
import type { Flash } from '../../staff/staff.contract.ts';
import { timeStyle } from '../../staff/time-style.ts';
import {
  DECISIONS,
  decisionPath,
  undoPath,
  type DecisionChoice,
} from './affiliates-admin.contract.ts';
import { conflictText, nameOf, statusText } from './decision-texts.ts';
import type { StoredApplication } from './decisions.queries.ts';
import { readApplication, takeBack, takeDecision } from './decisions.routes.ts';
import type { Conflict } from './decisions.ts';
import { renderDecision } from './DecisionPage.tsx';

/** The decision in the URL, and the list to go back to. A sign-in in between keeps both. */
function requested(c: AppContext): { choice: DecisionChoice | undefined; back: string } {
  const { decision, next = '' } = c.req.query();
  return {
    choice: DECISIONS.find(({ name }) => name === decision),
    back: staffDestination(next, paths.adminAffiliates),
  };
}

const success = (application: StoredApplication): Flash => ({
  text: `${nameOf(application)} was ${statusText(application)}.`,
  isProblem: false,
  // A filtered list may no longer have the row.
  undo: undoPath(application.id),
});

/** Whether the same session sent the same decision before. */
const isRepeat = (
  { application: { status, partnerstackId }, session }: Conflict,
  { decision }: DecisionChoice,
  own: string | null,
): boolean =>
  session !== null &&
  session === own &&
  (status === 'sending'
    ? decision.send
    : status === decision.status && (partnerstackId !== null) === decision.send);

async function outcomeOf(c: AppContext, id: string, choice: DecisionChoice): Promise<Flash> {
  const taken = await takeDecision(c, id, choice.decision);
  if (taken.is === 'done') return success(taken.application);
  const { session } = actorOf(c);
  if (isRepeat(taken.conflict, choice, session)) return success(taken.conflict.application);
  return { text: conflictText(taken.conflict, session, timeStyle(c)), isProblem: true };
}

/** Redirects to the list, which shows the outcome. */
async function backWith(c: AppContext, back: string, outcome: Promise<Flash>): Promise<Response> {
  const flash = await outcome.catch((error: unknown): Flash => {
    if (!(error instanceof AppError)) throw error;
    return { text: error.message, isProblem: true };
  });
  setFlash(c, flash);
  return c.redirect(back, 303);
}

/**
 * Decisions without JavaScript (ADA-13 to ADA-17, ADA-20): a question, the decision, and the list
 * with the outcome, where it can be undone.
 */
export const decisionForms = new Hono<AppEnv>();

decisionForms.get(decisionPath(':id'), async (c) => {
  const { choice, back } = requested(c);
  if (!choice) return c.redirect(back, 303);
  const id = c.req.param('id');
  const query = new URLSearchParams({ decision: choice.name, next: back });
  const action = `${decisionPath(id)}?${query.toString()}`;
  return renderDecision(c, { application: await readApplication(c, id), choice, action, back });
});

decisionForms.post(decisionPath(':id'), async (c) => {
  const { choice, back } = requested(c);
  if (!choice) throw new AppError('invalid', 'There is no such decision');
  return backWith(c, back, outcomeOf(c, c.req.param('id'), choice));
});

decisionForms.post(undoPath(':id'), async (c) => {
  const next = (await c.req.formData()).get('next');
  const back = staffDestination(typeof next === 'string' ? next : '', paths.adminAffiliates);
  const undo = async (): Promise<Flash> => {
    const { application, problem } = await takeBack(c, c.req.param('id'));
    return problem === null
      ? { text: `${nameOf(application)} is pending again.`, isProblem: false }
      : { text: problem, isProblem: true };
  };
  return backWith(c, back, undo());
});
