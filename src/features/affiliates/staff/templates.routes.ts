import { Hono } from 'hono';
import { z } from 'zod';

import { authorOf } from '../../../audit/actor.ts';
import type { AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { readJson } from '../../../http/read-body.ts';
import { pathParams, recordId } from '../../../http/validate.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { CHANGED_AT_ONCE } from '../../../staff/work/work.contract.ts';
import { findApplications, type StoredApplication } from '../stored-applications.queries.ts';
import { decisionMailApi, mailForm, mailTexts, TEMPLATE_NAMES } from './decision-mail.contract.ts';
import { storeStandard } from '../../../staff/texts/texts.queries.ts';
import { readTemplates } from './decision-mail.queries.ts';

const MAX_BODY_BYTES = 96 * 1024;

export const decisionTexts = new Hono<AppEnv>();

decisionTexts.get(decisionMailApi.templates.path, whenStoreFails(mailTexts.failed), async (c) => {
  const { db, providers } = c.get('services');
  const templates = await readTemplates(db);
  const body = { templates, can_send: providers.email.reachesPeople };
  return respond(c, decisionMailApi.templates, body);
});

/** What a text has of an applicant; undefined for nothing. */
const namedIn = (text: string, { name, email }: StoredApplication): string | undefined =>
  [email, name].find((value) => text.toLowerCase().includes(value.toLowerCase()));

const rememberBody = z.strictObject({
  ...formSchema(mailForm),
  ids: z.array(recordId).max(CHANGED_AT_ONCE),
});

decisionTexts.post(
  decisionMailApi.remember.path,
  whenStoreFails(mailTexts.notStored),
  pathParams(z.object({ name: z.enum(TEMPLATE_NAMES) }), () => {
    throw new AppError('not_found', 'There is no such text');
  }),
  async (c) => {
    const { subject, text, ids } = await readJson(c, rememberBody, { maxBytes: MAX_BODY_BYTES });
    const { db } = c.get('services');
    const about = await findApplications(db, ids);
    const named = about.map((each) => namedIn(`${subject}\n${text}`, each)).find(Boolean);
    if (named !== undefined) {
      const problem = `A remembered text is for everyone, and this one names ${named}. Write {first_name} {last_name} instead.`;
      throw new AppError('invalid', problem, { fields: { text: problem } });
    }
    await storeStandard(db, { name: c.req.valid('param').name, subject, text }, authorOf(c));
    return respond(c, decisionMailApi.remember, {});
  },
);
