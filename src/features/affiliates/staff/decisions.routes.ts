import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import type { StoredAudit } from '../../../audit/audit.queries.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { readJson } from '../../../http/read-body.ts';
import { respond } from '../../../http/respond.ts';
import { recordId } from '../../../http/validate.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { namesOf } from '../../../staff/work/values.contract.ts';
import { eachOnce, matchedKeys, matchedOf, REPEATED } from '../../../staff/work/work-body.ts';
import { CHANGED_AT_ONCE, MATCHED_AT_ONCE } from '../../../staff/work/work.contract.ts';
import { timeStyle } from '../../../staff/time-style.ts';
import { matchedByNow } from '../../../staff/work/record-routes.tsx';
import { mailForm, reasonForm, type DecisionMailRequest } from './decision-mail.contract.ts';
import { finishWhenDue } from '../registration/partner-registration.ts';
import { UNDO_MS } from '../affiliates.contract.ts';
import { DECISION_NAMES, decisionOf } from './review.contract.ts';
import {
  applicationsApi,
  applicationTexts,
  applicationKind,
  type Refusal,
} from './affiliates-admin.contract.ts';
import {
  findApplications,
  type StoredApplication,
} from '../registration/application-changes.queries.ts';
import { readRows } from './application-row.ts';
import { applicationRecords } from './applications.queries.ts';
import { conflictText, tooLateText } from './decision-texts.ts';
import { decide, type WrittenDecision } from './decisions.ts';
import { decisionsOn, undoDecisions } from './decisions.queries.ts';

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
    ids: z.array(recordId).min(1).max(CHANGED_AT_ONCE).refine(eachOnce, REPEATED).optional(),
    ...matchedKeys(LIST),
    decision: z.enum(DECISION_NAMES),
    ...formSchema(reasonForm),
    mail: mailBody.optional(),
  })
  .transform(({ ids, all, count, ...written }, context) => {
    if (ids) return { ids, written };
    const matched = matchedOf({ all, count });
    if (matched) return { matched, written };
    context.addIssue({ code: 'custom', path: ['ids'], message: 'Say what to decide on' });
    return z.NEVER;
  });

/** Of many, so many are sent or written to at once when their time to undo is over; cron does the rest. */
const AT_ONCE = 20;
/** Of many that were refused, so many are returned as they are now. */
const ROWS_RETURNED = 50;

/** Why nothing was done about some applications, and how they are now. */
async function refusals(
  c: AppContext,
  ids: readonly string[],
  textOf: (application: StoredApplication, decided: StoredAudit | undefined) => string,
): Promise<Refusal[]> {
  if (ids.length === 0) return [];
  const { db } = c.get('services');
  const { session } = actorOf(c);
  const [found, entries] = await Promise.all([findApplications(db, ids), decisionsOn(db, ids)]);
  const rows = await readRows(db, found.slice(0, ROWS_RETURNED));
  const applications = new Map(found.map((application) => [application.id, application]));
  // The newest of each application comes last, and stays.
  const decided = new Map(entries.toReversed().map((entry) => [entry.subjectId, entry]));
  const shown = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const application = applications.get(id);
    const entry = decided.get(id);
    return {
      id,
      error: application ? textOf(application, entry) : applicationTexts.gone,
      application: shown.get(id) ?? null,
      yours: entry !== undefined && entry.session === session,
    };
  });
}

/** Takes a decision, and says of each application that was not decided on why. */
export async function decideIn(
  c: AppContext,
  ids: readonly string[],
  written: WrittenDecision,
  undoMs = UNDO_MS,
) {
  const { made, late, refused } = await decide(c.get('services'), ids, written, {
    by: actorOf(c),
    undoMs,
  });
  const { from } = decisionOf(written.decision);
  const reader = { from, own: actorOf(c).session, style: timeStyle(c) };
  const tooLate = await refusals(c, late, (application, entry) =>
    conflictText(application, entry, reader),
  );
  const unwritten = refused.map(({ id, problem }): Refusal => ({
    id,
    error: problem,
    application: null,
    yours: false,
  }));
  return { made, refused: [...unwritten, ...tooLate] };
}

/** The decisions on applications, and their undoing. */
export const decisions = new Hono<AppEnv>();

decisions.post(applicationsApi.decide.path, whenStoreFails(updateFailed), async (c) => {
  const asked = await readJson(c, decisionBody, { maxBytes: MAX_BODY_BYTES });
  const ids = asked.ids ?? (await matchedByNow(c, applicationRecords, asked.matched));
  const decided = await decideIn(c, ids, asked.written);
  // Sending and mail go on after the response.
  c.executionCtx.waitUntil(finishWhenDue(c.get('services'), decided.made.slice(0, AT_ONCE)));
  return respond(c, applicationsApi.decide, decided);
});

const undoBody = z.strictObject({
  ids: z.array(recordId).min(1).max(MATCHED_AT_ONCE).refine(eachOnce, REPEATED),
});

decisions.post(applicationsApi.undo.path, whenStoreFails(updateFailed), async (c) => {
  const { ids } = await readJson(c, undoBody, { maxBytes: MAX_BODY_BYTES });
  const { db } = c.get('services');
  // Another session's decision as well.
  const undoing = undoDecisions(db, { ids, by: actorOf(c) }, Date.now());
  const made = new Set(await undoing);
  const late = ids.filter((id) => !made.has(id));
  const refused = await refusals(c, late, tooLateText);
  return respond(c, applicationsApi.undo, {
    made: [...made],
    refused: refused.map(({ id, error, application }) => ({
      id,
      error,
      application,
      yours: false,
    })),
  });
});
