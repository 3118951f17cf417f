import { z } from 'zod';

import { peopleOf } from '../people/person-of-record.queries.ts';
import { deliverNow } from '../outbox/drain.ts';
import {
  SENDING_MS,
  type LockedRow,
  type OutboxHandler,
  type DeliveryServices,
} from '../outbox/handler.ts';
import { hasLock } from '../outbox/outbox.queries.ts';
import { notConfigured } from '../shared/provider-failure.ts';
import type { Services } from '../services.ts';
import { success } from '../shared/result.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { personPath } from '../people/people.contract.ts';
import { readMuted } from './choices.ts';
import type { Notification } from './webhook.port.ts';

/** What a row of the kind 'webhook' holds: of an e-mail to the team as queueNotification wrote it. */
const payloadSchema = z.union([
  z.object({ event: z.enum(['lead', 'contact', 'affiliate_application', 'digest']) }),
  z.object({ event: z.enum(['alert.raised', 'alert.ended']), text: z.string() }),
]);
export type NotificationPayload = z.infer<typeof payloadSchema>;

const NEW = {
  lead: { type: 'lead.created', text: 'New lead' },
  contact: { type: 'message.created', text: 'New message' },
  affiliate_application: { type: 'application.created', text: 'New affiliate application' },
  digest: { type: 'digest.created', text: 'An hour brought more than is announced one by one' },
} as const;

/** What a notification can be, as docs/contracts.md names it. */
export const NOTIFICATION_TYPES: readonly string[] = [
  ...Object.values(NEW).map(({ type }) => type),
  'alert.raised',
  'alert.ended',
];

/** Made at delivery: after an erasure nothing quotes the person any more. */
async function notificationOf(
  { db, config }: Pick<Services, 'config' | 'db'>,
  { id, subjectId, payload }: LockedRow,
): Promise<Notification> {
  const parsed = payloadSchema.parse(payload);
  // A UUIDv7 begins with its time.
  const createdAt = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  if ('text' in parsed) {
    const { event, text } = parsed;
    return { id, createdAt, type: event, text, url: config.SITE_ORIGIN + staffPages.site.path };
  }
  const { type, text } = NEW[parsed.event];
  const person = (await peopleOf(db, [subjectId])).get(subjectId);
  return {
    id,
    createdAt,
    type,
    text: person ? `${text}: ${person.name}` : text,
    url: config.SITE_ORIGIN + (person ? personPath(person.id) : staffPages.leads.path),
  };
}

export const webhookHandler: OutboxHandler = {
  kinds: ['webhook'],
  atOnce: 8,
  // The last waits are half a day: a receiver that is down for a day misses nothing.
  maxAttempts: 12,
  unavailable: ({ webhook }) => (webhook ? undefined : notConfigured('The webhook')),
  deliver: async (services, row, until) => {
    const { event } = payloadSchema.parse(row.payload);
    // An hour's id begins with its kind.
    const about = event === 'digest' ? row.subjectId.split(':', 1)[0] : event.replace(/\..*/, '');
    if ((await readMuted(services.kv)).some((name) => name === about))
      return success({ state: 'sent' });
    const notification = await notificationOf(services, row);
    // Erased while it was made, or D1 was slow.
    if (!services.webhook || !(await hasLock(services.db, row)) || Date.now() > until - SENDING_MS)
      return success({ state: 'later' });
    const sent = await services.webhook.send(notification);
    return sent.ok ? success({ state: 'sent' }) : sent;
  },
};

/** Tries a queued notification at once; a failure leaves it to cron. */
export const notifyNow = (services: DeliveryServices, subjectId: string, until: number) =>
  deliverNow(services, webhookHandler, { kind: 'webhook', subjectId }, { until });
