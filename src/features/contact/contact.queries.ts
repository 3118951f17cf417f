import { and, count, desc, eq, exists, gt, isNull, notExists, sql } from 'drizzle-orm';

import { batch, type Database } from '../../db/client.ts';
import {
  keyIsFree,
  readKey,
  saveKey,
  type IdempotencyKey,
  type KeyedSubmission,
} from '../../db/idempotency-keys.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { Message } from '../../outbox/mail.port.ts';
import {
  countSubmission,
  fitsHour,
  isFull,
  notifyOfSubmission,
  queueWithinBudget,
  readHour,
  type HourShare,
} from '../../submissions/hours.queries.ts';
import { noteContact } from '../../submissions/lead-contact.queries.ts';
import { foldTexts } from '../../shared/text/fold.ts';
import { CONTACT_LIMIT, type ContactContent } from './contact.contract.ts';

/** The same message within this time gets no second e-mail. */
const SAME_MESSAGE_MS = 24 * 60 * 60_000;

export interface NewMessage {
  id: string;
  content: ContactContent;
  limitKey: string;
  fingerprint: string;
  userAgent: string;
  /** ms since 1970 */
  createdAt: number;
}

interface MessageSubmission {
  message: NewMessage & { isUnchecked: boolean };
  mail: Message;
  key: IdempotencyKey | undefined;
  share: HourShare;
}

export interface StoredMessage {
  /** What the key was used for before. */
  before: KeyedSubmission | undefined;
  /** Whether the hour was full. */
  isRefused: boolean;
  /** False when the address had used up its limit. */
  accepted: boolean;
  /** When (ms) the submissions that count were made, oldest first, this one included. */
  counted: number[];
  /** The message that the e-mail was made for: this one, or the same one sent before. */
  announced: { id: string; status: string } | undefined;
}

const messages = contactMessages;

/** The submissions that count against the limit. */
const counts = (limitKey: string, now: number) =>
  and(
    eq(messages.limitKey, limitKey),
    gt(messages.createdAt, now - CONTACT_LIMIT.windowMs),
    isNull(messages.slotReleasedAt),
  );

const countedTimes = (db: Database, limitKey: string, now: number) =>
  db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(counts(limitKey, now))
    .orderBy(messages.createdAt);

const isSame = (fingerprint: string, now: number) =>
  and(eq(messages.fingerprint, fingerprint), gt(messages.createdAt, now - SAME_MESSAGE_MS));

/** The same message with its e-mail. */
const announcement = (db: Database, { fingerprint, createdAt }: NewMessage) =>
  db
    .select({ id: messages.id, status: outbox.status })
    .from(messages)
    .innerJoin(outbox, and(eq(outbox.kind, 'contact'), eq(outbox.subjectId, messages.id)))
    .where(isSame(fingerprint, createdAt));

/**
 * Stores a message with its e-mail, in one batch. The limit is part of the INSERT, and D1 runs batches
 * one after another: of concurrent requests only as many are stored as the limit allows. The same
 * message sent again takes a slot of the limit, but gets no second e-mail.
 */
export async function storeMessage(
  db: Database,
  { message, mail, key, share }: MessageSubmission,
): Promise<StoredMessage> {
  const { id, content, ...facts } = message;
  const { limitKey, createdAt: now } = facts;
  const used = db.select({ count: count() }).from(messages).where(counts(limitKey, now));
  const self = db.select({ id: messages.id }).from(messages).where(eq(messages.id, id));
  const searchText = foldTexts(...Object.values(content));
  const {
    hour,
    stored,
    before: [before],
    times,
    announced: [announced],
  } = await batch(db, {
    hour: readHour(db, share),
    stored: insertWhere(
      db,
      messages,
      { id, ...content, ...facts, searchText },
      and(sql`${used} < ${CONTACT_LIMIT.submissions}`, keyIsFree(key), fitsHour(share)),
    ).returning({ id: messages.id }),
    contact: noteContact(db, content.email, now, exists(self)),
    counted: countSubmission(db, share, exists(self)),
    queued: queueWithinBudget(
      db,
      share,
      { message: mail, subjectId: id },
      and(exists(self), notExists(announcement(db, message))),
    ),
    before: readKey(db, key),
    saved: saveKey(db, key, sql`${self}`, now),
    times: countedTimes(db, limitKey, now),
    announced: announcement(db, message).orderBy(desc(messages.createdAt)).limit(1),
    notified: notifyOfSubmission(db, share, id),
  });
  return {
    before,
    isRefused: before === undefined && isFull(share, hour),
    accepted: stored.length > 0,
    counted: times.map(({ createdAt }) => createdAt),
    announced,
  };
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

/** After a failed delivery. @returns what still counts, as StoredMessage.counted */
export async function releaseSlot(
  db: Database,
  { id, limitKey }: NewMessage,
  now: number,
): Promise<number[]> {
  const { times } = await batch(db, {
    released: db.update(messages).set({ slotReleasedAt: now }).where(eq(messages.id, id)),
    times: countedTimes(db, limitKey, now),
  });
  return times.map(({ createdAt }) => createdAt);
}
