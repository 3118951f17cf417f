import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError, providerErrorCode } from '../../../http/errors.tsx';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { respond } from '../../../http/respond.ts';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { acceptJson, defineSubmission } from '../../../http/submission/submission.ts';
import { idParam, recordId } from '../../../http/validate.ts';
import { defineForm } from '../../../shared/form.ts';
import {
  mailForm,
  reasonForm,
  type DecisionMailRequest,
} from '../decision-mail/decision-mail.contract.ts';
import { mailWhenDue } from '../decision-mail/decision-mail.ts';
import { registerWhenDue } from '../registration/partner-registration.ts';
import { timeStyle } from '../../staff/time-style.ts';
import { matchedByNow, type MatchedQuery } from '../../staff/worked-list.tsx';
import { namesOf } from '../../../staff-work/values.contract.ts';
import { matchedSchema } from '../../../staff-work/work-body.ts';
import { CHANGED_AT_ONCE, MATCHED_AT_ONCE } from '../../../staff-work/work.contract.ts';
import {
  applicationsApi,
  applicationTexts,
  applicationWork,
  type ApplicationRow,
  type Refusal,
} from './affiliates-admin.contract.ts';
import {
  findApplication,
  findApplications,
  type StoredApplication,
} from './application-changes.queries.ts';
import { readRows } from './application-row.ts';
import { APPLICATION_TABLE } from './applications.queries.ts';
import { conflictText, tooLateText } from './decision-texts.ts';
import { undoDecisions } from './decisions.queries.ts';
import {
  decide,
  sendNow,
  type Conflict,
  type Decided as Outcome,
  type Sending,
} from './decisions.ts';

/** A text of 12,000 bytes and a reason, in the longest encoding, and 500 ids. */
const MAX_DECISION_BYTES = 96 * 1024;
const MAX_UNDO_BYTES = 256 * 1024;

const LIST = {
  filters: namesOf(applicationWork.filters),
  sorts: applicationWork.sorts,
  chips: applicationWork.chips,
};

const noSuchApplication = () => new AppError('not_found', applicationTexts.gone);

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
    ids: z.array(recordId).min(1).max(CHANGED_AT_ONCE).optional(),
    ...matchedSchema(LIST),
    status: z.enum(['approved', 'rejected']),
    send: z.boolean().default(false),
    ...formSchema(reasonForm),
    mail: mailBody.optional(),
  })
  .refine(({ ids, all, count }) => ids ?? (all && count), {
    path: ['ids'],
    message: 'Say what to decide on',
  })
  .transform(({ status, send, reason, mail = null, ...on }, context) => {
    const written = { reason, mail };
    if (status === 'approved') return { ...on, decision: { status, send, ...written } };
    if (!send) return { ...on, decision: { status, send, ...written } };
    context.addIssue({ code: 'custom', path: ['send'], message: 'Only an approval can be sent' });
    return z.NEVER;
  });

/** Of many, so many are sent or written to at once when their time to undo is over; cron does the rest. */
const AT_ONCE = 20;

/** The decisions on applications, and their undoing. */
export const decisions = new Hono<AppEnv>();

const validId = idParam(noSuchApplication);

/** The row of one application, to be sent. */
export async function rowIn(c: AppContext, stored: StoredApplication): Promise<ApplicationRow> {
  const [row] = await readRows(c.get('services').db, [stored]);
  if (!row) throw noSuchApplication();
  return row;
}

function conflictParts(c: AppContext, conflict: Conflict) {
  const { session } = actorOf(c);
  return {
    error: conflictText(conflict, session, timeStyle(c)),
    yours: conflict.session !== null && conflict.session === session,
  };
}

const LATE = 'Someone else decided on it. Nothing was changed.';

/** Why a decision on an application was not taken. */
async function refusalOf(
  c: AppContext,
  outcome: Exclude<Outcome, { is: 'done' }>,
): Promise<Refusal> {
  const refusal = { id: outcome.id, application: null, yours: false };
  switch (outcome.is) {
    case 'unknown':
      return { ...refusal, error: applicationTexts.gone };
    case 'late':
      return { ...refusal, error: LATE };
    case 'no-mail':
      return { ...refusal, error: outcome.problem };
    default: {
      const application = await rowIn(c, outcome.conflict.application);
      return { ...refusal, application, ...conflictParts(c, outcome.conflict) };
    }
  }
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
  if (sent.is === 'conflict') {
    const { error, yours } = conflictParts(c, sent.conflict);
    const application = await rowIn(c, sent.conflict.application);
    throw new AppError('conflict', error, { body: { application, yours } });
  }
  const { reason, message } = sent.error;
  const body = { application: await rowIn(c, sent.application) };
  throw new AppError(providerErrorCode(reason), message, { body });
}

decisions.post(
  applicationsApi.decide.path,
  acceptJson(
    defineSubmission({
      form: defineForm({ fields: {} }),
      schema: decisionBody,
      maxBodyBytes: MAX_DECISION_BYTES,
      submit: async (c: AppContext, { ids: given, all, count, decision }) => {
        const services = c.get('services');
        const { updateFailed } = applicationTexts;
        const ids =
          given ??
          (await orUnavailable(
            matchedByNow(c, APPLICATION_TABLE, all as MatchedQuery, count ?? 0),
            updateFailed,
          ));
        const deciding = decide(services, ids, decision, actorOf(c));
        const outcomes = await orUnavailable(deciding, updateFailed);
        const made = outcomes.filter(({ is }) => is === 'done').map(({ id }) => id);
        const refused: Refusal[] = [];
        for (const outcome of outcomes)
          if (outcome.is !== 'done') refused.push(await refusalOf(c, outcome));
        // Sending and mail go on after the response.
        const first = made.slice(0, AT_ONCE);
        if (decision.send) c.executionCtx.waitUntil(registerWhenDue(services, first));
        else if (decision.mail) c.executionCtx.waitUntil(mailWhenDue(services, first));
        return { body: { made, refused } };
      },
    }),
    applicationsApi.decide,
  ),
);

decisions.post(applicationsApi.send.path, validId, async (c) => {
  const { application } = await sendApplication(c, c.req.valid('param').id, false);
  return respond(c, applicationsApi.send, { application: await rowIn(c, application) });
});

const undoBody = z.strictObject({ ids: z.array(recordId).min(1).max(MATCHED_AT_ONCE) });

decisions.post(
  applicationsApi.undo.path,
  acceptJson(
    defineSubmission({
      form: defineForm({ fields: {} }),
      schema: undoBody,
      maxBodyBytes: MAX_UNDO_BYTES,
      submit: async (c: AppContext, { ids }) => {
        const { db } = c.get('services');
        const { updateFailed } = applicationTexts;
        // Another session's decision as well.
        const undoing = undoDecisions(db, { ids, by: actorOf(c) }, Date.now());
        const undone = new Set((await orUnavailable(undoing, updateFailed)).map(({ id }) => id));
        const late = ids.filter((id) => !undone.has(id));
        const found = await orUnavailable(findApplications(db, late), updateFailed);
        const rows = await readRows(db, found);
        const refused = late.map((id): Refusal => {
          const stored = found.find((each) => each.id === id);
          const application = rows.find((each) => each.id === id) ?? null;
          const error = stored ? tooLateText(stored) : applicationTexts.gone;
          return { id, error, application, yours: false };
        });
        return { body: { made: [...undone], refused } };
      },
    }),
    applicationsApi.undo,
  ),
);
