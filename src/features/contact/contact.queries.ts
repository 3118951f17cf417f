import type { Condition } from '../../db/condition.ts';
import {
  keepKey,
  keyIsFree,
  readKey,
  type StoredSubmission,
  type IdempotencyKey,
} from '../../db/idempotency-keys.ts';
import { queueMailPrepared } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { CONTACT_LIMIT, type ContactValues } from './contact.contract.ts';

/** The same message within this time is the same message: it is announced once. */
const SAME_MESSAGE_MS = 24 * 60 * 60_000;

export interface NewMessage extends ContactValues {
  id: string;
  limitKey: string;
  fingerprint: string;
  userAgent: string;
  /** ms since 1970 */
  createdAt: number;
}

export interface Submission {
  /** What the submission's key stands for: itself, or what was sent under it before. */
  kept: StoredSubmission | undefined;
  /** False when the address had used up its submissions. */
  accepted: boolean;
  /** When (ms) the submissions that count were made, oldest first, this one included. */
  counted: number[];
  /** The message whose e-mail announces this one: itself, or the same one sent before. */
  announcedBy: string | undefined;
  /** Whether that e-mail has been sent. */
  sent: boolean;
}

const COUNTED = `FROM contact_messages
  WHERE limit_key = ? AND created_at > ? AND slot_released_at IS NULL`;

const ANNOUNCED = `FROM contact_messages AS same
  JOIN outbox AS mail ON mail.kind = 'contact' AND mail.subject_id = same.id
  WHERE same.fingerprint = ? AND same.created_at > ?`;

/**
 * Stores a submission with its e-mail, in one batch. The limit is part of the INSERT, and D1 runs
 * batches one after another in one place: however many requests arrive at once, wherever they
 * arrive, only as many as the limit allows become rows. The same message sent again takes a slot
 * like any other, and gets no e-mail of its own; what comes again under its key takes nothing.
 */
export async function submitMessage(
  d1: D1Database,
  message: NewMessage,
  mail: Message,
  key: IdempotencyKey | undefined,
): Promise<Submission> {
  const { id, limitKey, fingerprint, name, email, subject, userAgent, createdAt } = message;
  const windowStart = createdAt - CONTACT_LIMIT.windowMs;
  const sameSince = createdAt - SAME_MESSAGE_MS;
  const unannounced: Condition = {
    sql: `EXISTS (SELECT 1 FROM contact_messages WHERE id = ?)
      AND NOT EXISTS (SELECT 1 ${ANNOUNCED})`,
    values: [id, fingerprint, sameSince],
  };
  const free = keyIsFree(key);
  const [stored, , counted, announcement, , kept] = await d1.batch([
    d1
      .prepare(
        `INSERT INTO contact_messages
           (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at)
         SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?
         WHERE (SELECT count(*) ${COUNTED}) < ${CONTACT_LIMIT.submissions} AND ${free.sql}`,
      )
      .bind(
        id,
        limitKey,
        fingerprint,
        name,
        email,
        subject,
        message.message,
        userAgent,
        createdAt,
        limitKey,
        windowStart,
        ...free.values,
      ),
    queueMailPrepared(d1, mail, id, unannounced, createdAt),
    d1.prepare(`SELECT created_at ${COUNTED} ORDER BY created_at`).bind(limitKey, windowStart),
    d1
      .prepare(`SELECT same.id, mail.status ${ANNOUNCED} ORDER BY same.created_at DESC LIMIT 1`)
      .bind(fingerprint, sameSince),
    ...(key
      ? [
          keepKey(
            d1,
            key,
            { sql: 'SELECT id FROM contact_messages WHERE id = ?', values: [id] },
            createdAt,
          ),
          readKey(d1, key),
        ]
      : []),
  ]);
  const [announced] = (announcement?.results ?? []) as { id: string; status: string }[];
  const [keptSubmission] = (kept?.results ?? []) as StoredSubmission[];
  return {
    kept: keptSubmission,
    accepted: stored?.meta.changes === 1,
    counted: ((counted?.results ?? []) as { created_at: number }[]).map((row) => row.created_at),
    announcedBy: announced?.id,
    sent: announced?.status === 'sent',
  };
}

/** What was sent under a key before, or null. */
export const storedUnder = (
  d1: D1Database,
  key: IdempotencyKey,
): Promise<StoredSubmission | null> => readKey(d1, key).first<StoredSubmission>();

/** The id of the newest message with this content, or null where none came lately. */
export const sameMessage = (d1: D1Database, fingerprint: string): Promise<string | null> =>
  d1
    .prepare(
      `SELECT id FROM contact_messages WHERE fingerprint = ? AND created_at > ?
       ORDER BY created_at DESC LIMIT 1`,
    )
    .bind(fingerprint, Date.now() - SAME_MESSAGE_MS)
    .first<string>('id');

/** Gives the slot of a submission back, because its delivery failed. @returns what still counts, as Submission.counted */
export async function releaseSlot(
  d1: D1Database,
  { id, limitKey }: Pick<NewMessage, 'id' | 'limitKey'>,
  now: number,
): Promise<number[]> {
  const [, counted] = await d1.batch([
    d1.prepare('UPDATE contact_messages SET slot_released_at = ? WHERE id = ?').bind(now, id),
    d1
      .prepare(`SELECT created_at ${COUNTED} ORDER BY created_at`)
      .bind(limitKey, now - CONTACT_LIMIT.windowMs),
  ]);
  return ((counted?.results ?? []) as { created_at: number }[]).map((row) => row.created_at);
}
