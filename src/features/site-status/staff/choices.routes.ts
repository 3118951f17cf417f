import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { acceptForm, defineSubmission } from '../../../http/submission/submission.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { setFlash } from '../../../staff/flash.ts';
import { texts } from '../../../staff/staff.contract.ts';
import {
  CHOICES_PATH,
  choicesForm,
  SUBJECT_NAMES,
} from '../../../notifications/choices.contract.ts';
import { storeMuted } from '../../../notifications/choices.ts';

export const notificationChoices = new Hono<AppEnv>();

notificationChoices.post(
  CHOICES_PATH,
  whenStoreFails(texts.actionFailed),
  acceptForm(
    defineSubmission({
      form: choicesForm,
      schema: z.record(z.string(), z.boolean()),
      maxBodyBytes: 1024,
      submit: async (c: AppContext, detail) => {
        const services = c.get('services');
        const muted = SUBJECT_NAMES.filter((name) => !detail[name]);
        await storeMuted(services.kv, muted);
        const entry = { by: actorOf(c), action: 'notifications_chosen', detail } as const;
        await recordAudit(services.db, entry, Date.now());
        setFlash(c, { text: 'What is sent is stored.', isProblem: false });
        return { body: null };
      },
    }),
    { received: staffPages.site.path },
  ),
);
