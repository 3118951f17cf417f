import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { renderPrivate, type Page } from '../../../http/page/render.tsx';
import { formBody, formFields, refuseCrossSite } from '../../../http/request-guards.ts';
import { formSchema, postedValues } from '../../../http/submission/form-schema.ts';
import { acceptForm, defineSubmission } from '../../../http/submission/submission.ts';
import { pageQuery, pathParams, recordId, type ValidContext } from '../../../http/validate.ts';
import { checkForm, defineForm, hiddenText } from '../../../shared/form.ts';
import { sections } from '../../../shared/staff-sections.ts';
import { setFlash } from '../../staff/flash.ts';
import { staffDestination } from '../../staff/sections.ts';
import { staffPage } from '../../staff/StaffPage.tsx';
import type { Flash } from '../../staff/staff.contract.ts';
import { timeStyle } from '../../staff/time-style.ts';
import {
  DECISIONS,
  SENDING,
  decisionPath,
  undoPath,
  type DecisionChoice,
} from '../review/review.contract.ts';
import { mailForm, mailTexts, reasonForm } from '../decision-mail/decision-mail.contract.ts';
import { readTemplates } from '../decision-mail/decision-mail.queries.ts';
import { conflictText, nameOf, statusText } from './decision-texts.ts';
import type { StoredApplication } from './application-changes.queries.ts';
import {
  MAX_DECISION_BYTES,
  readApplication,
  sendApplication,
  takeBack,
  takeDecision,
} from './decisions.routes.ts';
import type { Conflict } from './decisions.ts';
import { DecisionPage, type Choice, type PostedDecision } from './DecisionPage.tsx';

/** Its e-mail is checked only where one is sent. */
const decisionForm = defineForm({
  fields: {
    decision: hiddenText(),
    next: hiddenText(),
    ...reasonForm.fields,
    mail: hiddenText(),
    subject: hiddenText(),
    text: hiddenText(),
    remember: hiddenText(),
  },
});
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

const mailFields = z.object(formSchema(mailForm));

const decisionBody = z
  .object(formSchema(decisionForm))
  .transform(({ decision, next, reason, mail, subject, text, remember }, context) => {
    const choice = choiceOf(decision);
    if (!choice) {
      context.addIssue({
        code: 'custom',
        path: ['decision'],
        message: 'There is no such decision',
      });
      return z.NEVER;
    }
    if (mail === null) return { choice, next, reason, mail };
    const written = mailFields.safeParse({ subject, text });
    if (written.success) {
      const request = { ...written.data, remember: remember !== null };
      return { choice, next, reason, mail: request };
    }
    for (const { path, message } of written.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });

type Chosen = z.output<typeof decisionBody>;

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

async function outcomeOf(c: AppContext, id: string, { choice, reason, mail }: Chosen) {
  if (choice.name === SENDING.name) return sendingOutcome(c, id);
  const taken = await takeDecision(c, id, { ...choice.decision, reason, mail });
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

/** What came of a form, also when it failed; what staff have to change is shown with the form. */
async function shownOn(back: string, outcome: Promise<Flash>): Promise<{ body: Outcome }> {
  const flash = await outcome.catch((error: unknown): Flash => {
    if (!(error instanceof AppError) || error.code === 'invalid') throw error;
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

/** The question, with what was posted before. @throws AppError not_found or store_failed */
async function questionPage(
  c: QuestionContext,
  choice: Choice,
  posted: PostedDecision | null,
): Promise<Page> {
  const { db, providers } = c.get('services');
  const application = await readApplication(c, c.req.valid('param').id);
  const templates = await orUnavailable(readTemplates(db), mailTexts.failed);
  const back = listOf(c.req.valid('query').next);
  const canSend = providers.email.reachesPeople;
  return staffPage(c, {
    section: sections.applications,
    title: choice.label,
    screen: <DecisionPage {...{ application, choice, back, templates, canSend, posted }} />,
  });
}

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
  return renderPrivate(c, await questionPage(c, choice, null));
});

// A preview stores nothing, but its text may be long, and is about a person.
decisionForms.post(
  `${decisionPath(':id')}/preview`,
  applicationId,
  question,
  formBody(MAX_DECISION_BYTES),
  async (c) => {
    refuseCrossSite(c);
    const { decision, next } = c.req.valid('query');
    const choice = choiceOf(decision);
    if (!choice) return c.redirect(listOf(next), 303);
    const data = await formFields(c);
    const values = postedValues(decisionForm, (name) => data.get(name) ?? undefined);
    const errors = values.mail === '' ? {} : checkForm(mailForm, values);
    return renderPrivate(c, await questionPage(c, choice, { values, errors }));
  },
);

decisionForms.post(
  decisionPath(':id'),
  applicationId,
  question,
  acceptForm(
    defineSubmission({
      form: decisionForm,
      schema: decisionBody,
      maxBodyBytes: MAX_DECISION_BYTES,
      submit: (c: QuestionContext, chosen) =>
        shownOn(listOf(chosen.next), outcomeOf(c, c.req.valid('param').id, chosen)),
    }),
    {
      more: (c: QuestionContext) => c.req.valid('query'),
      received,
      page: (c: QuestionContext, { values, errors, problem }) => {
        const choice = choiceOf(c.req.valid('query').decision);
        if (!choice) throw new AppError('invalid', problem);
        return questionPage(c, choice, { values, errors });
      },
    },
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
