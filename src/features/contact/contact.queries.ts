import { and, count, desc, eq, exists, gt, isNull, notExists, sql } from 'drizzle-orm';

import { batch, type Database } from '../../db/client.ts';
import { saveKey } from '../../db/idempotency-keys.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { endWaits } from '../../people/end-waits.queries.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { announceSubmission, countSubmission } from '../../submissions/hours.queries.ts';
import { noteContact } from '../../submissions/lead-contact.queries.ts';
import { mayStore, readBefore, type NewSubmission } from '../../submissions/submission.queries.ts';
import { fieldsOf } from '../../shared/form.ts';
import { foldTexts } from '../../shared/text/fold.ts';
import { CONTACT_LIMIT, contactForm, type ContactContent } from './contact.contract.ts';

/** The same message within this time gets no second e-mail. */
const SAME_MESSAGE_MS = 24 * 60 * 60_000;

export interface NewMessage {
  content: ContactContent;
  limitKey: string;
  fingerprint: string;
  userAgent: string;
  isUnchecked: boolean;
}

const messages = contactMessages;

/** What staff search of a message. */
export const messageSearchText = (
  message: ContactContent & Partial<Pick<typeof messages.$inferSelect, 'nextStep'>>,
): string => foldTexts(...Object.values(fieldsOf(contactForm, message)), message.nextStep);

/** The submissions that count against the limit. */
const counts = (limitKey: string, now: number) =>
  and(
    eq(messages.limitKey, limitKey),
    gt(messages.createdAt, now - CONTACT_LIMIT.windowMs),
    isNull(messages.slotReleasedAt),
  );

/** When (ms) the submissions that count were made, oldest first. */
const countedTimes = (db: Database, limitKey: string, now: number) =>
  db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(counts(limitKey, now))
    .orderBy(messages.createdAt);

const isSame = (fingerprint: string, now: number) =>
  and(eq(messages.fingerprint, fingerprint), gt(messages.createdAt, now - SAME_MESSAGE_MS));

/** The same message with its e-mail. */
const sameAnnounced = (db: Database, fingerprint: string, now: number) =>
  db
    .select({ id: messages.id, status: outbox.status })
    .from(messages)
    .innerJoin(outbox, and(eq(outbox.kind, 'contact'), eq(outbox.subjectId, messages.id)))
    .where(isSame(fingerprint, now));

/**
 * Stores a message with its e-mail, in one batch. The limit is part of the INSERT, and D1 runs batches
 * one after another: of concurrent requests only as many are stored as the limit allows. The same
 * message sent again takes a slot of the limit, but gets no second e-mail.
 */
export function storeMessage(
  db: Database,
  submission: NewSubmission,
  message: NewMessage,
  mail: Message,
) {
  const { id, now, key } = submission;
  const { content, ...facts } = message;
  const { limitKey, fingerprint } = facts;
  const used = db.select({ count: count() }).from(messages).where(counts(limitKey, now));
  const self = db.select({ id: messages.id }).from(messages).where(eq(messages.id, id));
  const searchText = messageSearchText(content);
  return batch(db, {
    ...readBefore(db, submission),
    message: insertWhere(
      db,
      messages,
      { id, createdAt: now, ...content, ...facts, searchText },
      and(sql`${used} < ${CONTACT_LIMIT.submissions}`, mayStore(submission)),
    ).returning({ id: messages.id }),
    contact: noteContact(db, content.email, now, exists(self)),
    ...endWaits(db, content.email, now, exists(self)),
    times: countedTimes(db, limitKey, now),
    announced: sameAnnounced(db, fingerprint, now).orderBy(desc(messages.createdAt)).limit(1),
    saved: saveKey(db, key, sql`${self}`, now),
    counted: countSubmission(db, submission, exists(self)),
    ...announceSubmission(
      db,
      submission,
      mail,
      and(exists(self), notExists(sameAnnounced(db, fingerprint, now))),
    ),
  });
}

/** The newest message with this content. */
export async function findSameMessage(
  db: Database,
  fingerprint: string,
): Promise<string | undefined> {
  const [same] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(isSame(fingerprint, Date.now()))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return same?.id;
}

/** After a failed delivery. @returns what still counts, as countedTimes */
export async function releaseSlot(
  db: Database,
  { id, limitKey }: { id: string; limitKey: string },
  now: number,
): Promise<number[]> {
  const { times } = await batch(db, {
    released: db.update(messages).set({ slotReleasedAt: now }).where(eq(messages.id, id)),
    times: countedTimes(db, limitKey, now),
  });
  return times.map(({ createdAt }) => createdAt);
}
