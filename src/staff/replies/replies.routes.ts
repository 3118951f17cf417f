import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../audit/actor.ts';
import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { formSchema } from '../../http/submission/form-schema.ts';
import { LIMITS } from '../../http/platform-limits.ts';
import { respond } from '../../http/respond.ts';
import { acceptJson, defineSubmission } from '../../http/submission/submission.ts';
import { pathParams, recordId, type ValidContext } from '../../http/validate.ts';
import { whenStoreFails } from '../../http/store-failure.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { deliverNow } from '../../outbox/drain.ts';
import { SENDING_MS, type DeliveryServices } from '../../outbox/handler.ts';
import { recipient } from '../../outbox/mail.ts';
import { deliverWhenDue } from '../../outbox/when-due.ts';
import { peopleOf } from '../../people/person-of-record.queries.ts';
import { site } from '../../shared/content/site.ts';
import { FIELD_TEXTS, tidy } from '../../shared/fields.ts';
import { isEmail } from '../../shared/text/email-address.ts';
import { isIdempotencyKey } from '../../shared/idempotency-key.ts';
import { QUOTE_MAX, repliesApi, replyForm, replyTexts } from './replies.contract.ts';
import { mailAndReplyHandler } from './reply-handler.queries.ts';
import { readOutcome, storeReply, undoReply } from './replies.queries.ts';
import { recordTables } from '../../record-kinds.ts';
import type { RecordTable } from '../work/record-table.queries.ts';

const MAX_BODY_BYTES = 64 * 1024;
const LISTS = recordTables.map(({ kind }) => kind.list);

export const replies = new Hono<AppEnv>();

const gone = () => new AppError('not_found', replyTexts.gone);

function recordsOf(list: string): RecordTable {
  const records = recordTables.find(({ kind }) => kind.list === list);
  if (!records) throw gone();
  return records;
}

/** Once it cannot be undone any longer, whether or not anybody still looks at the page. */
const sendWhenDue = (services: DeliveryServices, subjectId: string): Promise<void> =>
  deliverWhenDue(
    [(options) => deliverNow(services, mailAndReplyHandler, { kind: 'reply', subjectId }, options)],
    { until: Date.now() + LIMITS.waitUntil, eachMs: SENDING_MS, left: 'reply_left_to_cron' },
  );

const body = z.strictObject({
  ...formSchema(replyForm),
  reply_id: z.string().refine(isIdempotencyKey, FIELD_TEXTS.pattern),
  quote: z.string().max(QUOTE_MAX).transform(tidy).optional(),
  begun_ms: z.int().min(0).optional(),
});

replies.post(
  repliesApi.send.path,
  whenStoreFails(replyTexts.failed),
  pathParams(z.object({ list: z.enum(LISTS), id: recordId }), () => {
    throw gone();
  }),
  acceptJson(
    defineSubmission({
      form: replyForm,
      schema: body,
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (
        c: ValidContext<{ param: { list: string; id: string } }>,
        { subject, text, quote, reply_id: id, begun_ms: begunMs = 0 },
      ) => {
        const services = c.get('services');
        const { db, providers } = services;
        const { list, id: about } = c.req.valid('param');
        const records = recordsOf(list);
        if (!providers.email.reachesPeople) {
          throw new AppError('not_configured', replyTexts.cannotSend);
        }
        const person = (await peopleOf(db, [about])).get(about);
        if (!person) throw gone();
        const { name, email } = person;
        if (email === null || !isEmail(email)) throw new AppError('invalid', replyTexts.noAddress);
        const message: Message = {
          kind: 'reply',
          to: recipient({ name, email }),
          replyTo: {
            name: site.brand,
            email: records.replyTo,
          },
          subject,
          text: quote ? `${text}\n\n${quote}` : text,
          fields: {},
        };
        const now = Date.now();
        const stored = await storeReply(
          db,
          records,
          { about, id, mail: { subject, text }, message, by: actorOf(c), begunAt: now - begunMs },
          now,
        );
        if (stored === 'gone') throw gone();
        if (stored === 'changed') throw new AppError('conflict', replyTexts.changed);
        if (stored !== 'stored')
          throw new AppError('conflict', replyTexts.answered(stored.answeredBy));
        c.executionCtx.waitUntil(sendWhenDue(services, id));
        const outcome = await readOutcome(db, id);
        if (!outcome) throw gone();
        return { body: outcome };
      },
    }),
    repliesApi.send,
  ),
);

replies.post(
  repliesApi.undo.path,
  whenStoreFails(replyTexts.failed),
  pathParams(
    z.object({ list: z.enum(LISTS), id: recordId, reply: z.string().refine(isIdempotencyKey) }),
    () => {
      throw gone();
    },
  ),
  async (c) => {
    const { list, id: about, reply: id } = c.req.valid('param');
    const undoing = { about, id, by: actorOf(c) };
    const isGone = await undoReply(c.get('services').db, recordsOf(list), undoing, Date.now());
    if (!isGone) throw new AppError('conflict', replyTexts.tooLate);
    return respond(c, repliesApi.undo, null);
  },
);
