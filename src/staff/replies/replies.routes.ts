import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../audit/actor.ts';
import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { formSchema } from '../../http/submission/form-schema.ts';
import { acceptJson, defineSubmission } from '../../http/submission/submission.ts';
import { pathParams, recordId, type ValidContext } from '../../http/validate.ts';
import { whenStoreFails } from '../../http/store-failure.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { recipient, sendMailNow } from '../../outbox/mail.ts';
import { peopleOf } from '../../people/person-of-record.queries.ts';
import { site } from '../../shared/content/site.ts';
import { FIELD_TEXTS, tidy } from '../../shared/fields.ts';
import { isEmail } from '../../shared/text/email-address.ts';
import { isIdempotencyKey } from '../../shared/idempotency-key.ts';
import { QUOTE_MAX, repliesApi, replyForm, replyTexts } from './replies.contract.ts';
import { mailAndReplyHandler } from './reply-handler.queries.ts';
import { readOutcome, storeReply } from './replies.queries.ts';
import { recordTables } from '../../record-kinds.ts';

const MAX_BODY_BYTES = 64 * 1024;
const LISTS = recordTables.map(({ kind }) => kind.list);

export const replies = new Hono<AppEnv>();

const gone = () => new AppError('not_found', replyTexts.gone);

const body = z.strictObject({
  ...formSchema(replyForm),
  reply_id: z.string().refine(isIdempotencyKey, FIELD_TEXTS.pattern),
  quote: z.string().max(QUOTE_MAX).transform(tidy).optional(),
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
        { subject, text, quote, reply_id: id },
      ) => {
        const services = c.get('services');
        const { db, providers } = services;
        const { list, id: about } = c.req.valid('param');
        const records = recordTables.find(({ kind }) => kind.list === list);
        if (!records) throw gone();
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
        const stored = await storeReply(
          db,
          records,
          { about, id, mail: { subject, text }, message, by: actorOf(c) },
          Date.now(),
        );
        if (stored === 'gone') throw gone();
        if (stored === 'changed') throw new AppError('conflict', replyTexts.changed);
        await sendMailNow(services, { kind: 'reply', subjectId: id }, mailAndReplyHandler);
        const outcome = await readOutcome(db, id);
        if (!outcome) throw gone();
        return { body: outcome };
      },
    }),
    repliesApi.send,
  ),
);
