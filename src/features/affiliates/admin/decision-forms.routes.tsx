import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { acceptForm, defineSubmission } from '../../../http/submission/submission.ts';
import { pageQuery, pathParams, recordId, type ValidContext } from '../../../http/validate.ts';
import { defineForm, hiddenText } from '../../../shared/form.ts';
import { sections } from '../../../shared/staff-sections.ts';
import { setFlash } from '../../staff/flash.ts';
import { staffDestination } from '../../staff/sections.ts';
import type { Flash } from '../../staff/staff.contract.ts';
import { timeStyle } from '../../staff/time-style.ts';
import {
  DECISIONS,
  SENDING,
  decisionPath,
  undoPath,
  type DecisionChoice,
} from './affiliates-admin.contract.ts';
import { conflictText, nameOf, statusText } from './decision-texts.ts';
import type { StoredApplication } from './decisions.queries.ts';
import { readApplication, sendApplication, takeBack, takeDecision } from './decisions.routes.ts';
import type { Conflict } from './decisions.ts';
import { renderDecision, type Choice } from './DecisionPage.tsx';

const decisionForm = defineForm({ fields: { decision: hiddenText(), next: hiddenText() } });
const undoForm = defineForm({ fields: { next: hiddenText() } });

/** The decision is in the URL, with the list to go back to: a sign-in in between keeps both. */
const question = pageQuery((query) => ({
  decision: query.get('decision') ?? '',
  next: query.get('next') ?? '',
}));
/** An id that no application can have finds none, which the list then says. */
const applicationId = pathParams(z.object({ id: recordId.catch('') }));

type IdContext = ValidContext<{ param: { id: string } }>;
type QuestionContext = ValidContext<{
  param: { id: string };
  query: { decision: string; next: string };
}>;

const choiceOf = (wanted: string | null): Choice | undefined =>
  [...DECISIONS, SENDING].find(({ name }) => name === wanted);

const decisionBody = z.object(formSchema(decisionForm)).transform(({ decision, next }, context) => {
  const choice = choiceOf(decision);
  if (choice) return { choice, next };
  context.addIssue({
    code: 'custom',
    path: ['decision'],
    message: 'There is no such decision',
  });
  return z.NEVER;
});

const listOf = (next: string | null): string =>
  staffDestination(next ?? '', sections.applications.path);

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

async function sendingOutcome(c: AppContext, id: string): Promise<Flash> {
  const sent = await sendApplication(c, id, false);
  if (sent.is === 'conflict') {
    const { session } = actorOf(c);
    return { text: conflictText(sent.conflict, session, timeStyle(c)), isProblem: true };
  }
  const name = nameOf(sent.application);
  return sent.is === 'sent'
    ? { text: `${name} was sent to PartnerStack.`, isProblem: false }
    : { text: `${name} was not sent: ${sent.error.message}`, isProblem: true };
}

async function outcomeOf(c: AppContext, id: string, choice: Choice): Promise<Flash> {
  if (choice.name === SENDING.name) return sendingOutcome(c, id);
  const taken = await takeDecision(c, id, choice.decision);
  if (taken.is === 'done') return success(taken.application);
  const { session } = actorOf(c);
  if (isRepeat(taken.conflict, choice, session)) return success(taken.conflict.application);
  return { text: conflictText(taken.conflict, session, timeStyle(c)), isProblem: true };
}

interface Outcome {
  flash: Flash;
  /** The list that shows it. */
  back: string;
}

/** What came of a form, also when it failed. */
async function shownOn(back: string, outcome: Promise<Flash>): Promise<{ body: Outcome }> {
  const flash = await outcome.catch((error: unknown): Flash => {
    if (!(error instanceof AppError)) throw error;
    return { text: error.message, isProblem: true };
  });
  return { body: { flash, back } };
}

function received(c: AppContext, { flash, back }: Outcome): string {
  setFlash(c, flash);
  return back;
}

async function undone(c: AppContext, id: string): Promise<Flash> {
  const { application, problem } = await takeBack(c, id);
  return problem === null
    ? { text: `${nameOf(application)} is pending again.`, isProblem: false }
    : { text: problem, isProblem: true };
}

const MAX_BODY_BYTES = 1024 * 8;

/**
 * Decisions without JavaScript (ADA-13 to ADA-17, ADA-20): a question, the decision, and the list
 * with the outcome, where it can be undone.
 */
export const decisionForms = new Hono<AppEnv>();

decisionForms.get(decisionPath(':id'), applicationId, question, async (c) => {
  const { decision, next } = c.req.valid('query');
  const back = listOf(next);
  const choice = choiceOf(decision);
  if (!choice) return c.redirect(back, 303);
  const { id } = c.req.valid('param');
  const query = new URLSearchParams({ decision, next: back });
  const action = `${decisionPath(id)}?${query.toString()}`;
  return renderDecision(c, { application: await readApplication(c, id), choice, action, back });
});

decisionForms.post(
  decisionPath(':id'),
  applicationId,
  question,
  acceptForm(
    defineSubmission({
      form: decisionForm,
      schema: decisionBody,
      maxBodyBytes: MAX_BODY_BYTES,
      submit: (c: QuestionContext, { choice, next }) =>
        shownOn(listOf(next), outcomeOf(c, c.req.valid('param').id, choice)),
    }),
    { more: (c: QuestionContext) => c.req.valid('query'), received },
  ),
);

decisionForms.post(
  undoPath(':id'),
  applicationId,
  acceptForm(
    defineSubmission({
      form: undoForm,
      schema: z.object(formSchema(undoForm)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: (c: IdContext, { next }) => shownOn(listOf(next), undone(c, c.req.valid('param').id)),
    }),
    { received },
  ),
);
