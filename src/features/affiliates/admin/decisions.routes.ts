import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError, providerErrorCode } from '../../../http/errors.tsx';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { respond } from '../../../http/respond.ts';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { acceptJson, defineSubmission } from '../../../http/submission/submission.ts';
import { idParam, type ValidContext } from '../../../http/validate.ts';
import { defineForm } from '../../../shared/form.ts';
import {
  mailForm,
  reasonForm,
  type DecisionMailRequest,
} from '../decision-mail/decision-mail.contract.ts';
import { mailWhenDue } from '../decision-mail/decision-mail.ts';
import { registerWhenDue } from '../registration/partner-registration.ts';
import { timeStyle } from '../../staff/time-style.ts';
import {
  applicationsApi,
  applicationTexts,
  type DecisionConflict,
} from './affiliates-admin.contract.ts';
import { findApplication, type StoredApplication } from './application-changes.queries.ts';
import { readDetails } from './application-details.ts';
import { readRow } from './application-row.ts';
import { conflictText, tooLateText } from './decision-texts.ts';
import { undoDecision } from './decisions.queries.ts';
import { decide, sendNow, type Conflict, type Sending, type WrittenDecision } from './decisions.ts';

/** A text of 12,000 bytes and a reason, in the longest encoding of a form. */
const MAX_DECISION_BYTES = 64 * 1024;

const noSuchApplication = () => new AppError('not_found', applicationTexts.unknown);

/** @throws AppError not_found or store_failed */
export async function readApplication(c: AppContext, id: string): Promise<StoredApplication> {
  const { db } = c.get('services');
  const found = await orUnavailable(findApplication(db, id), applicationTexts.oneFailed);
  if (!found) throw noSuchApplication();
  return found;
}

const writtenMail = z.strictObject({
  ...formSchema(mailForm),
  remember: z.boolean().default(false),
});

/** Not a union of schemas, whose error would not say what is wrong with a text. */
const mailBody = z.unknown().transform((sent, context): DecisionMailRequest | null => {
  if (sent === 'template') return sent;
  if (sent === undefined || sent === null) return null;
  const read = writtenMail.safeParse(sent);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});

const decisionBody = z
  .strictObject({
    status: z.enum(['approved', 'rejected']),
    send: z.boolean().default(false),
    ...formSchema(reasonForm),
    mail: mailBody.optional(),
  })
  .transform(({ status, send, reason, mail = null }, context): WrittenDecision => {
    if (status === 'approved') return { status, send, reason, mail };
    if (!send) return { status, send, reason, mail };
    context.addIssue({ code: 'custom', path: ['send'], message: 'Only an approval can be sent' });
    return z.NEVER;
  });

/** One application, the decisions on it, and their undoing. */
export const decisions = new Hono<AppEnv>();

const validId = idParam(noSuchApplication);

decisions.get(applicationsApi.one.path, validId, async (c) => {
  const reading = readDetails(c.get('services'), c.req.valid('param').id, actorOf(c));
  const details = await orUnavailable(reading, applicationTexts.oneFailed);
  if (!details) throw noSuchApplication();
  return respond(c, applicationsApi.one, details);
});

const rowIn = (c: AppContext, application: StoredApplication) =>
  readRow(c.get('services').db, application);

/** @returns the error of a decision or an undo that came too late */
async function tooLate(
  c: AppContext,
  text: string,
  application: StoredApplication,
  yours: boolean,
): Promise<AppError> {
  const row = await rowIn(c, application);
  const body: Omit<DecisionConflict, 'error'> = { application: row, yours };
  return new AppError('conflict', text, { body });
}

function conflictError(c: AppContext, conflict: Conflict): Promise<AppError> {
  const { session } = actorOf(c);
  const isYours = conflict.session !== null && conflict.session === session;
  const text = conflictText(conflict, session, timeStyle(c));
  return tooLate(c, text, conflict.application, isYours);
}

/**
 * Sends an application to PartnerStack now, in the name of the session (PTN-05).
 * @param approves whether a pending application is approved by it
 * @throws AppError not_found, store_failed, conflict, or the reason, in PartnerStack's words or ours,
 * each of the last two with the application as it is
 */
export async function sendApplication(
  c: AppContext,
  id: string,
  approves: boolean,
): Promise<Extract<Sending, { is: 'sent' }>> {
  const sending = sendNow(c.get('services'), { id, by: actorOf(c), approves });
  const sent = await orUnavailable(sending, applicationTexts.updateFailed);
  if (sent.is === 'sent') return sent;
  if (sent.is === 'unknown') throw noSuchApplication();
  if (sent.is === 'conflict') throw await conflictError(c, sent.conflict);
  const { reason, message } = sent.error;
  const body = { application: await rowIn(c, sent.application) };
  throw new AppError(providerErrorCode(reason), message, { body });
}

decisions.patch(
  applicationsApi.decide.path,
  validId,
  acceptJson(
    defineSubmission({
      form: defineForm({ fields: {} }),
      schema: decisionBody,
      maxBodyBytes: MAX_DECISION_BYTES,
      submit: async (c: ValidContext<{ param: { id: string } }>, decision) => {
        const services = c.get('services');
        const { id } = c.req.valid('param');
        const taking = decide(services, id, decision, actorOf(c));
        const taken = await orUnavailable(taking, applicationTexts.updateFailed);
        if (taken.is === 'unknown') throw noSuchApplication();
        if (taken.is === 'conflict') throw await conflictError(c, taken.conflict);
        // Sending and mail go on after the response.
        if (decision.send) c.executionCtx.waitUntil(registerWhenDue(services, id));
        else if (decision.mail) c.executionCtx.waitUntil(mailWhenDue(services, id));
        return { body: { application: await rowIn(c, taken.application) } };
      },
    }),
    applicationsApi.decide,
  ),
);

decisions.post(applicationsApi.send.path, validId, async (c) => {
  const { application } = await sendApplication(c, c.req.valid('param').id, false);
  return respond(c, applicationsApi.send, { application: await rowIn(c, application) });
});

decisions.post(applicationsApi.undo.path, validId, async (c) => {
  const { id } = c.req.valid('param');
  // Another session's decision as well.
  const undoing = undoDecision(c.get('services').db, { id, by: actorOf(c) }, Date.now());
  const undone = await orUnavailable(undoing, applicationTexts.updateFailed);
  if (undone) return respond(c, applicationsApi.undo, { application: await rowIn(c, undone) });
  const application = await readApplication(c, id);
  throw await tooLate(c, tooLateText(application), application, false);
});
