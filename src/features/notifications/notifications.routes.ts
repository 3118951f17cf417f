import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError, providerErrorCode } from '../../http/errors.tsx';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { respond } from '../../http/respond.ts';
import { formSchema } from '../../http/submission/form-schema.ts';
import { acceptJson, defineSubmission } from '../../http/submission/submission.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { isoOf } from '../../shared/iso.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { texts } from '../staff/staff.contract.ts';
import { alertText } from './alerts.ts';
import {
  notificationsApi,
  notificationTexts,
  webhookForm,
  type NotificationState,
} from './notifications.contract.ts';
import { notifyNow, type NotificationPayload } from './notify.ts';
import {
  dropEntry,
  findWebhook,
  readNotifications,
  removeWebhook,
  storeWebhook,
} from './webhook.queries.ts';

/** Enough to recognize an address by, too little to use it. */
function maskedUrl(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.origin}/…${address.slice(-4)}` : '…';
}

async function stateOf({ db, webhook: { signs } }: Services): Promise<NotificationState> {
  const { webhook, alerts, ...read } = await orUnavailable(
    readNotifications(db),
    notificationTexts.failed,
  );
  return {
    webhook: webhook
      ? {
          url: maskedUrl(webhook.url),
          format: webhook.format,
          changed_at: isoOf(webhook.changedAt),
          sent_at: isoOf(read.sentAt),
          failure: read.failure,
          waiting: read.waiting,
        }
      : null,
    signs,
    alerts: alerts.map(({ alert, raisedAt }) => ({
      text: alertText(alert),
      since: isoOf(raisedAt),
    })),
  };
}

/** Sends a notification by the same way as every other; what fails is not tried again. */
async function sendTest(c: AppContext): Promise<void> {
  const services = c.get('services');
  const { db } = services;
  if (!(await findWebhook(db))) throw new AppError('conflict', notificationTexts.none);
  const now = Date.now();
  const subjectId = `test:${uuidv7(now)}`;
  const payload: NotificationPayload = { event: 'test', text: 'A test from the staff area' };
  await enqueue(db, { kind: 'webhook', subjectId, payload, notBefore: now }, undefined, now);
  const sent = await notifyNow(services, subjectId);
  if (sent.ok) return;
  await dropEntry(db, subjectId);
  throw new AppError(providerErrorCode(sent.error.reason), sent.error.message);
}

/** Where notifications go, for staff. */
export const notifications = new Hono<AppEnv>();

notifications.get(notificationsApi.read.path, async (c) =>
  respond(c, notificationsApi.read, await stateOf(c.get('services'))),
);

notifications.post(
  notificationsApi.save.path,
  acceptJson(
    defineSubmission({
      form: webhookForm,
      schema: z.strictObject(formSchema(webhookForm)),
      maxBodyBytes: 4096,
      submit: async (c, webhook) => {
        const services = c.get('services');
        if (webhook.format === 'json' && !services.webhook.signs) {
          const { unsigned } = notificationTexts;
          throw new AppError('invalid', unsigned, { fields: { format: unsigned } });
        }
        const storing = storeWebhook(services.db, webhook, actorOf(c), Date.now());
        await orUnavailable(storing, texts.actionFailed);
        return { body: await stateOf(services) };
      },
    }),
    notificationsApi.save,
  ),
);

notifications.delete(notificationsApi.remove.path, async (c) => {
  const services = c.get('services');
  await orUnavailable(removeWebhook(services.db, actorOf(c), Date.now()), texts.actionFailed);
  return respond(c, notificationsApi.remove, await stateOf(services));
});

notifications.post(notificationsApi.test.path, async (c) => {
  await sendTest(c);
  return respond(c, notificationsApi.test, await stateOf(c.get('services')));
});
