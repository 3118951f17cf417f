import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { batch } from '../../../db/client.ts';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { renderPrivate, type Page } from '../../../http/page/render.tsx';
import { respond } from '../../../http/respond.ts';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { acceptForm, defineSubmission } from '../../../http/submission/submission.ts';
import { choice, defineForm } from '../../../shared/form.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { setFlash, takeFlash } from '../../staff/flash.ts';
import { staffPage } from '../../staff/StaffPage.tsx';
import {
  decisionMailApi,
  mailForm,
  mailTexts,
  TEMPLATE_NAMES,
  TEMPLATES_PATH,
} from './decision-mail.contract.ts';
import { readTemplates, rememberTemplate } from './decision-mail.queries.ts';
import { TemplatesPage, type PostedTemplate } from './TemplatesPage.tsx';

const MAX_BODY_BYTES = 48 * 1024;

/** The texts of the e-mails about decisions (ANS-01): read by the list, and written on a page. */
export const decisionTexts = new Hono<AppEnv>();

const templatesIn = (c: AppContext) =>
  orUnavailable(readTemplates(c.get('services').db), mailTexts.failed);

decisionTexts.get(decisionMailApi.templates.path, async (c) =>
  respond(c, decisionMailApi.templates, {
    templates: await templatesIn(c),
    can_send: c.get('services').providers.email.reachesPeople,
  }),
);

async function pageWith(c: AppContext, posted: PostedTemplate | null): Promise<Page> {
  const { reachesPeople } = c.get('services').providers.email;
  return staffPage(c, {
    page: staffPages.applications,
    title: 'Texts of the e-mails',
    screen: (
      <TemplatesPage
        templates={await templatesIn(c)}
        flash={posted ? null : takeFlash(c)}
        posted={posted}
        canSend={reachesPeople}
      />
    ),
  });
}

decisionTexts.get(TEMPLATES_PATH, async (c) => renderPrivate(c, await pageWith(c, null)));

const form = defineForm({
  fields: {
    decision: choice({
      label: '',
      placeholder: '',
      options: TEMPLATE_NAMES.map((value) => ({ value, label: value })),
    }),
    ...mailForm.fields,
  },
});

decisionTexts.post(
  TEMPLATES_PATH,
  acceptForm(
    defineSubmission({
      form,
      schema: z.object(formSchema(form)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c, { decision, subject, text }) => {
        const { db } = c.get('services');
        const template = { decision, subject, text, by: actorOf(c) };
        await orUnavailable(
          batch(db, rememberTemplate(db, template, Date.now())),
          mailTexts.failed,
        );
        return { body: null };
      },
    }),
    {
      received: (c) => {
        setFlash(c, { text: mailTexts.stored, isProblem: false });
        return TEMPLATES_PATH;
      },
      page: (c, { values, errors }) => pageWith(c, { values, errors }),
    },
  ),
);
