import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { findPersonId } from '../people/person-of-record.queries.ts';
import { recordProviderFailure } from '../db/provider-failures.ts';
import { notConfigured, type ProviderFailure } from '../shared/provider-failure.ts';
import type { Services } from '../services.ts';
import { oneLine } from '../shared/fields.ts';
import { logError, traceOf } from '../shared/log.ts';
import { isFromPerson, mailKinds, type MailKind } from '../shared/outbox-kinds.ts';
import { success, type Result } from '../shared/result.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { deliverNow } from './drain.ts';
import { outboxHas } from './stored-rows.queries.ts';
import {
  SENDING_MS,
  type Delivered,
  type LockedRow,
  type OutboxHandler,
  type DeliveryServices,
} from './handler.ts';
import type { Message } from './mail.port.ts';
import { enqueue, hasLock, isOutboxRow } from './outbox.queries.ts';
import { reserveSendSlot } from './send-slot.ts';

/** Somebody else used the second that the provider allows; it is over after this. */
const BUSY_WAIT_MS = 1100;

/** A person as a recipient: a name without characters that mean something in a mail header. */
export const recipient = ({ name, email }: { name: string; email: string }) => ({
  name: oneLine(name.replace(/[<>"\\,;:@]/g, ' ')),
  email,
});

/**
 * The statement that queues an e-mail, for the batch that stores what it announces.
 * @param subjectId the id of the message, lead or application; one e-mail each
 * @param waitMs for how long it can be taken back
 * @param onlyIf what must be true at this place of the batch, e.g. that the record was stored
 */
export const queueMail = (
  db: Database,
  { message, subjectId, waitMs = 0 }: { message: Message; subjectId: string; waitMs?: number },
  onlyIf: SQL | undefined,
  now: number,
) =>
  enqueue(
    db,
    { kind: message.kind, subjectId, payload: message, notBefore: now + waitMs },
    onlyIf,
    now,
  );

/**
 * The statement that queues a notification of staff about an e-mail to the team, for the same batch
 * after it. It says only what it is about: the text is made at delivery.
 * @param isOn whether notifications are sent
 */
export const queueNotification = (
  db: Database,
  about: { kind: MailKind; subjectId: string },
  isOn: boolean,
  now: number,
) =>
  enqueue(
    db,
    { kind: 'webhook', subjectId: about.subjectId, payload: { event: about.kind }, notBefore: now },
    isOn ? outboxHas(isOutboxRow(about)) : sql`false`,
    now,
  );

/**
 * An e-mail to the team with the address of the person's page, and of the replies to them. Made at
 * delivery, because only then the record has its place; a visitor's own text stays as it was written.
 */
async function withLink(
  { db, config }: Pick<Services, 'config' | 'db'>,
  message: Message,
): Promise<Message> {
  const { kind, to, replyTo, text, fields } = message;
  if (to !== 'team' || !isFromPerson(kind)) return message;
  // The e-mail is of use without it.
  const id = await findPersonId(db, [replyTo.email]).catch(() => undefined);
  const link = id && `${config.SITE_ORIGIN}${staffPages.people.path}/${id}`;
  return {
    ...message,
    text: link && kind !== 'contact' ? `${text}\n\nEverything of this person: ${link}` : text,
    fields: { ...fields, reply_to: replyTo.email, ...(link ? { record_url: link } : {}) },
  };
}

/** Sends at the provider's pace. When the provider asks to slow down, it waits and tries once more. */
async function send(
  services: Pick<Services, 'config' | 'db' | 'providers'>,
  row: LockedRow,
  until: number,
): Promise<Result<Delivered, ProviderFailure>> {
  const {
    db,
    providers: { email },
  } = services;
  const message = withLink(services, row.payload as Message);
  for (let tries = 1; ; tries += 1) {
    const waitMs = until - SENDING_MS - Date.now();
    const slot = waitMs < 0 ? null : await reserveSendSlot(db, email, waitMs);
    if (slot === null) return success({ state: 'later' });
    const complete = await message;
    await scheduler.wait(Math.max(0, slot - Date.now()));
    // Asked last: it may have been erased while it waited, or D1 was slow.
    if (!(await hasLock(db, row)) || Date.now() > until - SENDING_MS)
      return success({ state: 'later' });
    const sent = await email.send(complete);
    if (sent.ok) return success({ state: 'sent' });
    if (sent.error.status !== 429 || tries === 2) {
      await recordProviderFailure(db, sent.error);
      return sent;
    }
    await scheduler.wait(BUSY_WAIT_MS);
  }
}

export const mailHandler: OutboxHandler = {
  atOnce: 24,
  kinds: mailKinds,
  unavailable: ({ providers: { email } }) =>
    email.configured ? undefined : notConfigured(email.provider),
  deliver: send,
};

/**
 * Sends the e-mail about a stored submission at once. A failure, or a long wait for its turn, is logged
 * and left to cron.
 */
export async function sendMailNow(
  services: DeliveryServices,
  about: { kind: MailKind; subjectId: string },
  handler: OutboxHandler = mailHandler,
): Promise<Result<unknown, ProviderFailure>> {
  try {
    const sent = await deliverNow(services, handler, about);
    if (!sent.ok) {
      const { reason, status } = sent.error;
      logError(`${about.kind}_mail_not_sent`, { reason, status });
    }
    return sent;
  } catch (error) {
    logError(`${about.kind}_mail_left_to_cron`, traceOf(error));
    return success(null);
  }
}
