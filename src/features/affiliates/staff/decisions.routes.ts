import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import type { AppEnv } from '../../../http/context.ts';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { readJson } from '../../../http/read-body.ts';
import { respond } from '../../../http/respond.ts';
import { recordId } from '../../../http/validate.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { namesOf } from '../../../staff/work/values.contract.ts';
import {
  changeId,
  eachOnce,
  matchedKeys,
  matchedOf,
  REPEATED,
} from '../../../staff/work/work-body.ts';
import { CHANGED_AT_ONCE, MATCHED_AT_ONCE } from '../../../staff/work/work.contract.ts';
import { matchedByNow } from '../../../staff/work/matched.ts';
import { mailForm, reasonForm, type DecisionMailRequest } from './decision-mail.contract.ts';
import { finishWhenDue } from '../registration/partner-registration.ts';
import { DECISION_NAMES } from './review.contract.ts';
import { applicationsApi, applicationTexts, applicationKind } from './affiliates-admin.contract.ts';
import { applicationRecords } from './applications.queries.ts';
import { tooLateText } from './decision-texts.ts';
import { decideIn, refusals } from './decision-refusals.ts';
import { appliedAgain, undoDecisions } from './decisions.queries.ts';

/** A text of 12,000 bytes and a reason, in the longest encoding, and the ids of all that were undone. */
const MAX_BODY_BYTES = 256 * 1024;
const { updateFailed } = applicationTexts;

const LIST = {
  filters: namesOf(applicationKind.filters),
  sorts: applicationKind.sorts,
  conditions: applicationKind.conditions,
};

const writtenMail = z.strictObject(formSchema(mailForm));

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
    change_id: changeId,
    ids: z.array(recordId).min(1).max(CHANGED_AT_ONCE).refine(eachOnce, REPEATED).optional(),
    ...matchedKeys(LIST),
    decision: z.enum(DECISION_NAMES),
    ...formSchema(reasonForm),
    mail: mailBody.optional(),
  })
  .transform(({ change_id, ids, all, count, ...written }, context) => {
    if (ids) return { changeId: change_id, ids, written };
    const matched = matchedOf({ all, count });
    if (matched) return { changeId: change_id, matched, written };
    context.addIssue({ code: 'custom', path: ['ids'], message: 'Say what to decide on' });
    return z.NEVER;
  });

/** Of many, so many are sent or written to at once when their time to undo is over; cron does the rest. */
const AT_ONCE = 20;
/** The decisions on applications, and their undoing. */
export const decisions = new Hono<AppEnv>();

decisions.post(applicationsApi.decide.path, whenStoreFails(updateFailed), async (c) => {
  const asked = await readJson(c, decisionBody, { maxBytes: MAX_BODY_BYTES });
  const ids = asked.ids ?? (await matchedByNow(c, applicationRecords, asked));
  const decided = await decideIn(c, ids, asked.written, asked);
  // Sending and mail go on after the response.
  c.executionCtx.waitUntil(finishWhenDue(c.get('services'), decided.made.slice(0, AT_ONCE)));
  return respond(c, applicationsApi.decide, decided);
});

const undoBody = z.strictObject({
  change_id: changeId,
  ids: z.array(recordId).min(1).max(MATCHED_AT_ONCE).refine(eachOnce, REPEATED),
});

decisions.post(applicationsApi.undo.path, whenStoreFails(updateFailed), async (c) => {
  const { change_id, ids } = await readJson(c, undoBody, { maxBytes: MAX_BODY_BYTES });
  const { db } = c.get('services');
  // Another session's decision as well.
  const undoing = undoDecisions(db, { ids, by: actorOf(c), changeId: change_id }, Date.now());
  const made = new Set(await undoing);
  const late = ids.filter((id) => !made.has(id));
  const again = late.length > 0 ? await appliedAgain(db, late) : new Set<string>();
  const refused = await refusals(c, late, (application) =>
    tooLateText(application, again.has(application.id)),
  );
  return respond(c, applicationsApi.undo, { made: [...made], refused });
});
