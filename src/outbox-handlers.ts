import { registrationHandler } from './features/affiliates/registration/partner-registration.ts';
import { webhookHandler } from './notifications/notify.ts';
import type { OutboxHandler } from './outbox/handler.ts';
import { mailAndReplyHandler } from './staff/replies/reply-handler.queries.ts';

/** Every handler of the outbox: cron delivers by them, and staff try a row again by them. */
export const outboxHandlers: readonly OutboxHandler[] = [
  mailAndReplyHandler,
  registrationHandler,
  webhookHandler,
];
